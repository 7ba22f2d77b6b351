import { band, mirror, reflective } from "../parts";
import { box, round } from "../paths";
import { lineColor } from "../pen";
import type { Draw, Pen } from "../pen";

export const toolBag: Draw = (pen) => {
  const grip = (x: number, y: number, h: number, f: string) =>
    pen.part(`M${x - 5} ${y + 50}h10v${h}h-10Z`, pen.metal) +
    pen.part(
      `M${x - 15} ${y + 14}Q${x - 15} ${y} ${x} ${y}Q${x + 15} ${y} ${x + 15} ${y + 14}L${x + 12} ${y + 62}H${x - 12}Z`,
      f,
      `M${x + 3} ${y}h14v70h-14Z`,
    );
  const pocket = (x: number, w: number, f: string) =>
    pen.part(
      `M${x} 228H${x + w}L${x + w - 2} 316Q${x + w - 2} 322 ${x + w - 8} 322H${x + 8}Q${x + 2} 322 ${x + 2} 316Z`,
      f,
      `M${x} 290H${x + w}V330H${x}Z`,
    ) + pen.line(`M${x + 8} 238H${x + w - 8}`, 2, 0.5, "#fff");
  return (
    band(pen, "M128 210V122C128 66 152 46 200 46C248 46 272 66 272 122V210", 20, pen.rubberLight) +
    grip(84, 92, 60, pen.accent) +
    grip(318, 82, 70, pen.accent) +
    pen.part("M222 186V104H240V186Z", pen.wood) +
    pen.part(
      "M196 84Q214 74 228 78H262Q268 78 268 84V106Q268 112 262 112H226Q208 108 192 114Z",
      pen.metal,
      "M190 98H270V116H190Z",
    ) +
    pen.part("M154 186L150 108Q150 96 162 96Q174 96 174 108L176 186Z", pen.accent, "M164 90H180V190H164Z") +
    pen.part(
      "M44 158Q44 148 54 148H346Q356 148 356 158L372 336Q374 360 350 360H50Q26 360 28 336Z",
      pen.body,
      "M300 140H380V370H330ZM20 326H380V370H20Z",
      "M56 196L48 300H58L66 196Z",
    ) +
    pen.part(box(36, 142, 328, 30, 10), pen.rubber) +
    pen.line("M52 157H348", 1, 1.1, "#8d979c") +
    pen.part("M336 150H352V172L344 186L336 172Z", pen.metalLight) +
    pocket(58, 52, pen.accent) +
    pocket(148, 104, pen.body) +
    pocket(290, 52, pen.accent) +
    band(pen, "M128 328V122C128 78 152 62 200 62C248 62 272 78 272 122V328", 20, pen.rubber) +
    pen.part(
      "M166 52H234Q240 52 240 60V70Q240 78 234 78H166Q160 78 160 70V60Q160 52 166 52Z",
      pen.accent,
      "M160 66H240V80H160Z",
    ) +
    pen.part("M29 322H371L372 336Q374 360 350 360H50Q26 360 28 336Z", pen.rubber, "M20 346H380V362H20Z") +
    pen.part(box(172, 252, 56, 32, 4), reflective) +
    pen.from(1, pen.flat("M181 261H219V265H181ZM181 270H206V274H181Z", lineColor)) +
    pen.screws([52, 340], [348, 340], [200, 340])
  );
};

const beltDriver = (pen: Pen, x: number, y: number, f: string): string =>
  pen.part(`M${x - 5} ${y + 60}h10v60h-10Z`, pen.metal) +
  pen.part(
    `M${x - 15} ${y + 16}Q${x - 15} ${y} ${x} ${y}Q${x + 15} ${y} ${x + 15} ${y + 16}L${x + 11} ${y + 44}L${x + 14} ${y + 70}H${x - 14}L${x - 11} ${y + 44}Z`,
    f,
    `M${x + 3} ${y}h14v74h-14Z`,
  );

const beltPouch = (pen: Pen): string =>
  pen.part(
    "M34 152H162L170 316Q170 352 134 356Q98 362 62 354Q26 348 26 312Z",
    pen.body,
    "M20 326Q98 352 174 316V370H20Z",
    "M44 176L38 300H47L53 176Z",
  ) +
  pen.line("M44 172H152", 2, 0.6, "#fff") +
  pen.part(
    "M46 224Q98 240 150 224L156 316Q154 338 130 340Q98 344 66 340Q42 338 40 316Z",
    pen.body,
    "M36 306Q98 324 160 306V346H36Z",
  ) +
  pen.part("M42 214Q98 232 154 214L156 250Q98 286 40 250Z", pen.accent, "M38 240Q98 272 160 240V290H38Z") +
  pen.circle(98, 254, 7, pen.metalLight, 0.8) +
  pen.from(
    1,
    (
      [
        [40, 164],
        [156, 164],
        [48, 318],
        [148, 318],
      ] as const
    )
      .map(([x, y]) => pen.circle(x, y, 4.5, pen.metalLight, 0.7))
      .join(""),
  );

