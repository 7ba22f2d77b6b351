import { gloss, pipe } from "../parts";
import { box, ray, round } from "../paths";
import type { Draw } from "../pen";

export const welder: Draw = (pen) => {
  const jack = (x: number, y: number) =>
    pen.part(round(x, y, 31), pen.rubberLight) +
    pen.part(round(x, y, 19), pen.rubber) +
    pen.part(round(x, y, 8), pen.metalLight) +
    pen.from(1, pen.flat(`M${x - 4} ${y - 18}h8v8h-8Z`, pen.metalLight));
  return (
    pipe(pen, "M94 104C90 42 116 30 200 30S310 42 306 104", 24, pen.rubber) +
    pen.line("M108 60C120 46 150 42 200 42S280 46 292 60", 2, 0.7, "#7b848a") +
    pen.part(box(75, 78, 38, 40, 6), pen.metal) +
    pen.part(box(287, 78, 38, 40, 6), pen.metal) +
    pen.part(box(62, 306, 52, 22, 8), pen.rubber) +
    pen.part(box(286, 306, 52, 22, 8), pen.rubber) +
    pen.part(
      "M78 96H322Q354 96 356 126L364 288Q364 314 336 314H64Q36 314 36 288L44 126Q46 96 78 96Z",
      pen.body,
      "M30 276H370V320H30ZM332 96H370V320H340Z",
      "M76 102H318V110H70Q58 112 56 130L52 220H45L49 130Q52 104 76 102Z",
    ) +
    pen.part(box(64, 120, 272, 96, 16), pen.rubber, "M64 188H336V218H64Z") +
    pen.part(box(82, 138, 116, 60, 6), "#12211f") +
    `<g fill="none" stroke="#ff8a3c" stroke-width="6"><path d="M106 152V184M126 152H144M126 152V184H144V168H126M162 152H180V184H162Z"/></g>` +
    pen.line(
      [150, 180, 210, 240, 270, 300, 330, 360, 390].map((a) => ray(268, 170, 37, 43, a)).join(""),
      1,
      0.8,
      "#d9dee0",
    ) +
    pen.part(round(268, 170, 29), pen.accent, "M230 176H310V210H230Z") +
    pen.line("M268 170L285 151", 0, 2.4) +
    pen.line("M268 170L285 151", 0, 1.1, "#fff") +
    jack(296, 264) +
    pen.part(round(104, 264, 31), pen.rubberLight) +
    pen.line("M148 256v16M140 264h16M244 264h16", 0, 1.1, "#fff") +
    pen.line("M178 242H222M178 257H222M178 272H222M178 287H222", 1) +
    pen.screws([58, 114], [342, 114], [54, 298], [346, 298]) +
    pen.part("M341 326H349L354 392H346Z", "#c9bda9") +
    pipe(pen, "M104 262V312Q104 362 154 362H224", 18, pen.rubber) +
    gloss("M100 270V312Q100 356 150 358H218", 3, 0.22) +
    pen.part(round(104, 264, 20), pen.accent, "M84 266H124V286H84Z") +
    pen.part("M300 344L252 334Q242 330 246 340L300 356L366 358Q374 350 364 344Z", pen.metal) +
    pen.part("M300 362H364Q374 366 364 374L300 380Z", pen.metalLight) +
    pen.part("M224 348H300Q312 348 312 362T300 378H224Q214 378 214 362T224 348Z", pen.accent, "M214 366H312V380H214Z") +
    pen.line("M240 350V376M256 350V376M272 350V376", 1, 0.7, "#7b848a")
  );
};

