import { hose } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const sockets: Draw = (pen) => {
  const plate = (x: number, y: number) =>
    pen.part(
      box(x, y, 214, 214, 22),
      pen.body,
      `M${x} ${y + 186}H${x + 214}V${y + 216}H${x}Z`,
      `M${x + 20} ${y + 8}H${x + 194}V${y + 17}H${x + 20}Z`,
    ) + pen.part(box(x + 30, y + 30, 154, 154, 12), "#f2f4f3");
  return (
    plate(28, 28) +
    pen.part("M58 70Q58 58 70 58H135V212H70Q58 212 58 200Z", "#f2f4f3", "M58 132H136V214H58Z") +
    pen.part("M135 58H200Q212 58 212 70V200Q212 212 200 212H135Z", "#f2f4f3", "M135 58H212V136H135Z") +
    pen.part(box(74, 72, 30, 12, 5), pen.accent) +
    pen.line("M84 190h24", 2, 0.8, "#8d979c") +
    plate(158, 158) +
    pen.part(round(265, 265, 70), "#f2f4f3", "M195 265A70 70 0 0 1 335 265A64 58 0 0 0 195 265Z") +
    pen.part(round(265, 268, 56), "#dde1e3", "M200 280H330V330H200Z") +
    pen.circle(240, 268, 12, pen.rubber) +
    pen.circle(290, 268, 12, pen.rubber) +
    pen.part(box(255, 194, 20, 28, 4), pen.metal) +
    pen.part(box(255, 312, 20, 26, 4), pen.metal) +
    pen.circle(265, 268, 6, pen.metal, 0.8) +
    pen.from(1, pen.flat("M310 352H342V358H310Z", pen.accent))
  );
};

