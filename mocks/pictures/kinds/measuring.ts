import { box } from "../paths";
import type { Draw, Pen } from "../pen";

export const tape: Draw = (pen) => {
  const ticks = Array.from({ length: 9 }, (_, i) => `M${292 + i * 10} 318v${i % 5 === 2 ? 16 : 9}`).join("");
  return (
    pen.part("M250 316H384V346H250Z", "#f3d34a", "M250 334H384V348H250Z") +
    pen.line(ticks, 1, 0.7) +
    pen.part("M378 312H390V364H378Z", pen.metal) +
    pen.part(
      "M88 52H236C296 52 312 100 312 150V330Q312 350 292 350H74Q46 350 46 322V96Q46 52 88 52Z",
      pen.rubber,
      "M46 280H320V352H46Z",
    ) +
    pen.part(
      "M94 76H230C270 76 288 104 288 150V300Q288 322 266 322H96Q70 322 70 296V104Q70 76 94 76Z",
      pen.body,
      "M60 250H290V330H60Z",
      "M96 84H232Q262 84 274 108L264 110Q254 94 230 94H96Q84 94 84 106V120H78V104Q78 84 96 84Z",
    ) +
    pen.circle(172, 200, 74, pen.rubber) +
    pen.circle(172, 200, 56, pen.accent) +
    pen.from(1, pen.flat("M150 184H194V192H150ZM150 202H182V210H150Z", "#fff")) +
    pen.part("M278 92L316 112L308 158L280 150Z", pen.accent)
  );
};

export const level: Draw = (pen) =>
  pen.group(
    "translate(10 10) scale(.95) rotate(-24 200 200)",
    pen.part(box(8, 152, 384, 96, 8), pen.body, "M0 206H400V252H0Z", "M14 158H386V166H14Z") +
      pen.line("M30 176H370M30 226H370", 1, 0.6) +
      pen.part(box(6, 148, 30, 104, 8), pen.rubber) +
      pen.part(box(364, 148, 30, 104, 8), pen.rubber) +
      pen.part("M152 152H248V190Q248 194 244 194H156Q152 194 152 190Z", pen.rubber) +
      pen.part(box(162, 158, 76, 26, 12), "#d8f06a", "M160 172H240V186H160Z") +
      pen.line("M188 158V184M212 158V184", 0, 0.8) +
      pen.part(box(190, 163, 20, 13, 6), "#f6ffd0") +
      pen.circle(84, 200, 30, pen.accent) +
      pen.part(box(71, 178, 26, 44, 12), "#d8f06a") +
      pen.line("M71 192H97M71 208H97", 1, 0.8) +
      pen.circle(316, 200, 30, pen.accent) +
      pen.group(
        "rotate(45 316 200)",
        pen.part(box(303, 178, 26, 44, 12), "#d8f06a") + pen.line("M303 192H329M303 208H329", 1, 0.8),
      ),
  );

export const vise: Draw = (pen) =>
  pen.part("M24 216H66V246H24Z", pen.metal) +
  pen.part("M14 178H34V292H14Z", pen.metal) +
  pen.circle(24, 174, 12, pen.metalLight) +
  pen.circle(24, 296, 12, pen.metalLight) +
  pen.part("M60 196H150V262H60Z", pen.body, "M60 236H150V264H60Z") +
  pen.part("M120 218H240V246H120Z", pen.metal) +
  pen.line("M132 246l8-28M146 246l8-28M160 246l8-28M174 246l8-28M188 246l8-28", 1, 0.7) +
  pen.part("M92 110H160V262H120Q92 240 92 206Z", pen.body, "M134 110H160V262H134Z", "M98 116H106V206H98Z") +
  pen.part("M150 104H172V158H150Z", pen.metalLight) +
  pen.part(
    "M222 110H292Q344 116 356 164V204Q344 258 300 270V316H222Z",
    pen.body,
    "M222 232H360V320H222Z",
    "M228 116H290Q330 122 344 158L334 160Q322 130 288 126H228Z",
  ) +
  pen.part("M210 104H232V158H210Z", pen.metalLight) +
  pen.part("M252 160H320V196H252Z", pen.accent) +
  pen.from(1, pen.flat("M264 171H304V176H264ZM264 183H290V186H264Z", "#fff")) +
  pen.part("M184 314H338Q354 314 354 330V350H168V330Q168 314 184 314Z", pen.rubber) +
  pen.circle(196, 334, 7, pen.metalLight) +
  pen.circle(328, 334, 7, pen.metalLight);

/** x, width and length of each bit. */
const bitSizes: readonly (readonly [number, number, number])[] = [
  [78, 26, 232],
  [134, 22, 206],
  [184, 19, 182],
  [230, 16, 160],
  [272, 13, 140],
  [310, 10, 122],
  [342, 8, 108],
];

function bit(pen: Pen, x: number, width: number, length: number): string {
  const y = 118;
  const half = width / 2;
  const tip = `V${y + length - half}L${x} ${y + length + width * 0.3}L${x - half} ${y + length - half}Z`;
  const turns = Array.from(
    { length: Math.ceil(length / 26 - 1) },
    (_, i) => `M${x - half} ${y + length - 12 - i * 26}L${x + half} ${y + length - 30 - i * 26}`,
  );
  return (
    pen.part(
      `M${x - half} ${y}H${x + half}${tip}`,
      pen.metal,
      `M${x + width * 0.1} ${y}h${width}v${length}h-${width}Z`,
    ) + pen.line(turns.join(""), 0, 0.75)
  );
}

export const bits: Draw = (pen) =>
  bitSizes.map(([x, width, length]) => bit(pen, x, width, length)).join("") +
  pen.part(box(40, 52, 322, 76, 10), pen.body, "M40 100H362V130H40Z", "M50 58H352V66H50Z") +
  pen.part(box(62, 76, 150, 30, 4), pen.accent) +
  pen.from(1, pen.flat("M76 86H150V91H76ZM76 96H122V99H76Z", "#fff")) +
  pen.line("M238 92H342", 1);
