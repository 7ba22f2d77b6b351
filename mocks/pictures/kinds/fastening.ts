import { woodScrew } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const clamp: Draw = (pen) => {
  let n = "";
  for (let i = 0; i < 13; i++) n += `M92 ${112 + i * 9}h9`;
  for (let i = 0; i < 5; i++) n += `M92 ${326 + i * 9}h9`;
  let t = "";
  for (let i = 0; i < 7; i++) t += `M296 ${162 + i * 10}l18 -7`;
  for (let i = 0; i < 3; i++) t += `M296 ${292 + i * 9}l18 -6`;
  return (
    pen.part(box(92, 40, 32, 338, 5), pen.metal, "M112 20H126V380H112Z", "") +
    pen.line(n, 1, 0.7) +
    pen.part("M296 146H314V320H296Z", pen.metalLight, "M306 140H316V330H306Z") +
    pen.line(t, 1, 0.7) +
    pen.part("M278 146Q278 128 290 126H320Q332 128 332 146Z", pen.rubber) +
    pen.part(
      "M76 40Q76 26 90 26H150C214 26 270 34 318 50Q330 54 330 68V96H282V86C240 70 186 72 152 98Q140 108 126 108H90Q76 108 76 94Z",
      pen.body,
      "M70 84C150 92 210 50 334 78V110H70Z",
      "M86 40Q88 33 96 33H150C212 33 262 40 312 56L306 62C260 48 206 42 150 42H86Z",
    ) +
    pen.part("M278 96H334V104Q334 112 326 112H286Q278 112 278 104Z", pen.rubber) +
    pen.line("M136 52C190 48 240 56 290 68", 2, 0.6) +
    pen.circle(106, 66, 9, pen.metalLight, 0.8) +
    pen.part(
      "M76 246Q76 232 90 232H126C180 240 230 226 280 220H322Q336 220 336 234V272Q336 284 322 284H286C236 284 190 304 150 316H90Q76 316 76 302Z",
      pen.body,
      "M70 288C180 300 220 262 340 262V330H70Z",
      "M86 246Q88 239 96 239H126C180 247 236 232 282 228H318L322 234H284C236 240 180 256 126 249H86Z",
    ) +
    pen.circle(106, 274, 9, pen.metalLight, 0.8) +
    pen.part(box(154, 254, 82, 24, 5), pen.accent) +
    pen.from(1, pen.flat("M166 263H212V268H166Z", "#fff")) +
    pen.screws([256, 256], [318, 252]) +
    pen.part(
      "M290 316H320L324 326C334 340 332 356 326 370Q322 380 305 380Q288 380 284 370C278 356 276 340 286 326Z",
      pen.rubber,
      "M306 310H340V390H306Z",
      "M290 330H296C288 346 292 360 296 372H290C284 360 282 346 290 330Z",
    ) +
    pen.line("M292 338V366M305 336V368M318 338V366", 1, 0.6, "#7b848a")
  );
};

export const rivetGun: Draw = (pen) =>
  pen.group(
    "translate(16 -6)",
    pen.part(
      "M216 104L262 92C262 160 288 256 344 330Q356 350 338 364Q320 376 306 358C250 286 216 200 212 120Z",
      pen.metal,
      "M230 110C240 200 280 290 330 370L300 380C230 280 210 200 206 130Z",
    ) +
      pen.part(
        "M282 209C295.5 250.5 316 293 344 330Q356 350 338 364Q320 376 306 358C278 322 255.5 282.5 239.5 242Z",
        pen.body,
        "M250 240C268 286 300 330 336 352L330 380H300L230 250Z",
        "",
      ) +
      pen.part(
        "M228 224L276 186Q280 184 282 188L291 212Q292 217 288 220L247 257Q242 260 240 254L226 230Q225 226 228 224Z",
        pen.accent,
      ) +
      pen.part("M20 82Q20 74 30 74H36V110H30Q20 110 20 102Z", pen.metalLight) +
      pen.part("M34 80H62V104H34Z", pen.metalLight, "M34 94H62V106H34Z") +
      pen.part(box(58, 70, 10, 44, 4), pen.metalLight) +
      pen.part("M66 80L94 70V114L66 104Z", pen.metal, "M60 96H100V120H60Z") +
      pen.part("M92 62H124V122H92Z", pen.metal, "M92 104H124V124H92Z", "M92 66H124V74H92Z") +
      pen.line("M92 80H124M92 104H124", 1, 0.7) +
      pen.part(
        "M120 58Q120 46 132 46H248Q276 48 280 78V106Q278 132 254 138H222C202 142 194 156 194 176C194 236 178 306 152 352Q142 368 124 362Q106 354 112 334C130 280 138 220 134 166L128 138Q120 136 120 126Z",
        pen.body,
        "M116 112C170 118 230 118 284 100V140H222C202 144 198 156 198 180C196 240 182 312 150 362L128 370C160 310 170 240 166 180C166 150 150 140 116 136Z",
        "M134 53H246Q266 55 271 76L263 78Q258 63 244 61H132Z",
      ) +
      pen.part(
        "M137 216H190C186 268 172 318 152 352Q142 368 124 362Q106 354 112 334C124 298 133 258 137 216Z",
        pen.rubber,
        "M168 210H194C190 270 170 330 148 366L130 366C154 330 166 270 168 210Z",
      ) +
      pen.line("M140 240l42 4M137 258l42 6M133 276l41 7M128 294l40 8M122 312l39 9M117 330l36 9", 1, 0.7, "#7b848a") +
      pen.part("M136 200H192L190 222H135Z", pen.accent) +
      pen.part(box(146, 72, 74, 32, 5), pen.accent) +
      pen.from(1, pen.flat("M158 81H202V86H158ZM158 92H184V95H158Z", "#fff")) +
      pen.circle(246, 104, 14, pen.metalLight) +
      pen.circle(246, 104, 5, pen.metalDark, 0.7) +
      pen.line("M136 48V136", 2, 0.6) +
      pen.screws([152, 160], [178, 160], [262, 66]),
  );

