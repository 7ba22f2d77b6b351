import { describe, expect, it } from "vitest";

import { sanitize } from "./sanitize.server";

const english = (path: string) => `/en${path}`;

function clean(html: string, topHeading: 2 | 3 = 3): string {
  return sanitize(html, { topHeading, tableLabel: 'Table "1"', outLabel: "<other> site", siteLink: english });
}

describe("what a description may hold", () => {
  it("keeps paragraphs, lists and emphasis", () => {
    const html = "<p>One <strong>two</strong> <em>three</em><br />four m<sup>2</sup></p><ul><li>five</li></ul>";
    expect(clean(html)).toBe(html);
  });

  it("replaces old elements for emphasis", () => {
    expect(clean("<p><b>one</b> <i>two</i></p>")).toBe("<p><strong>one</strong> <em>two</em></p>");
  });

  it("keeps the words of what it does not know", () => {
    expect(clean('<section class="x"><p style="color:red" id="main" data-small="basket">One</p></section>')).toBe(
      "<p>One</p>",
    );
  });

  it("puts a table into a box that scrolls and has a name", () => {
    const html =
      '<table><tbody><tr><th scope="row" style="x">a</th><td colspan="2" onclick="x">b</td></tr></tbody></table>';
    expect(clean(html)).toBe(
      '<div class="table-box" role="group" tabindex="0" aria-label="Table &#34;1&#34;"><table><tbody>' +
        '<tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table></div>',
    );
  });

  it("closes what was left open, tables too", () => {
    const text = clean("<table><tr><td>a<p>b");
    expect(text.endsWith("</table></div>")).toBe(true);
    expect(text.split("<div").length).toBe(text.split("</div").length);
  });
});

describe("headings", () => {
  it("start below the heading above the text, without a gap", () => {
    expect(clean("<h2>a</h2><h4>b</h4>")).toBe("<h3>a</h3><h4>b</h4>");
    expect(clean("<h3>a</h3>")).toBe("<h3>a</h3>");
    expect(clean("<H1 class=x>a</H1><h5>b</h5>", 2)).toBe("<h2>a</h2><h3>b</h3>");
  });
});

describe("links", () => {
  it("of the shop get the language", () => {
    expect(clean('<a href="/files/price.pdf">x</a>')).toBe('<a href="/files/price.pdf">x</a>');
    expect(clean('<a href="/catalog/drills?page=2#a" target="_blank">x</a>')).toBe(
      '<a href="/en/catalog/drills?page=2#a">x</a>',
    );
  });

  it("of other sites say so, and that nothing is shared", () => {
    const words = '<span class="visually-hidden"> (&#60;other&#62; site)</span>';
    expect(clean('<p><a href="https://example.com/a">x <b>y</b></a> <a href="/a">z</a></p>')).toBe(
      `<p><a href="https://example.com/a" rel="nofollow noopener noreferrer">x <strong>y</strong>${words}</a> ` +
        '<a href="/en/a">z</a></p>',
    );
  });

  it.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "java\tscript:alert(1)",
    "java\nscript:alert(1)",
    "&#106;avascript:alert(1)",
    "javascript&colon;alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)",
    "file:///etc/passwd",
    "blob:https://example.com/1",
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "https:evil.example",
    "https://user:word@evil.example/",
    "mailto:a@example.com",
    "drills",
    "",
  ])("%j leads nowhere", (href) => {
    expect(clean(`<a href="${href}">x</a>`)).toBe("<a>x</a>");
  });
});

describe("nothing runs", () => {
  it.each([
    "<script>alert(1)</script>",
    "<ScRiPt src=//evil.example></sCrIpT>",
    "<img src=x onerror=alert(1)>",
    "<svg onload=alert(1)><script>alert(1)</script></svg>",
    "<svg><a xlink:href='javascript:alert(1)'><text>x</text></a></svg>",
    "<math><mi xlink:href='javascript:alert(1)'>x</mi></math>",
    "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
    "<object data='javascript:alert(1)'></object>",
    "<embed src='javascript:alert(1)'>",
    "<form action='https://evil.example'><input name=contact><button>x</button></form>",
    "<style>body{background:url(https://evil.example)}</style>",
    "<link rel=stylesheet href=https://evil.example>",
    "<meta http-equiv=refresh content='0;url=https://evil.example'>",
    "<base href='https://evil.example/'>",
    "<p onmouseover=alert(1)>x</p>",
    "<p style='background:url(javascript:alert(1))'>x</p>",
    "<a href='/x' onclick='alert(1)'>x</a>",
    "<details open ontoggle=alert(1)>x</details>",
    "<video><source onerror=alert(1)></video>",
    "<noscript><p title='</noscript><img src=x onerror=alert(1)>'></noscript>",
    "<textarea><img src=x onerror=alert(1)></textarea>",
    "<title><img src=x onerror=alert(1)></title>",
    "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>",
    "<!--><img src=x onerror=alert(1)>-->",
    "<![CDATA[<script>alert(1)</script>]]>",
    "<<script>alert(1)//<</script>",
    "<p <script>alert(1)</script>>",
    "<a href='x' href='javascript:alert(1)'>x</a>",
    "<td background='javascript:alert(1)'>x</td>",
    "<template><script>alert(1)</script></template>",
    "<xmp><img src=x onerror=alert(1)></xmp>",
    "\0<scr\0ipt>alert(1)</scr\0ipt>",
  ])("in %j", (html) => {
    const tags = clean(html).match(/<[^>]*>/g) ?? [];
    for (const tag of tags) {
      expect(tag).toMatch(
        /^<\/?(p|ul|ol|li|h[2-6]|strong|em|br|su[bp]|div|table|caption|thead|tbody|tfoot|tr|t[hd]|a|span)[\s/>]/,
      );
      expect(tag).not.toMatch(/\son\w+=|javascript:|style=|src=/i);
    }
  });

  it("however deep it is wrapped", () => {
    const html = `${"<ul><li>".repeat(500)}<img src=x onerror=alert(1)>${"</li></ul>".repeat(500)}`;
    expect(clean(html)).not.toContain("<img");
  });
});
