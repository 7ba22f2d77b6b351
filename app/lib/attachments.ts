/** Limits for attachments of a form: the number of pictures, and the size of each in bytes. */
export const attachmentLimits = { files: 10, bytes: 10 * 1024 * 1024 } as const;

/** For the `accept` of a file field. */
export const attachmentTypes = ".jpg,.jpeg,.png";

/** Why a file is not accepted, judged by its name and size. */
export type AttachmentError = "type" | "empty" | "size" | "many";

type FileFacts = { readonly name: string; readonly size: number };

/** Checks one file; null if it is accepted. */
export function validateAttachment({ name, size }: FileFacts): Exclude<AttachmentError, "many"> | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return "type";
  if (size === 0) return "empty";
  return size > attachmentLimits.bytes ? "size" : null;
}

/** A file in the shopper's list, and why it cannot be sent. */
export type Attachment<F extends FileFacts = File> = { file: F; fault: AttachmentError | null };

/** Adds files to the list; skips files with the same name and size (specification, section 5). */
export function addAttachments<F extends FileFacts>(list: readonly Attachment<F>[], added: readonly F[]) {
  const known = new Set<string>();
  const files = [...list.map(({ file }) => file), ...added].filter((file) => {
    const key = `${file.size} ${file.name}`;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return judge(files);
}

/** Removes a file from the list; a file over the maximum number may then be accepted. */
export function removeAttachment<F extends FileFacts>(list: readonly Attachment<F>[], removed: F): Attachment<F>[] {
  return judge(list.map(({ file }) => file).filter((file) => file !== removed));
}

function judge<F extends FileFacts>(files: readonly F[]): Attachment<F>[] {
  let good = 0;
  return files.map((file) => {
    const fault = validateAttachment(file);
    if (fault) return { file, fault };
    good += 1;
    return { file, fault: good > attachmentLimits.files ? "many" : null };
  });
}
