import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Checkbox } from "./checkbox";
import { FieldGroup } from "./choices";
import { CodeField, digitsOf } from "./code-field";
import { Countdown } from "./countdown";
import { ErrorSummary } from "./error-summary";
import { FileField, type FileFieldTexts } from "./file-field";
import { PasswordField } from "./password-field";
import { Stepper } from "./stepper";

describe("the code field", () => {
  it.each([
    ["1234", "1234"],
    ["12 34", "1234"],
    ["Code: 1234.", "1234"],
    ["123456", "1234"],
    ["12", "12"],
    ["", ""],
  ])("reads %j", (text, code) => {
    expect(digitsOf(text)).toBe(code);
  });

  it("is one field that accepts autofill and pasted spaces", () => {
    const html = renderToStaticMarkup(<CodeField label="Code" name="code" id="c" error="Wrong" />);
    expect(html.match(/<input/g)).toHaveLength(1);
    expect(html).toMatch(/<input [^>]*autoComplete="one-time-code"/);
    expect(html).toMatch(/<input [^>]*aria-describedby="c-message"/);
    const pattern = new RegExp(`^(?:${/ pattern="([^"]+)"/.exec(html)?.[1] ?? ""})$`);
    expect(["1234", "12 34", " 1234 "].every((code) => pattern.test(code))).toBe(true);
    expect(["123", "12345", "12a4", ""].some((code) => pattern.test(code))).toBe(false);
  });
});

describe("the password field", () => {
  it("has no button without JavaScript, and no value", () => {
    const html = renderToStaticMarkup(
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        texts={{ show: "Show", hide: "Hide" }}
      />,
    );
    expect(html).toMatch(/<input [^>]*type="password"/);
    expect(html).toMatch(/ maxLength="128"/);
    expect(html).not.toContain("<button");
    expect(html).not.toMatch(/ value=/);
  });
});

describe("the countdown", () => {
  const draw = (seconds: number) =>
    renderToStaticMarkup(
      <Countdown seconds={seconds} text="Again in" time={(left) => `${left} s`} over="You may">
        <button>Again</button>
      </Countdown>,
    );

  it("hides the button until the wait is over", () => {
    expect(draw(58.2)).toContain("Again in <b>59 s</b>");
    expect(draw(58.2)).toContain('data-tens="6"');
    expect(draw(600)).toContain('data-tens="60"');
    expect(draw(59)).toMatch(/<div class="pending"><button>/);
  });

  it("shows only its content if the wait is over", () => {
    expect(draw(0)).not.toMatch(/Again in|waits|You may/);
  });
});

describe("messages", () => {
  it("link to their fields", () => {
    const html = renderToStaticMarkup(
      <ErrorSummary
        title="Check"
        errors={[
          { id: "name", text: "Name is missing", refusal: "x", isCorrected: false },
          { id: "city", text: "City is missing", refusal: "x", isCorrected: true },
        ]}
      />,
    );
    expect(html).toMatch(/tabindex="-1"/);
    expect(html).toMatch(/<a [^>]*href="#name">Name is missing</);
    expect(html).toMatch(/<a [^>]*href="#city"><s>City is missing<\/s></);
    expect(renderToStaticMarkup(<ErrorSummary title="Check" errors={[]} />)).toBe("");
  });

  it("are connected to a group and to a checkbox", () => {
    const group = renderToStaticMarkup(
      <FieldGroup legend="How" id="how" error="Choose one">
        <span />
      </FieldGroup>,
    );
    expect(group).toMatch(/<fieldset [^>]*aria-describedby="how-message"/);
    expect(group).toMatch(/id="how-message"/);
    const box = renderToStaticMarkup(<Checkbox label="I agree" id="agree" error="Needed" />);
    expect(box).toMatch(/<input type="checkbox" id="agree" aria-invalid="true" aria-describedby="agree-message"/);
    expect(renderToStaticMarkup(<Checkbox label="I agree" />)).not.toMatch(/aria-|id=/);
  });
});

describe("the file field", () => {
  const texts: FileFieldTexts = {
    invite: "JPG or PNG",
    size: String,
    remove: (name) => `Remove ${name}`,
    fault: (fault) => fault,
    count: String,
  };

  it("is a native field for several pictures without JavaScript", () => {
    const html = renderToStaticMarkup(
      <FileField name="files" label="Photos" id="f" texts={texts} error="a.jpg: broken" />,
    );
    expect(html).toMatch(/<input [^>]*id="f" type="file" name="files" accept="\.jpg,\.jpeg,\.png" multiple=""/);
    expect(html).toMatch(/<label [^>]*for="f">Photos</);
    expect(html).toMatch(/aria-invalid="true" aria-describedby="f-message"/);
    expect(html).toMatch(/id="f-message".*a\.jpg: broken/);
    expect(html).not.toMatch(/<ul|<button/);
  });
});

describe("the stepper", () => {
  const texts = { label: "Quantity: Drill", less: "Less", more: "More", update: "Update" };

  it("submits with its form: the button that Enter presses comes first", () => {
    const html = renderToStaticMarkup(<Stepper value={2} max={999} texts={texts} submitValue={12} />);
    expect([...html.matchAll(/<button name="(\w+)" value="12"/g)].map(([, name]) => name)).toEqual([
      "set",
      "less",
      "more",
    ]);
    expect(html).toContain('name="quantity"');
    expect(html).not.toContain("disabled");
  });

  it("cannot go beyond its limits", () => {
    const html = renderToStaticMarkup(<Stepper value={999} max={999} texts={texts} submitValue={12} />);
    expect(html).toMatch(/<button name="more"[^>]* disabled=""/);
  });

  it("only changes its field if it sends nothing", () => {
    const html = renderToStaticMarkup(<Stepper value={1} min={1} max={999} texts={texts} />);
    expect(html.match(/<button type="button"/g)).toHaveLength(2);
  });
});
