import { box, round } from "../paths";
import { lineColor } from "../pen";
import type { Draw, Pen } from "../pen";

export const worklight: Draw = (pen) => {
  let led = "";
  for (let r = 0; r < 4; r++)
    for (let q = 0; q < 6; q++) led += round(122 + q * 31, 118 + r * 27, pen.detail === 0 ? 9 : 8);
  return (
    pen.part("M52 350L76 338H324L348 350V364H52Z", pen.rubber) +
    pen.part(
      "M62 344V186Q62 172 76 172H92V196H84V338H62ZM338 344V186Q338 172 324 172H308V196H316V338H338Z",
      pen.metal,
    ) +
    pen.part("M138 62V46Q138 34 150 34H250Q262 34 262 46V62H242V54H158V62Z", pen.rubber) +
    pen.part(
      "M84 78Q84 60 102 60H298Q316 60 316 78V232Q316 250 298 250H102Q84 250 84 232Z",
      pen.body,
      "M80 214H320V254H80Z",
      "M98 66H302V74H98Z",
    ) +
    pen.part(box(104, 88, 192, 124, 6), "#fdfbe9", "M104 150H296V212H104Z") +
    pen.flat(led, "#f3d34a") +
    pen.from(1, `<path d="${led}" fill="none" stroke="${lineColor}" stroke-width="${pen.width * 0.5}"/>`) +
    pen.circle(84, 184, 17, pen.accent) +
    pen.circle(316, 184, 17, pen.accent) +
    pen.part(box(178, 222, 44, 18, 5), pen.accent) +
    pen.line("M126 250V268M150 250V268M174 250V268M226 250V268M250 250V268M274 250V268", 1)
  );
};

const sockets: readonly (readonly [number, number])[] = [
  [172, 168],
  [228, 168],
  [172, 224],
  [228, 224],
];

function socket(pen: Pen, x: number, y: number): string {
  return (
    pen.circle(x, y, 22, "#e9eced") + pen.from(1, pen.flat(round(x - 7, y, 3.4) + round(x + 7, y, 3.4), lineColor))
  );
}

export const reel: Draw = (pen) =>
  pen.part("M104 352L146 180H170L134 352ZM296 352L254 180H230L266 352Z", pen.metal) +
  pen.part(box(84, 346, 232, 20, 8), pen.rubber) +
  pen.part("M156 40H244Q258 40 258 54V80H238V60H162V80H142V54Q142 40 156 40Z", pen.rubber) +
  pen.circle(200, 196, 132, pen.body) +
  pen.part(
    round(200, 196, 132),
    pen.body,
    "M60 230H340V340H60Z",
    "M84 150A124 124 0 0 1 190 74L191 84A114 114 0 0 0 94 152Z",
  ) +
  pen.circle(200, 196, 104, pen.accent) +
  pen.line("M200 100A96 96 0 1 1 104 196M200 112A84 84 0 1 1 116 196", 1, 0.8) +
  pen.circle(200, 196, 74, pen.rubber) +
  sockets.map(([x, y]) => socket(pen, x, y)).join("") +
  pen.part("M306 280C344 296 356 322 352 372H338C340 330 330 308 298 294Z", pen.accent);

/** The grain of the disc: short lines, each slightly slanted. */
const rays = Array.from({ length: 36 }, (_, i) => {
  const point = (radius: number, angle: number) =>
    `${(200 + radius * Math.cos(angle)).toFixed(1)} ${(200 + radius * Math.sin(angle)).toFixed(1)}`;
  const angle = (i * Math.PI) / 18;
  return `M${point(110, angle)}L${point(146, angle + 0.16)}`;
}).join("");

export const disc: Draw = (pen) =>
  pen.part(round(200, 200, 164), pen.rubberLight, "M30 230H370V370H30Z", "") +
  pen.circle(200, 200, 148, "none", 0.5) +
  pen.line(rays, 1, 0.5, "#8d979c") +
  pen.part(round(200, 200, 104), pen.body, "M90 216H310V310H90Z") +
  pen.part("M104 164A104 104 0 0 1 296 164L266 176A72 72 0 0 0 134 176Z", pen.accent) +
  pen.from(1, pen.flat("M150 244H250V252H150ZM164 262H236V268H164Z", "#fff")) +
  pen.circle(200, 200, 44, pen.metalLight) +
  pen.circle(200, 200, 24, "#f2f4f3");
