import { box, hex, round, turn } from "../paths";
import type { Draw, Pen } from "../pen";

const socket = (pen: Pen, x: number, y: number, r: number): string =>
  pen.part(round(x, y, r), pen.metalLight, `M${x - r} ${y + r * 0.2}h${2 * r}v${r}h-${2 * r}Z`) +
  pen.part(hex(x, y, r * 0.56), pen.rubber) +
  pen.line(round(x, y, r * 0.8), 2, 0.5);

/** The centre and radius of each socket in the two rows. */
const bigSockets = [
  [84, 26],
  [146, 24],
  [204, 22],
  [258, 20],
  [309, 19],
] as const;
const smallSockets = [
  [76, 15],
  [116, 14.5],
  [155, 14],
  [193, 13],
  [230, 12.5],
  [266, 12],
  [300, 11],
  [331, 10],
] as const;

export const socketSet: Draw = (pen) => {
  return (
    pen.part("M136 70V46Q136 32 150 32H250Q264 32 264 46V70H244V52H156V70Z", pen.rubber) +
    pen.part(box(26, 62, 348, 282, 26), pen.body, "M20 300H380V350H20Z", "M48 68H352Q362 70 366 78H34Q38 70 48 68Z") +
    pen.part(box(46, 84, 308, 220, 14), pen.rubberLight) +
    pen.line("M58 188H342", 1, 0.6, "#6a747a") +
    pen.line("M58 250H342", 2, 0.5, "#6a747a") +
    pen.part(
      "M64 138A34 34 0 0 1 122 114C132 124 146 128 164 128H196V148H164C146 148 132 152 122 162A34 34 0 0 1 64 138Z",
      pen.metal,
      "M60 146H200V180H60Z",
      "M74 120A28 28 0 0 1 116 116L110 122A22 22 0 0 0 82 124Z",
    ) +
    pen.circle(98, 138, 17, pen.metalLight) +
    pen.part("M88 128H108V148H88Z", pen.rubber) +
    pen.line("M136 138H178", 2, 0.6) +
    pen.part(
      "M190 126Q204 118 220 122C250 128 280 116 318 118Q338 120 338 138Q338 156 318 158C280 160 250 148 220 154Q204 158 190 150Z",
      pen.body,
      "M186 140H340V164H186Z",
      "M208 126C240 132 280 120 318 124V129C280 126 244 138 206 132Z",
    ) +
    pen.part("M312 118Q338 118 338 138Q338 158 312 158Z", pen.accent) +
    pen.circle(324, 138, 5, pen.metalLight, 0.7) +
    bigSockets.map(([x, r]) => socket(pen, x, 220, r)).join("") +
    smallSockets.map(([x, r]) => socket(pen, x, 274, r)).join("") +
    pen.part(box(84, 318, 56, 46, 7), pen.accent, "M84 346H140V366H84Z") +
    pen.part(box(260, 318, 56, 46, 7), pen.accent, "M260 346H316V366H260Z") +
    pen.line("M96 334H128M272 334H304", 1, 0.8, "#8d979c") +
    pen.screws([42, 78], [358, 78], [42, 326], [358, 326])
  );
};

export const hexKeys: Draw = (pen) => {
  const T = [27, 23, 19, 16, 13, 10] as const;
  let x = 46,
    y = 32,
    s = "";
  T.forEach((t, i) => {
    const R = t * 1.5 + 6,
      L = 372 - i * 7,
      X = 250 + i * 21;
    s += pen.part(
      `M${x} ${L - 4}V${y + R}Q${x} ${y} ${x + R} ${y}H${X - 4}L${X} ${y + 4}V${y + t - 4}L${X - 4} ${y + t}H${x + R}Q${x + t} ${y + t} ${x + t} ${y + R}V${L - 4}L${x + t - 4} ${L}H${x + 4}Z`,
      pen.metal,
      `M${x + t * 0.62} ${L}V${y + R}Q${x + t * 0.62} ${y + t * 0.62} ${x + R} ${y + t * 0.62}H${X}V${y + t}H${x + R}Q${x + t} ${y + t} ${x + t} ${y + R}V${L}Z`,
      `M${x} ${L}V${y + R}Q${x} ${y} ${x + R} ${y}H${X}V${y + t * 0.3}H${x + R}Q${x + t * 0.3} ${y + t * 0.3} ${x + t * 0.3} ${y + R}V${L}Z`,
    );
    x += t + 17;
    y += t + 7;
  });
  return pen.group(
    "translate(8 -1)",
    s +
      pen.part(
        "M30 236Q30 218 48 218H302Q324 218 328 240L332 270Q334 296 310 296H48Q30 296 30 278Z",
        pen.body,
        "M24 270H340V300H24Z",
        "M38 232Q42 224 50 224H302Q316 224 321 238Z",
      ) +
      pen.part(box(54, 242, 130, 32, 5), pen.accent) +
      pen.from(1, pen.flat("M68 251H128V256H68ZM68 262H106V265H68Z", "#fff")) +
      pen.line("M206 246V270M224 246V270M242 246V270M260 246V270M278 246V270", 1) +
      pen.screws([306, 258]),
  );
};

