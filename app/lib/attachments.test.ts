import { expect, it } from "vitest";

import { addAttachments, attachmentLimits, validateAttachment, removeAttachment } from "./attachments";

const file = (name: string, size = 100) => ({ name, size });
const names = (list: { file: { name: string } }[]) => list.map(({ file: { name } }) => name);

it.each([
  [file("a.jpg"), null],
  [file("b.JPEG", attachmentLimits.bytes), null],
  [file("c.png"), null],
  [file("c.svg"), "type"],
  [file("c.png.exe"), "type"],
  [file("png"), "type"],
  [file("c.png", 0), "empty"],
  [file("c.png", attachmentLimits.bytes + 1), "size"],
])("judges %j", (facts, fault) => {
  expect(validateAttachment(facts)).toBe(fault);
});

it("keeps a file of the same name and size once", () => {
  const first = addAttachments([], [file("a.jpg"), file("a.jpg"), file("a.jpg", 200)]);
  expect(addAttachments(first, [file("a.jpg"), file("b.jpg")]).map((one) => [one.file.name, one.file.size])).toEqual([
    ["a.jpg", 100],
    ["a.jpg", 200],
    ["b.jpg", 100],
  ]);
});

it("accepts ten valid files, and the next one after one is removed", () => {
  const files = Array.from({ length: 11 }, (_, at) => file(`${at}.jpg`));
  const list = addAttachments([], [file("x.svg"), ...files]);
  expect(list.filter(({ fault }) => fault).map((one) => [one.file.name, one.fault])).toEqual([
    ["x.svg", "type"],
    ["10.jpg", "many"],
  ]);
  const fewer = removeAttachment(list, files[3] ?? file(""));
  expect(fewer.filter(({ fault }) => fault).map((one) => one.file.name)).toEqual(["x.svg"]);
  expect(names(fewer)).not.toContain("3.jpg");
});
