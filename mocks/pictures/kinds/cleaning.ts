import { hose } from "../parts";
import { box } from "../paths";
import type { Draw } from "../pen";

export const broom: Draw = (pen) => {
  let z = "",
    b = "",
    q = "";
  for (let i = 0; i < 18; i++) {
    const x = 292 - (i * 184) / 18;
    z += `L${(x - 5.1).toFixed(1)} ${i % 2 ? 372 : 378}L${(x - 10.2).toFixed(1)} ${i % 3 ? 388 : 382}`;
  }
  for (let i = 1; i < 12; i++) {
    const k = i / 12,
      d = `M${(136 + k * 128).toFixed(0)} 302C${(134 + k * 132).toFixed(0)} 326 ${(124 + k * 152).toFixed(0)} 346 ${(116 + k * 168).toFixed(0)} 372`;
    if (i % 2) b += d;
    else q += d;
  }
  return pen.group(
    "translate(24 -18) rotate(36 200 200)",
    pen.part(box(189, -10, 22, 254, 10), pen.wood, "M202 -12H214V250H202Z") +
      pen.line("M195 50V110M197 140V200", 2, 0.6, pen.woodDark) +
      pen.part("M187 4Q187 -12 200 -12Q213 -12 213 4V40H187Z", pen.accent, "M203 -14H216V42H203Z") +
      pen.circle(200, 4, 5, "#f2f4f3", 0.7) +
      pen.part(
        `M134 290H266C268 322 284 350 292 386${z}C116 350 132 322 134 290Z`,
        pen.accent,
        "M100 290H300V316H100ZM236 290H300V400H252Z",
      ) +
      pen.line(b, 1, 0.7, "#8d979c") +
      pen.line(q, 0, 0.6) +
      pen.part(
        "M180 226H220L226 250Q230 260 250 262H262Q278 264 278 280V292Q278 302 268 302H132Q122 302 122 292V280Q122 264 138 262H150Q170 260 174 250Z",
        pen.body,
        "M110 286H290V304H110ZM206 226H224L228 264H206Z",
        "M136 268H264V275H136ZM186 230H193L187 256H179Z",
      ) +
      pen.line("M180 240H220", 1, 0.8) +
      pen.screws([150, 284], [250, 284]),
  );
};

export const pressureWasher: Draw = (pen) =>
  hose(pen, "M84 120V58Q84 40 102 40H160Q178 40 178 58V120", 18, pen.rubberLight) +
  pen.part(box(96, 28, 70, 24, 9), pen.accent) +
  hose(pen, "M200 300C262 304 250 366 300 364C348 362 366 330 352 286", 15, pen.rubber) +
  pen.part(
    "M50 330L42 186Q38 104 96 96H166Q196 96 212 136Q228 190 222 330Z",
    pen.body,
    "M30 262H230V340H30ZM186 90H240V340H194Q210 200 186 120Z",
    "M56 182Q58 120 100 110H148V120H104Q72 126 68 182Z",
  ) +
  pen.part("M76 164Q76 152 88 152H164Q176 152 178 164L184 222H78Z", pen.rubber) +
  pen.line("M92 168H166M92 182H168M93 196H170M94 210H172", 1, 0.8, "#7b848a") +
  pen.circle(130, 262, 25, pen.accent) +
  pen.line("M130 262L142 248", 0, 1, "#8d979c") +
  pen.part(box(162, 274, 42, 30, 6), pen.rubber) +
  pen.line("M170 284H196M170 294H190", 2, 0.7, "#7b848a") +
  pen.part("M36 322H232V340Q232 350 222 350H46Q36 350 36 340Z", pen.rubber) +
  pen.part("M190 348H226V370H194Z", pen.rubber) +
  pen.circle(78, 336, 36, pen.rubber) +
  pen.circle(78, 336, 15, pen.metalLight) +
  hose(pen, "M300 54V176", 13, pen.metal) +
  pen.part("M289 18H311L308 58H292Z", pen.accent, "M301 16H314L310 60H301Z") +
  pen.part(box(288, 132, 24, 50, 8), pen.rubber) +
  pen.line("M293 144H307M293 154H307M293 164H307", 1, 0.7, "#7b848a") +
  hose(pen, "M286 226C272 250 284 282 326 286", 10, pen.rubber, 0) +
  hose(pen, "M298 218C292 240 298 254 312 258", 12, pen.accent, 0) +
  pen.part(
    "M278 184Q278 174 288 174H322Q332 174 336 184L370 278Q372 290 362 294L344 300Q334 302 330 292L304 228H288Q278 228 278 218Z",
    pen.body,
    "M310 170H376V306H334Q330 240 300 214Z",
    "M284 182H292V222H284Z",
  ) +
  pen.line("M332 262L358 252M336 274L362 264", 1, 0.8) +
  pen.screws([204, 150], [56, 296], [312, 200]);

