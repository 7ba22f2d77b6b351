import { gloss, pipe } from "../parts";
import { box, ray, round } from "../paths";
import type { Draw } from "../pen";

export const airHose: Draw = (pen) => {
  const n = 6,
    p = 33,
    x0 = -99,
    r = 98,
    k = 40,
    T = 2 * Math.PI,
    back = [],
    front = [];
  const seg = (a: number, b: number) => {
    let s = "";
    for (let i = 0; i <= 28; i++) {
      const t = a + ((b - a) * i) / 28;
      s += `${i ? "L" : "M"}${(x0 + (p * t) / T + k * Math.sin(t)).toFixed(1)} ${(-r * Math.cos(t)).toFixed(1)}`;
    }
    return s;
  };
  for (let i = 0; i < n; i++) {
    front.push([seg(i * T - 0.08, i * T + T / 2 + 0.08), seg(i * T + 0.3, i * T + T / 2 - 0.4)]);
    back.push(seg(i * T + T / 2, i * T + T));
  }
  const tail = "M98 -98C150 -98 124 8 158 8",
    coupling = pen.group(
      "translate(-28 0)",
      pen.part("M176 -14H200V30H176Q170 8 176 -14Z", pen.rubber) +
        pen.part("M200 -8H216V24H200Z", pen.accent, "M200 12H216V26H200Z") +
        pen.part("M216 -10L221 -16H236L241 -10V26L236 32H221L216 26Z", pen.metalLight, "M216 16H242V34H216Z") +
        pen.line("M217 0H240M217 16H240", 1, 0.7) +
        pen.part("M241 -1H247V-4H256V20H247V17H241Z", pen.metal),
    );
  const end = pipe(pen, tail, 20, pen.body) + gloss("M106 -101C150 -98 128 2 156 4", 4) + coupling;
  return pen.group(
    "translate(200 206) rotate(-40)",
    back
      .map(
        (d) =>
          pipe(pen, d, 20, pen.body) +
          `<path d="${d}" fill="none" stroke="#0b1013" stroke-opacity=".3" stroke-width="${20 - pen.width}"/>`,
      )
      .join("") +
      end +
      pen.group("scale(-1 1)", end) +
      front.map(([d = "", l = ""]) => pipe(pen, d, 20, pen.body) + gloss(l, 4)).join(""),
  );
};

export const sprayGun: Draw = (pen) =>
  pen.part(
    "M120 62H276L262 128Q256 146 238 150H222V172H176V150H160Q140 146 134 128Z",
    pen.glass,
    "M226 62H280L262 130L222 172H214Z",
  ) +
  pen.part(
    "M126 92Q160 84 198 92T270 92L262 128Q256 146 238 150H160Q140 146 134 128Z",
    pen.accent,
    "M228 80H280L262 152H226Z",
  ) +
  pen.part(
    "M112 40Q112 28 124 28H272Q284 28 284 40V62H112Z",
    pen.rubber,
    "M112 50H284V64H112Z",
    "M124 34H270V40H122Z",
  ) +
  pen.part(box(184, 16, 28, 14, 5), pen.rubberLight) +
  pen.part(box(170, 164, 58, 24, 5), pen.metal, "M204 164H230V190H204Z") +
  pen.part("M238 240C242 270 260 300 268 366H316C316 300 300 262 300 236Z", pen.body) +
  pen.part(
    "M148 222C160 218 172 222 174 234C176 276 192 300 224 322Q230 330 222 336Q212 342 202 334C164 306 150 272 148 222Z",
    pen.metalLight,
    "M174 240C178 280 196 304 228 326L204 342Q190 306 166 250Z",
  ) +
  pen.part(
    "M112 186H170Q176 180 186 180H292Q318 180 318 206C318 222 306 230 304 246C302 270 318 300 320 352V366H268C266 320 258 290 240 266C232 254 226 244 206 240H130L112 232Z",
    pen.body,
    "M110 216H240L300 222C290 250 304 300 306 370H330V180H320Q316 216 290 226L240 242L110 244Z",
    "M118 192H172L186 187H290Q304 187 308 196L302 200Q298 194 288 194H188L174 199H118Z",
  ) +
  pen.part("M64 184H112V234H64Q58 209 64 184Z", pen.accent, "M60 218H114V236H60Z") +
  pen.line("M78 185V233M92 185V233M104 185V233", 1, 0.8) +
  pen.part("M40 190L64 194V224L40 228L46 209Z", pen.metal) +
  pen.part("M318 192H340V224H318Z", pen.metal) +
  pen.part(box(338, 186, 32, 44, 8), pen.rubber) +
  pen.line("M348 187V229M358 187V229", 1, 0.7, "#7b848a") +
  pen.part(box(266, 362, 56, 14, 4), pen.rubber) +
  pen.part("M282 376H306V390H282Z", pen.metalLight) +
  pen.part(round(188, 212, 12), pen.metalLight) +
  pen.line("M274 280C284 300 290 330 292 352", 2, 0.7) +
  pen.screws([238, 210], [286, 210]);