export const trowel: Draw = (pen) =>
  pen.group(
    "rotate(45 200 200)",
    pen.part(
      "M200 -26C216 -8 264 58 290 126C297 150 288 166 264 172C236 178 214 190 200 204C186 190 164 178 136 172C112 166 103 150 110 126C136 58 184 -8 200 -26Z",
      pen.metalLight,
      "M200 -40V220H310V-40Z",
      "M192 0C168 36 134 90 120 136L132 138C144 96 172 44 196 10Z",
    ) +
      pen.line("M200 -10V148", 1, 0.6) +
      pen.line("M150 150C166 154 178 160 184 166M250 150C234 154 222 160 216 166", 2, 0.6) +
      pen.part("M186 168Q182 140 200 138Q218 140 214 168L210 214V266H190V214Z", pen.metal, "M202 130H224V270H202Z") +
      pen.circle(200, 158, 5, pen.metalDark, 0.7) +
      pen.part(
        "M182 286C178 306 170 330 170 366C170 398 176 424 200 424C224 424 230 398 230 366C230 330 222 306 218 286Z",
        pen.body,
        "M206 280H240V430H206Z",
        "M186 296C182 318 177 340 178 380H185C184 340 190 318 193 296Z",
      ) +
      pen.part("M180 262H220L224 290H176Z", pen.accent, "M206 260H226V292H206Z") +
      pen.part("M172 390C174 410 180 424 200 424C220 424 226 410 228 390Q200 402 172 390Z", pen.rubber) +
      pen.line("M180 330H220M176 348H224M174 366H226", 2, 0.6),
  );

export const screwsBox: Draw = (pen) => {
  const s = (x: number, y: number, a: number, L: number, k: number) =>
    pen.group(`translate(${x} ${y}) rotate(${a})`, woodScrew(pen, L, k));
  const top = (x: number, y: number, r: number, a: number) =>
    pen.part(round(x, y, r), pen.metalLight, `M${x - r} ${y + 3}h${2 * r}v${r}h-${2 * r}Z`) +
    pen.group(
      `rotate(${a} ${x} ${y})`,
      pen.line(`M${x - r * 0.5} ${y}H${x + r * 0.5}M${x} ${y - r * 0.5}V${y + r * 0.5}`, 0, 1.5),
    );
  return (
    pen.flat("M60 210C70 150 130 110 200 108C270 110 330 150 340 210Z", pen.rubberLight) +
    s(58, 92, -38, 150, 1) +
    s(342, 88, 40, 150, 1) +
    s(128, 46, -16, 170, 1.1) +
    s(272, 44, 18, 170, 1.1) +
    s(201, 26, 2, 180, 1.15) +
    top(96, 178, 24, 20) +
    top(304, 176, 24, 50) +
    top(164, 168, 26, 66) +
    top(238, 168, 26, 10) +
    top(200, 192, 25, 34) +
    top(132, 196, 22, 0) +
    top(270, 196, 22, 74) +
    pen.part(
      "M44 210H356L340 350Q338 372 316 372H84Q62 372 60 350Z",
      pen.body,
      "M40 320H360V380H40Z",
      "M58 226H68L82 346H73Z",
    ) +
    pen.part(box(28, 196, 344, 34, 10), pen.body, "M28 216H372V234H28Z", "M38 201H362V207H38Z") +
    pen.part(box(112, 250, 176, 86, 8), "#f2f4f3") +
    pen.part("M112 258Q112 250 120 250H280Q288 250 288 258V274H112Z", pen.accent) +
    pen.from(1, pen.flat("M126 259H186V265H126Z", "#fff")) +
    pen.group("translate(138 306) rotate(-90)", woodScrew(pen, 126, 0.8)) +
    pen.line("M52 240H348", 2, 0.6)
  );
};

