import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";

import { Picture } from "./picture";

const src = (width: number) => `/images/${width}/drill.jpg`;

it("offers its widths and keeps its place", () => {
  const html = renderToStaticMarkup(<Picture src={src} widths={[320, 640]} sizes="50vw" alt="" />);
  expect(html).toContain('sizes="50vw" srcSet="/images/320/drill.jpg 320w, /images/640/drill.jpg 640w"');
  expect(html).toContain('src="/images/320/drill.jpg"');
  expect(html).toContain('width="400" height="400" alt="" loading="lazy"');
});

it("fetches the most important one at once", () => {
  const html = renderToStaticMarkup(<Picture src={src} widths={[320]} sizes="50vw" alt="" priority />);
  expect(html).toContain('fetchpriority="high"');
  expect(html).not.toContain("lazy");
});

it("draws a toolbox where there is no picture", () => {
  const html = renderToStaticMarkup(<Picture src={null} widths={[320]} sizes="50vw" alt="No picture" />);
  expect(html).toContain('src="/assets/no-picture.svg"');
  expect(html).not.toContain("srcSet");
});
