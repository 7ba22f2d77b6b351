import { reflective } from "../parts";
import { box, round } from "../paths";
import { lineColor } from "../pen";
import type { Draw, Pen } from "../pen";

export const toolCart: Draw = (pen) => {
  const wheel = (x: number) =>
    pen.part(
      `M${x - 26} 312H${x + 26}V322L${x + 14} 348H${x - 14}L${x - 26} 322Z`,
      pen.metal,
      `M${x - 26} 312h52v10h-52Z`,
    ) +
    pen.circle(x, 346, 25, pen.rubber) +
    pen.circle(x, 346, 9, pen.metalLight);
  const dr = (y: number, h: number, n: number) =>
    pen.part(box(68, y, 232, h, 5), pen.body, `M60 ${y + h - 8}h250v12h-250Z`, `M74 ${y + 4}h220v4h-220Z`) +
    pen.part(box(120, y + h / 2 - 5, 128, 10, 5), pen.metalLight) +
    pen.from(1, pen.flat(box(78, y + h / 2 - 5, 24, 10, 2), n ? "#fff" : pen.accent));
  return (
    pen.part("M92 98L90 46H104L102 98Z", pen.wood) +
    pen.part("M50 22Q74 10 92 14H126Q132 14 132 20V44Q132 50 126 50H90Q68 44 46 54Z", pen.metal, "M40 36H136V60H40Z") +
    pen.part(
      "M152 96L156 60L152 42Q152 28 165 28Q178 28 178 42L174 60L178 96ZM194 96L197 66L194 52Q194 40 206 40Q218 40 218 52L215 66L218 96Z",
      pen.accent,
    ) +
    pen.part("M244 96V62L234 54V30L247 38V54H257V38L270 30V54L260 62V96Z", pen.metalLight, "M252 30H272V100H252Z") +
    pen.part(
      "M308 116H350Q372 116 372 138V214H354V146Q354 134 342 134H308Z",
      pen.metal,
      "M362 116H376V220H362ZM308 126H346V136H308Z",
    ) +
    pen.part("M306 226H356V240H306Z", pen.metal) +
    pen.part(box(350, 150, 26, 96, 10), pen.rubber, "M364 146H380V248H364Z") +
    pen.line("M356 168H370M356 182H370M356 196H370M356 210H370M356 224H370", 2, 0.6, "#7b848a") +
    wheel(98) +
    wheel(270) +
    pen.part(box(50, 118, 268, 198, 10), pen.body, "M40 304H320V320H40ZM306 118H320V320H306Z") +
    pen.part(box(60, 126, 248, 182, 6), pen.rubber) +
    dr(132, 30, 1) +
    dr(166, 30, 1) +
    dr(200, 30, 1) +
    dr(234, 30, 1) +
    dr(268, 34, 0) +
    pen.part(
      "M36 92H332Q340 92 340 100V116Q340 128 328 128H40Q28 128 28 116V100Q28 92 36 92Z",
      pen.accent,
      "M20 112H344V130H20Z",
      "M40 96H326V102H40Z",
    ) +
    pen.circle(322, 110, 6, pen.metalLight, 0.8)
  );
};

const rackPin = (pen: Pen, x: number, y: number): string => pen.part(box(x - 4, y - 14, 8, 22, 4), pen.metalLight);

const rackDriver = (pen: Pen, x: number, y: number): string =>
  pen.part(`M${x - 5} ${y + 62}h10v70l-5 10l-5 -10Z`, pen.metalLight) +
  pen.part(
    `M${x - 14} ${y + 16}Q${x - 14} ${y} ${x} ${y}Q${x + 14} ${y} ${x + 14} ${y + 16}L${x + 10} ${y + 38}L${x + 14} ${y + 66}H${x - 14}L${x - 10} ${y + 38}Z`,
    pen.accent,
    `M${x + 3} ${y}h14v70h-14Z`,
  ) +
  pen.part(box(x - 20, y + 66, 40, 10, 4), pen.metal);

const rackBin = (pen: Pen, x: number): string =>
  pen.part(
    `M${x + 6} 284V260Q${x + 16} 244 ${x + 30} 252Q${x + 44} 236 ${x + 58} 250Q${x + 76} 242 ${x + 86} 260V284Z`,
    pen.metalDark,
  ) +
  pen.part(
    `M${x} 258H${x + 12}L${x + 20} 278H${x + 72}L${x + 80} 258H${x + 92}L${x + 86} 342Q${x + 86} 348 ${x + 78} 348H${x + 14}Q${x + 6} 348 ${x + 6} 342Z`,
    pen.accent,
    `M${x} 322H${x + 96}V350H${x}Z`,
  ) +
  pen.part(box(x + 26, 294, 40, 18, 3), reflective);

