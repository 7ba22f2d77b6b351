import { HtmlValidate } from "html-validate";

/** The rules of the HTML standard, without rules of style. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** A page's violations of the HTML standard, a line for each with the text around it. */
export async function faultsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const lines = html.split("\n");
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => {
      const around = (lines[line - 1] ?? "").slice(Math.max(0, column - 60), column + 100);
      return `${ruleId}: ${message}: ${around}`;
    }),
  );
}
