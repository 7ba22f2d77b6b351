import clsx from "clsx";

type ProseProps = {
  /** HTML that the server has sanitised; nothing else may be passed here. */
  html: string;
  className?: string | undefined;
};

/** The text of the shop's editors, in lines of a readable length. */
export function Prose({ html, className }: ProseProps) {
  return <div className={clsx("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
