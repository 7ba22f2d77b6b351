import { box } from "../paths";
import type { Draw, Pen } from "../pen";

export const hammer: Draw = (pen) =>
  pen.group(
    "rotate(40 200 200)",
    pen.part("M184 118H216L214 250H186Z", pen.wood, "M202 118H218V250H202Z") +
      pen.part(
        "M182 236H218L224 372Q224 386 200 386Q176 386 176 372Z",
        pen.body,
        "M204 236H226V390H204Z",
        "M188 244H193L188 370H183Z",
      ) +
      pen.part("M180 236H220V258H180Z", pen.accent) +
      pen.line("M182 284H218M181 302H219M180 320H220M180 338H220", 1) +
      pen.part(
        "M168 62Q172 54 200 54H232L246 60H284Q292 60 292 68V118Q292 126 284 126H246L232 122H176Q150 118 118 132Q104 138 92 130Q112 96 168 62Z",
        pen.metal,
        "M90 104H300V140H90Z",
        "M172 62H232L246 67H286V74H246L230 70H164Z",
      ) +
      pen.line("M246 62V124", 1) +
      pen.part("M284 60Q292 60 292 68V118Q292 126 284 126H276V60Z", pen.metalLight),
  );

const handle = 118;

function blade(pen: Pen, x: number, y: number, length: number, cross: boolean): string {
  const from = y + handle;
  const end = from + length;
  const shade = `M${x + 1} ${from}h8v${length}h-8Z`;
  if (cross)
    return pen.part(`M${x - 6} ${from}H${x + 6}V${end - 14}L${x} ${end}L${x - 6} ${end - 14}Z`, pen.metalLight, shade);
  return (
    pen.part(`M${x - 6} ${from}H${x + 6}V${end}H${x - 6}Z`, pen.metalLight, shade) +
    pen.part(`M${x - 11} ${end - 16}H${x + 11}L${x + 8} ${end + 6}H${x - 8}Z`, pen.metal)
  );
}

function screwdriver(pen: Pen, x: number, y: number, length: number, cross: boolean): string {
  const collar = `M${x - 22} ${y + 92}Q${x - 20} ${y + handle} ${x} ${y + handle}Q${x + 20} ${y + handle} ${x + 22} ${y + 92}`;
  return (
    blade(pen, x, y, length, cross) +
    pen.part(
      `M${x - 22} ${y + 16}Q${x - 22} ${y} ${x} ${y}Q${x + 22} ${y} ${x + 22} ${y + 16}L${x + 18} ${y + 46}L${x + 22} ${y + 92}Q${x + 20} ${y + handle} ${x} ${y + handle}Q${x - 20} ${y + handle} ${x - 22} ${y + 92}L${x - 18} ${y + 46}Z`,
      pen.body,
      `M${x + 4} ${y}h26v${handle}h-26Z`,
      `M${x - 15} ${y + 12}h6v96h-6Z`,
    ) +
    pen.part(`${collar}L${x + 21} ${y + 82}H${x - 21}Z`, cross ? pen.accent : pen.rubber)
  );
}

export const screwdrivers: Draw = (pen) =>
  screwdriver(pen, 70, 56, 130, false) +
  screwdriver(pen, 136, 40, 190, true) +
  screwdriver(pen, 202, 48, 214, false) +
  screwdriver(pen, 268, 56, 160, true) +
  screwdriver(pen, 332, 66, 96, false);

export const wrench: Draw = (pen) =>
  pen.group(
    "rotate(45 200 200)",
    pen.part(
      "M178 110L172 96C150 84 144 52 160 28L178 20V62L200 72L222 62V20L240 28C256 52 250 84 228 96L222 110V286C246 300 252 330 236 352C216 376 184 376 164 352C148 330 154 300 178 286Z",
      pen.metal,
      "M206 60H260V390H206Z",
      "M183 112H191V290H183Z",
    ) +
      pen.part("M200 312L222 324V348L200 360L178 348V324Z", "#f2f4f3") +
      pen.part(box(188, 140, 24, 116, 10), pen.body) +
      pen.from(1, pen.flat("M196 164H204V218H196Z", "#fff", 0.85)) +
      pen.line("M164 38C156 56 158 74 172 86", 2, 0.6),
  );

export const pliers: Draw = (pen) =>
  pen.part(
    "M216 176C244 226 262 290 256 362Q252 380 236 376Q222 374 222 356C222 300 206 246 176 206Z",
    pen.body,
    "M240 220H270V390H236Q248 300 240 220Z",
  ) +
  pen.part(
    "M184 176C156 226 138 290 144 362Q148 380 164 376Q178 374 178 356C178 300 194 246 224 206Z",
    pen.body,
    "M178 356C178 300 194 246 224 206L214 196C184 240 166 300 166 370Z",
    "M180 196C160 240 148 300 150 352L156 352C154 300 166 244 186 204Z",
  ) +
  pen.part("M222 356C222 374 236 380 246 376Q256 372 257 340L222 336Z", pen.accent) +
  pen.part("M178 356C178 374 164 380 154 376Q144 372 143 340L178 336Z", pen.accent) +
  pen.part(
    "M202 24Q206 22 212 30C232 60 246 112 240 160L224 210L176 200C178 180 192 160 202 148Z",
    pen.metal,
    "M220 40C246 90 246 140 236 180L216 206V40Z",
  ) +
  pen.part(
    "M198 24Q194 22 188 30C168 60 154 112 160 160L176 210L224 200C222 180 208 160 198 148Z",
    pen.metal,
    "M160 140L200 150L230 200L176 212Z",
    "M188 40C174 66 164 104 166 140L172 140C172 104 182 70 194 46Z",
  ) +
  pen.line("M198 60H186M198 74H182M198 88H180M198 102H178", 1, 0.7) +
  pen.line("M198 24V140", 0, 0.8) +
  pen.circle(200, 178, 20, pen.metalLight) +
  pen.circle(200, 178, 6, pen.metalDark);
