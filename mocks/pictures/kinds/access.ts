import { hose } from "../parts";
import { box } from "../paths";
import type { Draw } from "../pen";

export const scaffold: Draw = (pen) => {
  const t = (d: string, w: number, f: string) => hose(pen, d, w, f, w > 12 ? 1 : 0),
    n = pen.detail === 0 ? 13 : 10;
  const wheel = (x: number) =>
    pen.part(`M${x - 16} 332H${x + 16}L${x + 8} 358H${x - 8}Z`, pen.metal) +
    pen.circle(x, 360, 18, pen.rubber) +
    pen.circle(x, 360, 6, pen.metalLight, 0.8);
  const joint = (y: number, h: number) =>
    pen.part(box(106, y, 28, h, 5), pen.rubber) + pen.part(box(266, y, 28, h, 5), pen.rubber);
  return (
    t("M118 176L54 354M282 176L346 354", n + 1, pen.rubberLight) +
    pen.part("M36 350H72L76 368H32ZM328 350H364L368 368H324Z", pen.rubber) +
    t("M120 152L280 234M280 152L120 234M120 250L280 326M280 250L120 326", n, pen.metal) +
    t("M120 46H280M120 76H280", n + 2, pen.accent) +
    t("M120 242H280M120 330H280", n + 2, pen.metal) +
    t("M120 28V336M280 28V336", 20, pen.body) +
    pen.part(box(90, 124, 220, 22, 4), pen.wood, "M80 136H320V148H80Z") +
    pen.line("M118 135h40M180 132h56M254 136h34", 2, 0.6, pen.woodDark) +
    pen.part(box(102, 100, 196, 26, 4), pen.body, "M90 116H310V128H90Z", "M108 104H292V109H108Z") +
    pen.part(box(170, 105, 60, 14, 3), pen.accent) +
    joint(226, 32) +
    joint(164, 24) +
    pen.part(box(108, 20, 24, 14, 5), pen.rubber) +
    pen.part(box(268, 20, 24, 14, 5), pen.rubber) +
    wheel(120) +
    wheel(280) +
    pen.screws([120, 242], [280, 242])
  );
};

export const platformLadder: Draw = (pen) => {
  const w = 14,
    t = (d: string, f: string, k = w) => hose(pen, d, k, f, k > 13 ? 1 : 0);
  let st = "";
  for (let i = 0; i < 4; i++) {
    const x = 62 + i * 33,
      y = 318 - i * 43;
    st += pen.part(
      `M${x - 30} ${y}H${x + 40}Q${x + 44} ${y} ${x + 44} ${y + 4}V${y + 15}H${x - 34}V${y + 4}Q${x - 34} ${y} ${x - 30} ${y}Z`,
      i % 2 ? pen.metal : pen.metal,
      `M${x - 36} ${y + 8}H${x + 46}V${y + 16}H${x - 36}Z`,
    );
  }
  return (
    t("M340 170L352 352", pen.rubberLight, 18) +
    t("M206 176L348 330", pen.rubberLight, 12) +
    t("M98 304H348", pen.rubberLight, 12) +
    t("M188 166V52Q188 34 206 34H322Q340 34 340 52V166", pen.accent, 16) +
    t("M196 100H332", pen.accent, 12) +
    t("M92 306L102 190Q108 152 142 126L184 96", pen.accent, 12) +
    pen.part("M28 364L182 160H210L60 364Z", pen.body, "M48 364L202 160H214L64 364Z") +
    st +
    pen.part(
      "M160 152H366Q374 152 374 160V182Q374 188 368 188H166Q160 188 158 182Z",
      pen.body,
      "M150 174H380V190H150Z",
      "M166 157H366V164H166Z",
    ) +
    pen.line("M206 150h10M228 150h10M250 150h10M272 150h10M294 150h10M316 150h10", 1, 1.3) +
    pen.part("M18 358H66L62 376H14Z", pen.rubber) +
    pen.part("M336 344H370V366H336Z", pen.rubber) +
    pen.circle(353, 360, 16, pen.rubber) +
    pen.circle(353, 360, 5, pen.metalLight, 0.8)
  );
};

export const straightLadder: Draw = (pen) => {
  const rung = (x: number, y: number, w: number, f: string) =>
    pen.part(`M${x} ${y}H${x + w}V${y + 13}H${x}Z`, f, `M${x} ${y + 7}H${x + w}V${y + 14}H${x}Z`);
  let lo = "",
    up = "";
  for (let y = 42; y < 350; y += pen.detail === 0 ? 48 : 36) {
    if (y < 226) up += rung(154, y, 92, pen.metalLight);
    if (y > 160) lo += rung(138, y, 124, pen.metal);
  }
  const stile = (x: number, y: number, h: number, f: string) =>
    pen.part(box(x, y, 19, h, 4), f, `M${x + 11} ${y}h10v${h}h-10Z`, `M${x + 4} ${y}h4v${h}h-4Z`);
  return pen.group(
    "translate(15 1) rotate(15 200 200)",
    lo +
      stile(121, 152, 204, pen.body) +
      stile(260, 152, 204, pen.body) +
      up +
      stile(145, 22, 222, pen.body) +
      stile(236, 22, 222, pen.body) +
      pen.part(box(115, 148, 54, 25, 6), pen.accent, "M112 162H172V176H112Z") +
      pen.part(box(231, 148, 54, 25, 6), pen.accent, "M228 162H288V176H228Z") +
      pen.part(box(118, 226, 50, 25, 6), pen.rubber) +
      pen.part(box(232, 226, 50, 25, 6), pen.rubber) +
      pen.part(box(141, 14, 27, 22, 7), pen.accent) +
      pen.part(box(232, 14, 27, 22, 7), pen.accent) +
      pen.part(
        "M114 344H146L151 372Q152 376 148 376H112Q108 376 109 372ZM254 344H286L291 372Q292 376 288 376H252Q248 376 249 372Z",
        pen.rubber,
      ) +
      pen.line("M114 368H146M254 368H286", 2, 0.7, "#7b848a") +
      pen.screws([142, 160], [258, 160]),
  );
};

export const stepStool: Draw = (pen) => {
  const step = (x: number, y: number, w: number) =>
    pen.part(
      `M${x + 14} ${y}H${x + w - 14}L${x + w} ${y + 26}V${y + 36}Q${x + w} ${y + 42} ${x + w - 6} ${y + 42}H${x + 6}Q${x} ${y + 42} ${x} ${y + 36}V${y + 26}Z`,
      pen.rubber,
      `M${x} ${y + 28}H${x + w}V${y + 44}H${x}Z`,
    ) + pen.line(`M${x + 26} ${y + 9}H${x + w - 26}M${x + 20} ${y + 18}H${x + w - 20}`, 1, 0.8, "#7b848a");
  return (
    hose(pen, "M210 298H318", 13, pen.metal, 0) +
    hose(pen, "M254 150L346 362", 17, pen.rubberLight) +
    hose(pen, "M178 186L212 330", 17, pen.rubberLight) +
    hose(pen, "M72 362L126 74Q134 32 164 32H206Q236 32 244 74L290 362", 22, pen.body) +
    hose(pen, "M152 32H218", 26, pen.accent) +
    hose(pen, "M124 92H246", 12, pen.metal, 0) +
    step(88, 160, 192) +
    step(64, 262, 238) +
    pen.part(
      "M54 352H92L90 374H48ZM272 352H310L316 374H274ZM328 350H362L366 372H332ZM196 322H226V340H196Z",
      pen.rubber,
    ) +
    pen.screws([111, 152], [253, 152], [92, 254], [272, 254])
  );
};
