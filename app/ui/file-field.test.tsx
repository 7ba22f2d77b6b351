import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { FileField, type FileFieldTexts } from "./file-field";

const texts: FileFieldTexts = {
  invite: "JPG or PNG",
  size: String,
  remove: (name) => `Remove ${name}`,
  fault: (fault) => fault,
  count: String,
};

it("is the browser's own field for several pictures", () => {
  const html = renderToStaticMarkup(
    <FileField name="files" label="Photos" id="f" texts={texts} error="a.jpg: broken" />,
  );
  expect(html).toMatch(/<input [^>]*id="f" type="file" name="files" accept="\.jpg,\.jpeg,\.png" multiple=""/);
  expect(html).toMatch(/<label [^>]*for="f">Photos</);
  expect(html).toMatch(/aria-invalid="true" aria-describedby="f-message"/);
  expect(html).toMatch(/id="f-message".*a\.jpg: broken/);
  expect(html).not.toMatch(/<ul|<button/);
});