export const airNailer: Draw = (pen) =>
  pen.group(
    "translate(-20 0)",
    pen.part("M118 300L330 214L346 252L132 340Z", pen.rubberLight, "M126 322L342 236L346 256L130 342Z") +
      pen.line("M158 300L318 235", 1, 1.4, "#d9dee0") +
      pen.line("M176 292l6 14M200 283l6 14M224 273l6 14M248 263l6 14M272 254l6 14M296 244l6 14", 2, 0.7, "#d9dee0") +
      pen.part("M330 158H364V226Q364 252 340 258L324 220Z", pen.body, "M346 158H366V260H346Z") +
      pen.part("M92 232H150V282L140 330H104L92 282Z", pen.metal, "M124 232H152V332H124Z") +
      pen.line("M94 262H148", 1) +
      pen.part("M108 326H136V352L130 372H114L108 352Z", pen.accent) +
      pen.line("M109 342H135", 1) +
      pen.part(
        "M150 96C190 88 230 100 260 106L352 118Q366 120 366 134V164Q366 176 352 174L258 164C220 160 190 168 168 196H140Z",
        pen.rubber,
        "M150 150C220 140 260 150 366 158V180L258 166C220 160 190 168 168 200H150Z",
        "M190 102C220 102 250 112 350 126V131C250 118 220 110 190 109Z",
      ) +
      pen.line("M276 124l-3 34M292 126l-3 34M308 128l-3 34M324 130l-3 34", 2, 0.7, "#6a747a") +
      pen.part("M182 168C196 162 212 160 222 162C218 178 208 196 192 200L178 194Z", pen.accent) +
      pen.part(
        "M70 84H172V206Q172 238 146 238H96Q70 238 70 206Z",
        pen.body,
        "M130 84H174V240H130ZM70 210H172V240H70Z",
        "M80 92H88V204H80Z",
      ) +
      pen.part(
        "M62 60Q62 30 121 30T180 60V92H62Z",
        pen.rubber,
        "M130 28H182V92H130Z",
        "M74 58Q80 40 112 38V44Q88 46 82 60Z",
      ) +
      pen.line("M62 76H180", 1, 0.7, "#7b848a") +
      pen.part(box(98, 126, 48, 60, 6), pen.accent) +
      pen.from(1, pen.flat("M108 142H136V147H108ZM108 153H126V157H108Z", "#fff")) +
      pen.part("M364 134H374V128H386V164H374V158H364Z", pen.metalLight) +
      pen.screws([74, 50], [168, 50], [82, 222], [160, 222], [348, 206]),
  );