export const electrodes: Draw = (pen) => {
  const flux = "#c9bda9",
    rod = (x: number, y: number, l: number) =>
      pen.part(`M${x - 4} ${y}h8v34h-8Z`, pen.metalLight) +
      pen.part(`M${x - 9} ${y + 28}h18v${l}h-18Z`, flux, `M${x + 2} ${y + 28}h10v${l}h-10Z`);
  return pen.group(
    "translate(-15 -6)",
    pen.group(
      "rotate(24 200 200)",
      rod(316, 26, 300) +
        (
          [
            [142, 54],
            [186, 34],
            [230, 60],
            [164, 26],
            [208, 70],
            [250, 40],
          ] as const
        )
          .map(([x, y]) => rod(x - 2, y, 140))
          .join("") +
        pen.part(
          "M116 138L132 150L152 138L174 152L196 138L218 152L240 138L260 150L276 138V366Q276 380 262 380H130Q116 380 116 366Z",
          pen.body,
          "M230 130H280V384H230Z",
          "M124 156H134V368H124Z",
        ) +
        pen.part("M116 200H276V306H116Z", pen.white, "M230 200H280V306H230Z") +
        pen.part("M206 208L160 260H188L176 298L228 244H198Z", pen.accent) +
        pen.line("M116 346H276", 1) +
        pen.line("M136 324H210M136 334H180", 2, 0.8) +
        pen.line("M118 178H274", 2, 0.6),
    ),
  );
};

export const electrodeHolder: Draw = (pen) =>
  pen.group(
    "translate(-12 -14)",
    pipe(pen, "M318 189C390 190 396 260 340 286C286 310 226 270 168 288C128 300 112 318 112 340", 26, pen.rubber) +
      gloss("M336 186C376 192 382 252 334 274C284 296 224 258 164 276", 4, 0.22) +
      pen.part("M92 328H132L128 362H96Z", pen.body, "M112 328H134V364H112Z") +
      pen.line("M94 340H130M95 350H129", 1, 0.7) +
      pen.part("M101 362H123V382L118 388H106L101 382Z", pen.metalLight, "M112 362H125V390H112Z") +
      pen.part("M78 44H90L102 250H94Z", "#c9bda9") +
      pen.part("M95 250H101L104 284H97Z", pen.metalLight) +
      pen.group(
        "rotate(6 200 170)",
        pen.part(
          "M36 128Q34 114 48 108L128 104L188 112L324 66Q340 62 342 74Q344 84 332 90L206 150L120 146L44 142Q38 138 36 128Z",
          pen.accent,
          "M36 132L206 140L344 76V92L206 154L36 146Z",
          "M60 110L128 108L188 116L300 79L302 85L190 124L128 115L60 118Z",
        ) +
          pen.line("M170 150q8 10 0 16M186 150q8 10 0 16", 2, 0.8) +
          pen.part(
            "M34 156Q36 146 48 148L130 154L168 156L172 206L120 204L52 186Q32 178 34 156Z",
            pen.metal,
            "M34 172L172 184V210H110L40 186Z",
          ) +
          pen.line("M50 149v9M62 150v9M74 151v9M86 152v9M98 153v9M110 154v9", 1, 0.8) +
          pen.part(
            "M160 146H188L304 150Q330 150 330 174V184Q330 206 306 208L190 216H160Q150 214 150 202V160Q150 148 160 146Z",
            pen.body,
            "M150 188H330V218H150Z",
            "M164 152H302V161H160Z",
          ) +
          pen.line("M206 150V214M224 151V213M242 151V212M260 152V211M278 152V210M296 152V208", 1) +
          pen.part(box(316, 156, 26, 44, 6), pen.rubber) +
          pen.part(round(158, 138, 15), pen.metalLight) +
          pen.from(1, pen.circle(158, 138, 5, pen.metalDark, 0.7)),
      ),
  );

