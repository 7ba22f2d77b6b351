import clsx from "clsx";

type ProseProps = {
  /** HTML that was sanitised on the server; nothing else may come here. */
  html: string;
  className?: string | undefined;
};

/** Text of the shop's editors in the measure of a book line. */
export function Prose({ html, className }: ProseProps) {
  return <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