export const tireInflator: Draw = (pen) =>
  pen.group(
    "translate(12 0)",
    pipe(pen, "M96 226C36 222 22 286 52 330C76 364 120 362 150 352", 24, pen.rubber) +
      gloss("M92 220C34 220 26 284 52 322", 4, 0.22) +
      pen.part("M140 336L176 326L184 358L148 368Z", pen.accent) +
      pen.part("M174 322L204 318L212 352L184 362Z", pen.metalLight, "M178 344L214 338V364H180Z") +
      pen.part("M204 324H226V344L208 350Z", pen.metal) +
      pen.part("M296 328L346 312L352 332L304 348Z", pen.metal) +
      pen.part("M314 344L342 335L350 360L322 370Z", pen.metalLight) +
      pen.part("M322 368L344 361L348 374L328 380Z", pen.metal) +
      pen.part(
        "M204 246C222 246 232 258 236 276L244 300Q246 312 236 312Q228 312 224 302C218 280 208 272 190 268Z",
        pen.accent,
      ) +
      pen.part(
        "M92 196H112L126 178H230L262 190C300 196 318 216 326 246L352 318Q352 328 342 330L296 344Q286 344 282 334C274 300 260 268 232 258H112L92 252Z",
        pen.body,
        "M92 232H240C280 250 300 300 306 344L282 344C274 300 260 268 232 262H90ZM326 246L354 330H338L310 250Z",
        "M116 192L128 185H228L262 197C290 202 306 214 314 236L306 238C298 220 284 210 260 206L228 194H130L114 204Z",
      ) +
      pen.part("M296 238C306 258 318 290 326 322L304 330C298 298 290 274 278 254Z", pen.rubber) +
      pen.line("M289 262l16-6M296 282l18-6M302 302l18-6", 1, 0.8, "#7b848a") +
      pen.part("M150 168H206V196H150Z", pen.metal) +
      pen.part(
        round(178, 106, 80),
        pen.rubber,
        "M94 116H262V190H94Z",
        "M108 92A72 72 0 0 1 160 38L162 45A66 66 0 0 0 116 94Z",
      ) +
      pen.circle(178, 106, 60, pen.white) +
      pen.line([150, 180, 210, 240, 270, 300, 330, 360, 390].map((a) => ray(178, 106, 40, 51, a)).join(""), 0, 0.9) +
      `<path d="M206 70A46 46 0 0 1 218 129" fill="none" stroke="#c9390c" stroke-width="7" stroke-opacity="${pen.detail ? 1 : 0}"/>` +
      pen.line("M178 106L150 78", 0, 1.3, "#c9390c") +
      pen.circle(178, 106, 8, pen.rubber) +
      pen.part(box(80, 196, 26, 58, 6), pen.metalLight, "M80 232H108V256H80Z") +
      pen.screws([130, 220], [236, 220]),
  );

export const gasTorch: Draw = (pen) =>
  pen.group(
    "translate(-15 -6)",
    pen.group(
      "rotate(-38 290 116)",
      pen.part("M340 96C352 84 372 92 388 102Q404 112 416 116Q404 120 388 130C372 140 352 148 340 136Z", "#5aa6d6") +
        pen.flat("M342 106C356 102 370 110 384 116C370 122 356 130 342 126Z", "#d8eef6") +
        pen.part("M208 106H284V126H208Z", pen.metal, "M208 117H284V128H208Z") +
        pen.part("M272 94H336Q346 94 346 116T336 138H272L264 126V106Z", pen.metalLight, "M260 120H350V140H260Z") +
        pen.line("M288 106v6M288 120v6M304 106v6M304 120v6", 1, 1) +
        pen.line("M324 95V137", 1),
    ) +
      pen.part(
        "M96 150Q92 118 120 110L190 108Q224 112 238 146L252 164Q250 184 232 184L214 176Q206 196 196 204H116Q98 196 96 150Z",
        pen.rubber,
        "M96 172H256V206H96Z",
        "M120 118H188V125H118Z",
      ) +
      pen.part("M214 178L238 186Q236 214 212 224L202 204Z", pen.accent) +
      pen.part(box(46, 128, 50, 40, 8), pen.accent, "M46 152H96V170H46Z") +
      pen.line("M58 129V167M70 129V167M82 129V167", 1) +
      pen.part(box(128, 198, 58, 26, 4), pen.metal, "M128 212H186V226H128Z") +
      pen.part(
        "M72 266C72 236 112 222 157 222S242 236 242 266V352Q242 374 220 374H94Q72 374 72 352Z",
        pen.body,
        "M204 220H246V376H204Z",
        "M86 272C86 252 102 240 122 236L124 244C108 248 96 258 96 274V350H86Z",
      ) +
      pen.part("M72 282H242V344H72Z", pen.white, "M204 282H246V346H204Z") +
      pen.part(
        "M157 290C176 304 184 314 180 326Q174 338 157 338Q140 338 134 326C132 316 138 310 144 304C148 312 152 312 154 308C156 302 156 296 157 290Z",
        pen.accent,
      ) +
      pen.line("M76 262C100 254 214 254 238 262", 2, 0.6) +
      pen.line("M84 356H230", 2, 0.6) +
      pen.screws([126, 136], [196, 136], [126, 182]),
  );