export const cableCoil: Draw = (pen) => {
  const ring = (r: number, x: number, y: number) =>
    hose(pen, `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, 28, pen.body);
  const tie = (a: number) =>
    pen.group(
      `rotate(${a} 190 184)`,
      pen.part(box(174, 10, 32, 122, 8), pen.accent, "M192 8H208V134H192Z") +
        pen.line("M178 40H202M178 100H202", 2, 0.7),
    );
  const wire = (d: string, f: string) => hose(pen, d, 11, f, 0);
  return (
    wire("M344 352C358 344 364 336 378 332", pen.woodDark) +
    wire("M344 354H386", pen.woodDark) +
    wire("M344 358C358 366 364 372 376 376", pen.woodDark) +
    wire("M340 352C352 346 356 340 364 337", pen.accent) +
    wire("M340 354H370", pen.white) +
    wire("M340 358C352 364 356 368 362 370", pen.rubberLight) +
    hose(pen, "M190 338C250 340 290 354 336 355", 28, pen.body) +
    ring(154, 190, 184) +
    ring(128, 189, 185) +
    ring(103, 190.5, 183.5) +
    ring(78, 190, 184) +
    tie(-64) +
    tie(56) +
    tie(176)
  );
};

export const breaker: Draw = (pen) => {
  const one = (x: number) =>
    pen.part(
      `M${x} 52Q${x} 46 ${x + 6} 46H${x + 94}Q${x + 100} 46 ${x + 100} 52V348Q${x + 100} 354 ${x + 94} 354H${x + 6}Q${x} 354 ${x} 348Z`,
      pen.body,
      `M${x} 300H${x + 100}V356H${x}ZM${x + 86} 40H${x + 100}V356H${x + 86}Z`,
      `M${x + 8} 54H${x + 17}V346H${x + 8}Z`,
    ) +
    pen.circle(x + 50, 86, 20, pen.metal) +
    pen.line(`M${x + 38} 94l24-16`, 0, 1) +
    pen.circle(x + 50, 314, 20, pen.metal) +
    pen.line(`M${x + 38} 322l24-16`, 0, 1) +
    pen.part(box(x + 10, 122, 80, 156, 8), "#f2f4f3", `M${x + 10} 250H${x + 90}V280H${x + 10}Z`) +
    pen.from(1, pen.flat(`M${x + 24} 134H${x + 58}V140H${x + 24}Z`, pen.accent)) +
    pen.line(`M${x + 24} 262H${x + 76}`, 2, 0.8, "#8d979c") +
    pen.part(box(x + 28, 154, 44, 88, 6), pen.rubber);
  return (
    pen.part("M14 168H386V232H14Z", pen.metal, "M14 212H386V234H14Z") +
    pen.line("M14 182H386M14 218H386", 1, 0.6) +
    one(50) +
    one(150) +
    one(250) +
    pen.part(
      "M70 164Q70 156 78 156H322Q330 156 330 164V190Q330 198 322 198H78Q70 198 70 190Z",
      pen.accent,
      "M70 182H330V200H70Z",
      "M80 161H320V168H80Z",
    )
  );
};

export const generator: Draw = (pen) => {
  const sock = (x: number, y: number) =>
    pen.circle(x, y, 21, "#e9eced") +
    pen.circle(x, y, 14, pen.rubber, 0.6) +
    pen.from(1, pen.flat(round(x - 5, y, 2.6) + round(x + 5, y, 2.6), "#e9eced"));
  return (
    hose(pen, "M44 330V92Q44 64 72 64H328Q356 64 356 92V330", 20, pen.rubberLight) +
    pen.part("M66 150H334V322H66Z", pen.rubber) +
    pen.part("M172 58V44Q172 34 182 34H218Q228 34 228 44V58Z", pen.metal, "M204 30H230V60H204Z") +
    pen.line("M186 40V56M200 40V56M214 40V56", 1, 0.7) +
    pen.part(
      "M68 148V104Q68 56 116 56H284Q332 56 332 104V148Z",
      pen.body,
      "M60 124H340V150H60Z",
      "M84 110Q86 72 122 70H250V81H124Q98 82 96 110Z",
    ) +
    pen.part(box(218, 92, 84, 32, 5), pen.accent) +
    pen.from(1, pen.flat("M230 102H276V107H230ZM230 112H258V115H230Z", "#fff")) +
    pen.part("M72 162H98V206H72ZM92 286H180V312H92Z", pen.metal) +
    pen.line("M72 172H98M72 184H98M72 196H98", 1, 0.7) +
    pen.part(
      round(140, 234, 66),
      pen.body,
      "M70 252H210V302H70Z",
      "M88 216A56 56 0 0 1 128 180L130 190A46 46 0 0 0 98 220Z",
    ) +
    pen.circle(140, 234, 44, pen.rubber) +
    pen.line(
      "M140 200V220M140 248V268M106 234H126M154 234H174M116 210l14 14M150 244l14 14M164 210l-14 14M130 244l-14 14",
      1,
      0.9,
      "#8d979c",
    ) +
    pen.circle(140, 234, 13, pen.metal) +
    pen.part(box(176, 178, 32, 15, 6), pen.accent) +
    pen.part(box(218, 162, 112, 146, 10), pen.body, "M216 270H332V310H216Z", "M226 168H322V176H226Z") +
    sock(247, 226) +
    sock(301, 226) +
    pen.circle(248, 192, 15, "#fff", 0.8) +
    pen.line("M248 192l7-7", 1, 0.7) +
    pen.part(box(280, 182, 40, 18, 4), pen.accent) +
    pen.line(`M232 262H316M232 276H316M232 290H316`, 1) +
    pen.screws([226, 170], [322, 170], [226, 300], [322, 300]) +
    pen.part("M24 320H376V340Q376 346 370 346H30Q24 346 24 340Z", pen.rubberLight, "M24 334H376V348H24Z") +
    pen.part(
      "M52 346H108V366Q108 370 104 370H56Q52 370 52 366ZM292 346H348V366Q348 370 344 370H296Q292 370 292 366Z",
      pen.rubber,
    )
  );
};
