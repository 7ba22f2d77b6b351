import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** Resolves its configuration once: the library would do it for every page, which takes a seventh of the time. */
class ResolvedConfigLoader extends StaticConfigLoader {
  private resolved: ReturnType<StaticConfigLoader["getConfigFor"]> | null = null;

  override getConfigFor(handle: string) {
    return (this.resolved ??= super.getConfigFor(handle));
  }
}

/** The rules of the HTML standard, without rules of style. */
const rules = new ResolvedConfigLoader({ root: true, extends: ["html-validate:standard"] });
const validator = new HtmlValidate(rules);

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
