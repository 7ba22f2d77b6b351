/** What may be attached to a form: pictures, so many, each so large (in bytes). */
export const attachmentLimits = { files: 10, bytes: 10 * 1024 * 1024 } as const;

/** For the `accept` of a file field. */
export const attachmentTypes = ".jpg,.jpeg,.png";

/** What is wrong with a file, as far as its name and size tell. */
export type AttachmentFault = "type" | "empty" | "size" | "many";

type FileFacts = { readonly name: string; readonly size: number };

/** Looks at one file by itself; null where nothing is wrong. */
export function faultOfAttachment({ name, size }: FileFacts): Exclude<AttachmentFault, "many"> | null {
  if (!/\.(jpe?g|png)$/i.test(name)) return "type";
  if (size === 0) return "empty";
  return size > attachmentLimits.bytes ? "size" : null;
}

/** A file of the list that a shopper puts together, with what keeps it from being sent. */
export type Attachment<F extends FileFacts = File> = { file: F; fault: AttachmentFault | null };

/** Adds files to the list; one of the same name and size is there once (specification, section 5). */
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

/** Takes a file off the list, so that one that was too many may find its place. */
export function removeAttachment<F extends FileFacts>(list: readonly Attachment<F>[], removed: F): Attachment<F>[] {
  return judge(list.map(({ file }) => file).filter((file) => file !== removed));
}

function judge<F extends FileFacts>(files: readonly F[]): Attachment<F>[] {
  let good = 0;
  return files.map((file) => {
    const fault = faultOfAttachment(file);
    if (fault) return { file, fault };
    good += 1;
    return { file, fault: good > attachmentLimits.files ? "many" : null };
  });
}