/** The two sides of a ribbed plug, and the lines of its thread. */
function spiralPlug(): { left: string; right: string; lines: string } {
  const plug = { left: "M290 54", right: "", lines: "" };
  for (let i = 0; i < 6; i++) {
    const y = 62 + i * 46;
    const k = 1 - i * 0.12;
    const o = 42 * k;
    const n = 22 * k;
    plug.left += `L${314 - n} ${y + 6}L${314 - o} ${y + 20}L${314 - n} ${y + 34}`;
    plug.right = `L${314 + n * 0.97} ${y + 22}L${314 + o * 0.97} ${y + 8}L${314 + n} ${y - 6}${plug.right}`;
    plug.lines += `M${(314 - o).toFixed(1)} ${y + 20}L${(314 + o * 0.97).toFixed(1)} ${y + 8}`;
  }
  return plug;
}

/** The two sides of a plug with teeth. */
function toothedPlug(): { left: string; right: string } {
  const plug = { left: "M66 122", right: "" };
  for (let i = 0; i < 4; i++) {
    const y = 132 + i * 30;
    plug.left += `L62 ${y}L52 ${y + 24}L62 ${y + 26}`;
    plug.right = `L128 ${y + 24}L118 ${y}${i ? `L118 ${y - 4}` : "L114 122"}${plug.right}`;
    if (i < 3) plug.right = `L118 ${y + 26}${plug.right}`;
  }
  return plug;
}

export const anchors: Draw = (pen) => {
  const toothed = toothedPlug();
  const spiral = spiralPlug();
  const thread = Array.from({ length: 7 }, (_, i) => `M184 ${40 + i * 9}l32 -6`).join("");
  return (
    pen.group("translate(90 28)", woodScrew(pen, 140, 1.25)) +
    pen.part(
      `${toothed.left}L62 256L68 340Q70 372 90 372Q110 372 112 340L118 256${toothed.right}Z`,
      pen.body,
      "M98 110H140V380H98Z",
      "M68 130H74V330H70Z",
    ) +
    pen.part("M85 206Q90 194 95 206L94 370H86Z", pen.rubber) +
    pen.part(box(50, 104, 80, 22, 8), pen.body, "M98 100H134V130H98Z", "M58 109H122V114H58Z") +
    pen.part("M186 30L190 24H210L214 30V120H186Z", pen.metalLight, "M203 20H220V120H203Z") +
    pen.line(thread, 0, 0.7) +
    pen.part("M178 140H222V330H178Z", pen.metal, "M205 140H224V332H205Z", "M182 140H189V330H182Z") +
    pen.part("M182 322H218L226 364Q226 372 218 372H182Q174 372 174 364Z", pen.metalLight, "M204 320H230V376H204Z") +
    pen.part("M196 250Q200 240 204 250V328H196Z", pen.rubber) +
    pen.part("M178 176H222V192H178Z", pen.accent) +
    pen.part("M178 210H222V222H178Z", pen.accent) +
    pen.part(
      "M160 88Q160 82 166 82H234Q240 82 240 88V120Q240 126 234 126H166Q160 126 160 120Z",
      pen.metal,
      "M160 108H240V128H160Z",
      "M166 86H234V92H166Z",
    ) +
    pen.line("M182 83V125M218 83V125", 1) +
    pen.part(box(150, 124, 100, 16, 5), pen.metalLight, "M150 132H250V142H150Z") +
    pen.part(`${spiral.left}L314 372${spiral.right}L338 54Z`, pen.body, "M320 30H370V380H320Z") +
    pen.line(spiral.lines, 1, 0.8) +
    pen.part(box(266, 30, 96, 28, 10), pen.body, "M322 24H370V60H322Z", "M274 36H354V41H274Z") +
    pen.line("M276 47H352", 2, 0.5)
  );
};