export const wallRack: Draw = (pen) => {
  let holes = "";
  const st = pen.detail ? 26 : 39;
  for (let y = 66; y < 300; y += st) for (let x = 57; x < 350; x += st) holes += round(x, y, pen.detail ? 3.2 : 4.5);
  return (
    pen.part(box(26, 34, 348, 318, 14), pen.body, "M356 34H380V360H356Z", "M44 40H340V48H44Z") +
    pen.flat(holes, "#0b1013", 0.5) +
    pen.screws([42, 50], [358, 50]) +
    pen.part("M70 110H90L92 226Q92 236 80 236Q68 236 68 226Z", pen.wood, "M80 100H96V240H80Z") +
    pen.part("M66 176H94L92 226Q92 236 80 236Q68 236 68 226Z", pen.accent) +
    pen.part(
      "M46 92Q58 74 76 74H114Q120 74 120 80V106Q120 112 114 112H78Q60 106 44 118Z",
      pen.metal,
      "M40 98H124V122H40Z",
    ) +
    rackPin(pen, 80, 84) +
    pen.part(
      "M138 66L132 84Q132 104 148 112V190Q132 200 134 220Q138 238 157 238Q176 238 180 220Q182 200 166 190V112Q182 104 182 84L176 66V88L157 96L138 88Z",
      pen.metalLight,
      "M157 60H190V240H157Z",
    ) +
    pen.circle(157, 215, 11, "#f2f4f3") +
    rackPin(pen, 157, 112) +
    rackDriver(pen, 218, 76) +
    rackDriver(pen, 264, 76) +
    pen.part(
      "M330 140C352 176 354 206 346 236H328C334 208 332 182 312 154ZM322 140C300 176 298 206 306 236H324C318 208 320 182 340 154Z",
      pen.accent,
    ) +
    pen.part(
      "M326 72C340 90 348 116 340 144L326 158L312 144C304 116 312 90 326 72Z",
      pen.metal,
      "M326 72H350V160H326Z",
    ) +
    pen.line("M326 74V132", 1, 0.8) +
    pen.circle(326, 142, 9, pen.metalLight) +
    rackPin(pen, 326, 168) +
    rackBin(pen, 46) +
    rackBin(pen, 154) +
    rackBin(pen, 262) +
    pen.part("M26 340H374V354Q374 362 366 362H34Q26 362 26 354Z", pen.rubber)
  );
};

export const shelving: Draw = (pen) => {
  const beam = (y: number) =>
    pen.part(box(30, y, 340, 22, 5), pen.body, `M26 ${y + 13}h350v12h-350Z`, `M38 ${y + 3}h320v4h-320Z`) +
    pen.from(
      1,
      pen.flat(box(43, y + 7, 10, 7, 2), lineColor, 0.7) + pen.flat(box(347, y + 7, 10, 7, 2), lineColor, 0.7),
    );
  const post = (x: number) =>
    pen.part(box(x, 28, 26, 344, 4), pen.body, `M${x + 15} 20h14v360h-14Z`, `M${x + 4} 34h4v330h-4Z`) +
    pen.line(Array.from({ length: 12 }, (_, i) => `M${x + 13} ${46 + i * 26}v8`).join(""), 1, 1.1);
  const carton = (x: number, y: number, w: number, h: number) =>
    pen.part(box(x, y, w, h, 4), pen.wood, `M${x + w * 0.7} ${y}h${w}v${h}h${-w}Z`) +
    pen.part(`M${x + w / 2 - 9} ${y}h18v${h * 0.42}l-4 -4l-5 4l-5 -4l-4 4Z`, pen.woodDark) +
    pen.line(`M${x + 10} ${y + h - 12}h20`, 1, 0.8);
  const can = (x: number, y: number, w: number, h: number, f: string) =>
    pen.part(
      `M${x} ${y + 8}Q${x} ${y} ${x + w / 2} ${y}Q${x + w} ${y} ${x + w} ${y + 8}V${y + h}H${x}Z`,
      pen.metalLight,
      `M${x + w * 0.66} ${y}h${w}v${h}h${-w}Z`,
    ) + pen.part(`M${x} ${y + h * 0.34}h${w}v${h * 0.44}h${-w}Z`, f, `M${x + w * 0.66} ${y}h${w}v${h}h${-w}Z`);
  return (
    pen.part("M60 72L68 64L340 338L332 346ZM340 72L332 64L60 338L68 346Z", pen.rubberLight) +
    carton(72, 90, 100, 62) +
    carton(186, 96, 64, 56) +
    pen.part("M262 106H330L324 152H268Z", pen.accent, "M262 136H330V154H262Z") +
    pen.part(box(280, 114, 32, 14, 3), reflective) +
    pen.part("M106 196V184Q106 178 112 178H150Q156 178 156 184V196H146V188H116V196Z", pen.rubber) +
    pen.part(box(74, 194, 114, 52, 7), pen.accent, "M70 228H192V250H70Z", "M82 199H180V205H82Z") +
    pen.part("M98 204H114V224H98ZM148 204H164V224H148Z", pen.metalLight) +
    pen.line("M74 216H96M116 216H146M166 216H188", 1, 0.7) +
    can(204, 186, 48, 60, pen.body) +
    can(262, 186, 48, 60, pen.accent) +
    pen.part(
      "M84 340V300Q84 292 94 290L102 284H136Q156 286 156 300V340Z",
      pen.body,
      "M132 280H160V344H132Z",
      "M91 302H97V332H91Z",
    ) +
    pen.part(box(100, 274, 24, 12, 3), pen.rubber) +
    pen.line("M104 302L138 332M138 302L104 332", 1, 0.8) +
    carton(176, 282, 150, 58) +
    beam(56) +
    beam(150) +
    beam(244) +
    beam(338) +
    post(36) +
    post(338) +
    pen.part("M30 364H68V374H30ZM332 364H370V374H332Z", pen.rubber)
  );
};