export const adjustableWrench: Draw = (pen) => {
  const T = (d: string) => turn(d, -20, 200, 150);
  return pen.group(
    "translate(16 8) rotate(45 200 200)",
    pen.part(
      `M180 210C180 180 ${T("150 150 136 128C118 98 122 50 138 22Q144 10 158 10L176 10Q190 10 190 24L190 92L294 92L294 112C292 132 274 142 256 148")}C234 160 222 184 220 210L224 400H176Z`,
      pen.metal,
      `M206 410V210C210 170 ${T("240 140 300 118L300 160L250 200")}L260 410Z`,
      T("M146 26C134 54 132 90 144 118L151 114C140 90 141 56 153 28Z"),
    ) +
      pen.part(
        T("M224 92L224 30Q224 18 238 20C272 28 294 56 294 92L294 110L214 110L214 92Z"),
        pen.metalLight,
        T("M210 84L300 84L300 112L210 112Z"),
        T("M232 28C258 32 276 48 284 70L276 74C268 56 254 44 232 40Z"),
      ) +
      pen.line(T("M214 92L224 92"), 1) +
      pen.part(
        T("M196 118L246 118Q250 118 250 122L250 142Q250 146 246 146L196 146Q192 146 192 142L192 122Q192 118 196 118Z"),
        pen.rubber,
      ) +
      pen.part(T("M202 118L240 118L240 146L202 146Z"), pen.metalLight, T("M202 136L240 136L240 146L202 146Z")) +
      pen.line(T("M206 146L214 118M214 146L222 118M222 146L230 118M230 146L238 118"), 1, 0.7) +
      pen.part(
        "M174 226Q174 212 188 212H212Q226 212 226 226L236 396Q236 436 200 436Q164 436 164 396Z",
        pen.body,
        "M206 206H240V440H206Z",
        "M180 230H187L180 392H172Z",
      ) +
      pen.part("M168 352H233L236 396Q236 436 200 436Q164 436 164 396Z", pen.accent, "M206 340H240V440H206Z") +
      pen.circle(200, 404, 13, "#f2f4f3") +
      pen.from(1, pen.flat("M196 244H205V320H196Z", "#fff", 0.85)) +
      pen.line("M170 330H231", 2, 0.6),
  );
};

export const pryBar: Draw = (pen) =>
  pen.group(
    "translate(54 18) scale(.93) rotate(42 200 200)",
    pen.part(
      "M218 344C218 364 242 372 242 398V430H224L200 380L176 430H158V398C158 372 182 364 182 344V92A40 40 0 0 0 102 92C102 128 80 158 46 176L30 158C54 140 66 118 66 92A76 76 0 0 1 218 92Z",
      pen.body,
      "M182 170V92A40 40 0 0 0 102 92L84 108C84 64 108 38 142 38C178 38 196 64 196 92C196 124 190 150 182 170ZM218 130C210 160 206 184 206 220V344C206 366 226 380 230 404L224 440H262V360L218 330Z",
      "M140 28A62 62 0 0 0 80 88L73 88A69 69 0 0 1 140 21Z",
    ) +
      pen.part(
        "M66 92C66 118 54 140 30 158L46 176C72 162 90 142 98 118L64 108Z",
        pen.metalLight,
        "M76 170C92 150 100 130 102 100L90 100C84 130 66 152 40 170Z",
        "",
      ) +
      pen.part("M242 404V430H224L208 396ZM158 404V430H176L192 396Z", pen.metalLight) +
      pen.line("M206 338V210", 1, 0.6) +
      pen.line("M58 146L80 132", 1, 0.8) +
      pen.part("M182 196H218V282H182Z", pen.accent, "M205 190H220V284H205Z") +
      pen.from(1, pen.flat("M190 208H197V270H190Z", "#fff")),
  );

export const sledgehammer: Draw = (pen) =>
  pen.group(
    "translate(2 -10) rotate(40 200 200)",
    pen.part(
      "M184 20H216L214 140C212 200 212 240 214 300H186C188 240 188 200 186 140Z",
      pen.wood,
      "M203 10H220V310H203Z",
    ) +
      pen.line("M194 140V250M206 170V280", 2, 0.5, "#8a6238") +
      pen.part(
        "M184 282H216C218 330 223 376 227 416Q229 446 200 446Q171 446 173 416C177 376 182 330 184 282Z",
        pen.body,
        "M204 276H232V450H204Z",
        "M189 292H195C194 340 190 380 186 420L180 418C184 378 188 330 189 292Z",
      ) +
      pen.part("M182 270H218V292H182Z", pen.accent) +
      pen.line("M184 316H216M182 338H218M180 360H220M178 382H222M176 404H224", 1) +
      pen.part(
        "M112 48L128 32H148C176 36 224 36 252 32H272L288 48V108L272 124H252C224 120 176 120 148 124H128L112 108Z",
        pen.metal,
        "M100 92H300V134H100Z",
        "M128 38H148C176 42 224 42 252 38H270L274 44H252C224 48 176 48 148 44H126Z",
      ) +
      pen.part(
        "M160 33.5C184 35.6 216 35.6 240 33.5V122.5C216 120.4 184 120.4 160 122.5Z",
        pen.body,
        "M150 92H250V130H150Z",
        "M160 40C184 42.5 216 42.5 240 40V47C216 49.5 184 49.5 160 47Z",
      ) +
      pen.part("M112 48L128 32H137V124H128L112 108ZM288 48L272 32H263V124H272L288 108Z", pen.metalLight) +
      pen.part("M176 64H224V90H176Z", pen.accent) +
      pen.from(1, pen.flat("M184 71H212V76H184ZM184 81H200V84H184Z", "#fff")),
  );
