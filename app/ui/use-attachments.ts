import { useCallback, useEffect, useRef, useState } from "react";

import { addAttachments, removeAttachment, type Attachment } from "~/lib/attachments";

/**
 * The list of attached files. The field's own files are always the good ones of the list, so the form sends them by
 * itself.
 */
export function useAttachments() {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<Attachment[]>([]);
  const [list, setList] = useState<Attachment[]>([]);

  const keep = useCallback((next: Attachment[]) => {
    latest.current = next;
    setList(next);
    if (field.current) field.current.files = filesOf(next);
  }, []);
  // What is picked takes the place of what was, so the two are put together again.
  const take = useCallback(() => {
    keep(addAttachments(latest.current, Array.from(field.current?.files ?? [])));
  }, [keep]);

  useEffect(() => {
    // Picked before hydration.
    if (field.current?.files?.length) take();
    const form = field.current?.form;
    const forget = () => {
      latest.current = [];
      setList([]);
    };
    form?.addEventListener("reset", forget);
    return () => form?.removeEventListener("reset", forget);
  }, [take]);

  return { field, list, take, remove: (file: File) => keep(removeAttachment(latest.current, file)) };
}

function filesOf(list: readonly Attachment[]): FileList {
  const files = new DataTransfer();
  for (const { file, fault } of list) if (!fault) files.items.add(file);
  return files.files;
}

/** The address of a file in memory, for as long as its picture is shown. */
export function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