export const weldingCable: Draw = (pen) => {
  const tie = (a: number) =>
    pen.group(
      `rotate(${a} 176 172) translate(176 0)`,
      pen.part(box(-15, 16, 30, 98, 9), pen.rubber, "M2 16H20V120H2Z") +
        pen.line("M-15 44H15M-15 68H15M-15 92H15", 2, 0.6, "#7b848a"),
    );
  const ring = (r: number) =>
    pipe(pen, `M${176 - r} 172a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`, 26, pen.body) +
    gloss(`M${176 - r} 166A${r} ${r} 0 0 1 176 ${166 - r}`, 5);
  const arm = (k: number, fill: string) =>
    pen.part(
      `M${-k * 4} -12L${k * 10} -30L${k * 32} -4Q${k * 54} 26 ${k * 46} 62Q${k * 42} 92 ${k * 22} 104H${k * 2}V84H${k * 14}Q${k * 28} 74 ${k * 27} 50Q${k * 24} 28 0 20Z`,
      fill,
      k > 0 ? "M24 -14L56 20V110H20L38 84Q46 30 16 -4Z" : "",
      k < 0 ? "M-34 4Q-48 30 -40 60L-33 58Q-40 30 -27 6Z" : "",
    ) +
    pen.part(`M${k * 2} 78H${k * 15}L${k * 22} 90L${k * 20} 108H${k * 2}Z`, "#cf8d5c") +
    pen.line(`M${k * 3} 86h${k * 8}M${k * 3} 94h${k * 8}M${k * 3} 102h${k * 8}`, 1, 0.6) +
    pen.part(
      `M${k * 3} -24L${k * 12} -88Q${k * 16} -106 ${k * 34} -104Q${k * 54} -102 ${k * 52} -84L${k * 36} -6Q${k * 20} -2 ${k * 3} -24Z`,
      pen.accent,
      k > 0 ? "M36 -112H60L44 10L18 0Z" : "",
      k < 0 ? "M-45 -90L-33 -14L-26 -14L-37 -92Z" : "",
    ) +
    pen.line(`M${k * 17} -78l${k * 27} 4M${k * 15} -63l${k * 27} 4M${k * 13} -48l${k * 26} 4`, 1, 0.7, "#7b848a");
  return pen.group(
    "translate(-9 0)",
    ring(86) +
      ring(109) +
      ring(132) +
      pipe(pen, "M46 224C56 300 112 335 196 335", 26, pen.body) +
      gloss("M46 232C62 296 116 330 184 330", 5) +
      tie(-42) +
      tie(48) +
      tie(248) +
      pen.group(
        "translate(284 318) rotate(-80)",
        arm(-1, pen.metalLight) +
          arm(1, pen.metal) +
          pen.part(round(0, -8, 22), pen.metal) +
          pen.from(1, pen.circle(0, -8, 15, pen.metalLight, 0.7)) +
          pen.circle(0, -8, 7, pen.metalDark),
      ),
  );
};

export const magnetSquare: Draw = (pen) =>
  pen.part("M28 36H72V328H364V372H28Z", pen.metal, "M28 352H364V374H28ZM56 36H74V330H56Z", "M34 40H42V360H34Z") +
  pen.line("M28 372L72 328", 1) +
  pen.line(
    "M40 80h12M40 120h12M40 160h12M40 200h12M40 240h12M120 340v12M160 340v12M200 340v12M240 340v12M280 340v12",
    2,
    0.6,
  ) +
  pen.part(
    "M78 322V92Q78 82 86 90L156 160L222 94Q228 88 234 94L306 166Q312 172 306 178L240 244L310 314Q318 322 308 322Z",
    pen.body,
    "M78 322L156 244L240 244L330 330H70ZM240 244L306 178L290 160L222 228Z",
    "M88 100V296H97V118L90 100ZM164 168L228 104L234 110L170 174Z",
  ) +
  pen.line("M92 112V308H288M108 146V292H254", 2, 0.6) +
  pen.part(round(180, 220, 34), pen.white) +
  pen.line(`M180 186a34 34 0 0 1 34 34`, 2, 0.6) +
  pen.group(
    "rotate(45 240 150)",
    pen.part("M214 130Q214 116 240 116T266 130V178H250V140Q250 132 240 132T230 140V178H214Z", pen.accent) +
      pen.part("M214 162H230V178H214ZM250 162H266V178H250Z", "#f2f4f3"),
  ) +
  (
    [
      [98, 124],
      [98, 302],
      [276, 302],
    ] as const
  )
    .map(
      ([x, y]) => pen.circle(x, y, 9, pen.metalLight, 0.8) + pen.from(2, pen.line(`M${x - 4} ${y + 4}l8 -8`, 2, 0.7)),
    )
    .join("");