export const wipes: Draw = (pen) =>
  pen.part(
    "M287 84C310 100 340 108 374 106V346C367 354 360 346 352 352C344 358 338 350 330 353C312 352 300 342 287 330Z",
    pen.body,
    "M286 90H312V370H286ZM340 100C350 200 352 300 344 370H362C370 290 366 190 358 100Z",
    "",
  ) +
  pen.line("M330 107V352", 1, 0.8) +
  pen.line("M304 130h12M304 170h12M304 210h12M304 250h12M304 290h12", 2, 0.6) +
  pen.part(
    "M28 86C28 62 86 44 158 44C230 44 288 62 288 86V326C288 350 230 370 158 370C86 370 28 350 28 326Z",
    pen.body,
    "M230 60H292V380H230ZM28 312C28 338 86 356 158 356C230 356 288 338 288 312V380H28Z",
    "M44 120H60V340L44 334Z",
  ) +
  pen.part(
    "M28 168C40 188 90 204 158 204C226 204 276 188 288 168V272C276 292 226 308 158 308C90 308 40 292 28 272Z",
    pen.accent,
    "M230 160H292V310H230Z",
    "M44 190L60 196V290L44 284Z",
  ) +
  pen.from(
    1,
    pen.flat("M92 228Q158 240 216 226V240Q158 254 92 242ZM112 258Q158 266 192 260V270Q158 276 112 268Z", "#fff"),
  ) +
  pen.part(
    "M28 86C28 62 86 44 158 44C230 44 288 62 288 86C288 110 230 130 158 130C86 130 28 110 28 86Z",
    pen.body,
    "",
    "M28 86C28 62 86 44 158 44C230 44 288 62 288 86C288 110 230 130 158 130C86 130 28 110 28 86Z",
  ) +
  pen.line("M62 88C64 68 108 58 158 58C214 58 256 72 254 90C250 108 208 116 158 116C120 116 92 108 88 94", 1, 0.8) +
  pen.line("M46 96C54 112 104 122 158 122", 2, 0.6) +
  pen.part(
    "M108 86C108 76 130 70 158 70C186 70 208 76 208 86C208 96 186 104 158 104C130 104 108 96 108 86Z",
    pen.wood,
  ) +
  pen.part("M122 87C122 81 138 78 158 78C178 78 194 81 194 87C194 93 178 97 158 97C138 97 122 93 122 87Z", pen.rubber);

export const bucket: Draw = (pen) =>
  hose(pen, "M66 150C40 2 360 2 334 150", 11, pen.metal, 0) +
  pen.part(
    "M150 40Q152 28 164 26Q200 20 236 26Q248 28 250 40L248 54Q200 44 152 54Z",
    pen.rubber,
    "M146 42Q200 32 254 42V58H146Z",
  ) +
  pen.line("M172 30l-2 17M190 28l-1 16M210 28l1 16M228 30l2 17", 2, 0.7, "#7b848a") +
  pen.part(
    "M74 158H326L298 350Q295 372 274 372H126Q105 372 102 350Z",
    pen.body,
    "M256 150H340L310 380H228Z",
    "M92 176H110L132 346H116Z",
  ) +
  pen.line("M108 348H292", 1, 0.8) +
  pen.line("M82 196H318", 1, 0.8) +
  pen.part(
    "M50 132Q50 120 62 120H338Q350 120 350 132V148Q350 160 338 160H62Q50 160 50 148Z",
    pen.body,
    "M48 142H352V162H48Z",
    "M62 126H338V134H62Z",
  ) +
  pen.part("M56 142Q56 132 66 132Q76 132 78 142L82 176Q82 186 74 186H70Q62 186 60 176Z", pen.rubber) +
  pen.part("M344 142Q344 132 334 132Q324 132 322 142L318 176Q318 186 326 186H330Q338 186 340 176Z", pen.rubber) +
  pen.circle(68, 150, 6, pen.metalLight, 0.8) +
  pen.circle(332, 150, 6, pen.metalLight, 0.8) +
  pen.part(
    "M142 222Q142 214 150 214H250Q258 214 258 222L254 288Q253 296 246 296H154Q147 296 146 288Z",
    pen.accent,
    "M140 270H260V298H140Z",
  ) +
  pen.from(1, pen.flat("M162 234H238V242H162ZM164 254H214V261H164Z", "#fff")) +
  pen.line("M281 216h18M280 238h10M276 260h18M274 282h10M270 304h18M268 326h10", 1, 0.8);
