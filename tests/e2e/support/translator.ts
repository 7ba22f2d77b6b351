import type { Page } from "playwright/test";

/** Replaces the page's texts as a browser does that translates it: each one is in an element of its own. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(translatePage, { goesOn: false });
}

/** Translates each page that is opened from now on as soon as it has loaded, and all that it shows later. */
export async function keepTranslating(page: Page): Promise<void> {
  await page.addInitScript(translatePage, { goesOn: true });
}

/** Runs in the page. */
function translatePage({ goesOn }: { goesOn: boolean }): void {
  const translateText = (text: Text) => {
    if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, option, font")) return;
    const translation = document.createElement("font");
    translation.textContent = text.data;
    text.before(translation);
    text.remove();
  };
  const translateAll = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = root instanceof Text ? [root] : [];
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
    found.filter(({ isConnected }) => isConnected).forEach(translateText);
  };
  const translateLater = (node: Node) => void setTimeout(() => translateAll(node), 30);
  const begin = () => {
    translateAll(document.documentElement);
    if (!goesOn) return;
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translateLater(target);
        addedNodes.forEach(translateLater);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  };
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