export const toolBelt: Draw = (pen) => {
  return (
    beltDriver(pen, 62, 44, pen.accent) +
    beltDriver(pen, 134, 54, pen.accent) +
    pen.part("M92 150V84Q92 76 100 76Q106 76 106 84V150Z", pen.metal) +
    pen.part("M278 160L276 88H292L290 160Z", pen.wood) +
    pen.part(
      "M236 58Q262 46 280 52H316Q322 52 322 58V84Q322 90 316 90H278Q254 84 232 94Z",
      pen.metal,
      "M230 76H330V98H230Z",
    ) +
    pen.part("M330 160C324 110 328 78 342 70C352 68 356 76 352 86C346 108 346 130 348 160Z", pen.accent) +
    pen.part(
      "M14 128Q14 118 24 120Q200 146 376 120Q386 118 386 128V162Q386 170 376 172Q200 196 24 172Q14 170 14 162Z",
      pen.rubber,
      "M10 150Q200 178 390 150V200H10Z",
    ) +
    pen.line("M22 130Q200 154 378 130M22 162Q200 186 378 162", 2, 0.5, "#7b848a") +
    mirror(pen, beltPouch(pen)) +
    pen.part(
      "M166 124H234Q242 124 242 132V186Q242 194 234 194H166Q158 194 158 186V132Q158 124 166 124ZM174 140V178H226V140Z",
      pen.metalLight,
      "M150 166H250V200H150Z",
    ) +
    pen.part("M196 152H232V166H196Z", pen.metal) +
    pen.part("M188 196H212V252Q212 262 200 262Q188 262 188 252Z", pen.rubber) +
    pen.part(
      "M200 256C222 256 232 272 232 290C232 312 218 324 200 324C182 324 168 312 168 290C168 272 178 256 200 256ZM200 270C188 270 182 280 182 290C182 302 190 310 200 310C210 310 218 302 218 290C218 280 212 270 200 270Z",
      pen.metal,
    )
  );
};

const smallNut = (pen: Pen, x: number, y: number): string =>
  pen.part(`M${x - 8} ${y}L${x - 4} ${y - 7}H${x + 4}L${x + 8} ${y}L${x + 4} ${y + 7}H${x - 4}Z`, pen.metalLight) +
  pen.circle(x, y, 2.6, pen.rubber, 0.5);

const smallScrew = (pen: Pen, x: number, y: number, a: number): string =>
  pen.group(
    `translate(${x} ${y}) rotate(${a})`,
    pen.part("M-3 -6H3V8L0 15L-3 8Z", pen.metalLight) + pen.part("M-7 -12H7L4 -6H-4Z", pen.metalLight),
  );

const smallRing = (pen: Pen, x: number, y: number): string =>
  pen.part(round(x, y, 7), pen.metalLight) + pen.circle(x, y, 2.6, pen.rubber, 0.5);

export const organizer: Draw = (pen) => {
  const contents = [
    (x: number, y: number) =>
      smallNut(pen, x + 14, y + 24) + smallNut(pen, x + 33, y + 19) + smallNut(pen, x + 52, y + 25),
    (x: number, y: number) =>
      smallScrew(pen, x + 16, y + 22, 35) + smallScrew(pen, x + 34, y + 20, -20) + smallScrew(pen, x + 52, y + 23, 50),
    (x: number, y: number) =>
      smallRing(pen, x + 14, y + 25) + smallRing(pen, x + 32, y + 19) + smallRing(pen, x + 51, y + 24),
  ] as const;
  const goods = (k: number, x: number, y: number) => contents[k]?.(x, y) ?? "";
  const tray = (x: number, y: number, w: number, h: number, k: number, col: string) =>
    pen.part(box(x, y, w, h, 5), "#eef3f4") +
    pen.from(2, goods(k, x, y) + (w > 90 ? goods(k, x + 70, y - 2) : "")) +
    pen.flat(
      `M${x + 3} ${y + h - 3}V${y + h * 0.58}Q${x + w * 0.25} ${y + h * 0.3} ${x + w * 0.5} ${y + h * 0.5}Q${x + w * 0.8} ${y + h * 0.36} ${x + w - 3} ${y + h * 0.62}V${y + h - 3}Z`,
      col,
    ) +
    pen.part(
      box(x, y, w, h, 5),
      "rgba(191,211,217,.25)",
      `M${x} ${y + h - 8}h${w}v12h${-w}Z`,
      `M${x + w * 0.1} ${y}h${w * 0.18}l${-w * 0.14} ${h * 0.7}h${-w * 0.2}Z`,
    ) +
    pen.part(box(x + w / 2 - w * 0.2, y + h * 0.62, w * 0.4, 13, 4), pen.accent);
  const cols = [pen.metalDark, "#c9a45a", pen.rubberLight, pen.metal] as const;
  let t = "";
  for (let j = 0; j < 3; j++)
    for (let i = 0; i < 4; i++)
      t += tray(60 + i * 71, 108 + j * 62, 66, 56, (i + j) % 3, cols[(i + j * 3) % 4] ?? pen.metal);
  return (
    pen.part(
      "M124 78V56Q124 32 148 32H252Q276 32 276 56V78H252V64Q252 54 242 54H158Q148 54 148 64V78Z",
      pen.rubber,
      "M120 60H148V80H120ZM252 60H280V80H252Z",
      "M146 38H254V44H146Z",
    ) +
    pen.part(
      "M54 72H346Q370 72 370 96V340Q370 364 346 364H54Q30 364 30 340V96Q30 72 54 72Z",
      pen.body,
      "M24 330H376V370H24ZM352 70H376V370H352Z",
      "M52 78H340V86H52Z",
    ) +
    pen.part(box(50, 98, 300, 252, 8), pen.rubber) +
    t +
    tray(60, 294, 137, 48, 0, pen.wood) +
    tray(202, 294, 137, 48, 1, pen.metalDark) +
    pen.screws([42, 90], [358, 90], [42, 350], [358, 350]) +
    pen.part("M56 364H104V374H56ZM296 364H344V374H296Z", pen.rubber)
  );
};
