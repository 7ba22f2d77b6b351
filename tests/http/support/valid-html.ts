import { HtmlValidate } from "html-validate";

/** The rules of the standard, without matters of style. */
const validator = new HtmlValidate({ root: true, extends: ["html-validate:standard"] });

/** What is wrong about a page by the HTML standard, a line for each fault with the text around it. */
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
