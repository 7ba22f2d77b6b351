import clsx from "clsx";
import { useRef, type ReactNode, useCallback, useEffect, useState } from "react";

import {
  attachmentTypes,
  type Attachment,
  type AttachmentError,
  addAttachments,
  removeAttachment,
} from "~/lib/attachments";

import { IconButton } from "./button";
import { FieldMessage, useFieldNames } from "./field";
import styles from "./file-field.module.css";
import { Icon } from "./icon";

export type FileFieldTexts = {
  /** What may be attached, and how: `JPG или PNG, перетащите или выберите`. */
  invite: ReactNode;
  size: (bytes: number) => string;
  remove: (name: string) => string;
  /** What is wrong with a file; such a file is not sent. */
  fault: (fault: AttachmentError) => string;
  /** Announced to screen readers when the list changes, with the faults. */
  count: (files: number) => string;
};

type FileFieldProps = {
  name: string;
  label: string;
  error?: string | undefined;
  id?: string | undefined;
  texts: FileFieldTexts;
};

/**
 * Attached pictures, picked or dropped, also several at once and in several steps. Without JavaScript it is the native
 * file field. The input covers the whole frame invisibly, so that the browser itself accepts dropped files.
 */
export function FileField({ name, label, error, id, texts }: FileFieldProps) {
  const names = useFieldNames({ label, error }, id);
  const { field, list, take, remove } = useAttachments();
  const listRef = useRef<HTMLUListElement>(null);
  const drop = (file: File, place: number) => {
    remove(file);
    // The clicked button disappears with its file: move the focus to the next file's button, or to the field.
    const buttons = listRef.current?.querySelectorAll("button");
    (buttons?.[place + 1] ?? buttons?.[place - 1] ?? field.current)?.focus();
  };
  return (
    <div className={clsx(styles.field, error && styles.invalid)}>
      <div className={styles.frame}>
        <Icon name="paperclip" />
        <div>
          <label className={styles.label} htmlFor={names.id}>
            {label}
          </label>
          <p className={styles.invite}>{texts.invite}</p>
        </div>
        <input
          ref={field}
          className={styles.input}
          id={names.id}
          type="file"
          name={name}
          accept={attachmentTypes}
          multiple
          onChange={take}
          {...names.aria}
        />
      </div>
      <FieldMessage id={names.id} error={error} />
      {list.length > 0 && (
        <ul ref={listRef} className={styles.files}>
          {list.map((attachment, place) => (
            <FileRow
              key={`${attachment.file.size} ${attachment.file.name}`}
              {...attachment}
              texts={texts}
              onRemove={() => drop(attachment.file, place)}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {newsOf(list, texts)}
      </p>
    </div>
  );
}

/** What to announce of the list: how many files are attached, and which of them are not sent, by reason. */
function newsOf(list: readonly Attachment[], texts: FileFieldTexts): string {
  if (list.length === 0) return "";
  const names = new Map<AttachmentError, string[]>();
  for (const { file, fault } of list) if (fault) names.set(fault, [...(names.get(fault) ?? []), file.name]);
  const faults = [...names].map(([fault, files]) => `${texts.fault(fault)}: ${files.join(", ")}`);
  return [texts.count(list.filter(({ fault }) => !fault).length), ...faults].join(". ");
}

type FileRowProps = Attachment & { texts: FileFieldTexts; onRemove: () => void };

function FileRow({ file, fault, texts, onRemove }: FileRowProps) {
  return (
    <li className={styles.file}>
      <span className={styles.preview}>{fault ? <Icon name="circle-alert" /> : <Preview file={file} />}</span>
      <span className={styles.text}>
        <span className={styles.name}>{file.name}</span>
        <small className={fault ? styles.fault : styles.size}>
          {fault ? texts.fault(fault) : texts.size(file.size)}
        </small>
      </span>
      <IconButton type="button" icon="x" iconSize="s" label={texts.remove(file.name)} onClick={onRemove} />
    </li>
  );
}

function Preview({ file }: { file: File }) {
  const address = useFileAddress(file);
  return address ? <img src={address} width={40} height={40} alt="" decoding="async" /> : null;
}

/**
 * The list of attached files. The input's own files are always the valid ones of the list, so the form sends them
 * without further code.
 */
function useAttachments() {
  const field = useRef<HTMLInputElement>(null);
  const latest = useRef<Attachment[]>([]);
  const [list, setList] = useState<Attachment[]>([]);

  const keep = useCallback((next: Attachment[]) => {
    latest.current = next;
    setList(next);
    if (field.current) field.current.files = filesOf(next);
  }, []);
  // A new selection replaces the previous one in the input, so merge the two.
  const take = useCallback(() => {
    keep(addAttachments(latest.current, Array.from(field.current?.files ?? [])));
  }, [keep]);

  useEffect(() => {
    // Files that were picked before hydration.
    if (field.current?.files?.length) take();
    const form = field.current?.form;
    const clearList = () => {
      latest.current = [];
      setList([]);
    };
    form?.addEventListener("reset", clearList);
    return () => form?.removeEventListener("reset", clearList);
  }, [take]);

  const remove = (file: File) => {
    keep(removeAttachment(latest.current, file));
    // As after a selection, the form checks the field again.
    field.current?.dispatchEvent(new Event("change", { bubbles: true }));
  };
  return { field, list, take, remove };
}

function filesOf(list: readonly Attachment[]): FileList {
  const files = new DataTransfer();
  for (const { file, fault } of list) if (!fault) files.items.add(file);
  return files.files;
}

/** The object URL of a file in memory, for as long as its picture is shown. */
function useFileAddress(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
