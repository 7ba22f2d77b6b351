import { digits } from "../digits";
import { displayInk, laserRed } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const laserLevel: Draw = (pen) => {
  const leg = (a: number, len: number) =>
    pen.group(
      `rotate(${a} 200 262)`,
      pen.part(box(194, 262, 12, len, 4), pen.metalLight, `M200 262h10v${len}h-10Z`) +
        pen.part(box(189, 256, 22, len * 0.56, 6), pen.rubber, `M201 256h12v${len * 0.6}h-12Z`) +
        pen.part(box(190, 256 + len * 0.5, 20, 14, 4), pen.accent) +
        pen.part(box(191, 252 + len, 18, 14, 5), pen.rubber),
    );
  return (
    pen.flat("M200 116L16 92V140ZM200 116L384 92V140ZM200 116L178 12H222Z", laserRed, 0.22) +
    pen.line("M16 116H384M200 12V116", 0, 1.15, laserRed) +
    leg(0, 108) +
    leg(44, 146) +
    leg(-44, 146) +
    pen.part("M172 240H228L222 272Q200 286 178 272Z", pen.metal, "M204 240H230V290H204Z") +
    pen.part(box(160, 226, 80, 18, 7), pen.rubber) +
    pen.part(
      "M126 98Q126 58 166 56H234Q274 58 274 98V206Q274 228 252 228H148Q126 228 126 206Z",
      pen.body,
      "M232 50H280V232H120V206H214Q232 206 232 188Z",
      "M136 100Q138 68 168 66H220V76H172Q148 78 146 104V150H136Z",
    ) +
    pen.part(
      "M126 182Q146 184 152 202L158 228H148Q126 228 126 206ZM274 182Q254 184 248 202L242 228H252Q274 228 274 206Z",
      pen.rubber,
    ) +
    pen.part("M160 78H240L250 92V144Q250 156 238 156H162Q150 156 150 144V92Z", pen.rubber) +
    pen.part(
      "M168 88H232L240 98V138Q240 146 232 146H168Q160 146 160 138V98Z",
      "#3f5258",
      "",
      "M168 88H204L176 146H160V98Z",
    ) +
    pen.line("M162 116H238M200 90V145", 0, 1.15, laserRed) +
    pen.flat(round(200, 116, 7), "#fff") +
    pen.part(box(168, 170, 64, 22, 6), pen.accent) +
    pen.from(1, pen.flat("M178 178H204V184H178Z", "#fff") + pen.flat(round(220, 181, 4), "#d8f06a")) +
    pen.line("M166 212H234", 2, 0.7) +
    pen.screws([140, 168], [260, 168])
  );
};

export const rangefinder: Draw = (pen) => {
  const key = (x: number, y: number) =>
    pen.part(box(x - 12, y - 8, 24, 16, 6), pen.rubberLight, `M${x - 12} ${y + 2}h24v8h-24Z`);
  return pen.group(
    "rotate(26 200 210)",
    pen.flat("M226 92L210 -6H242Z", laserRed, 0.22) +
      pen.line("M226 92V6", 0, 1.2, laserRed) +
      pen.flat(round(226, 0, 9), laserRed) +
      pen.part("M152 108V94Q152 82 164 82H236Q248 82 248 94V108Z", pen.rubber, "M152 98H248V110H152Z") +
      pen.part(box(166, 72, 34, 14, 5), pen.glass) +
      pen.part(box(214, 72, 24, 14, 5), pen.metalLight) +
      pen.part(
        "M138 128Q138 102 164 102H236Q262 102 262 128L257 196Q254 220 257 246L264 348Q264 388 226 388H174Q136 388 136 348L143 246Q146 220 143 196Z",
        pen.body,
        "M240 100H270V392H130V366Q236 372 240 300Z",
        "M148 128Q148 112 164 112H176Q160 116 160 132L163 196Q164 220 162 246L158 330H147L152 246Q154 220 152 196Z",
      ) +
      pen.part(
        "M262 128L257 196Q254 220 257 246L264 348Q264 364 256 374Q246 300 243 246Q242 200 250 108Q262 112 262 128ZM138 128L143 196Q146 220 143 246L136 348Q136 364 144 374Q154 300 157 246Q158 200 150 108Q138 112 138 128Z",
        pen.rubber,
      ) +
      pen.line("M247 270l11 3M248 288l11 3M250 306l11 3M153 270l-11 3M152 288l-11 3M150 306l-11 3", 2, 0.7, "#7b848a") +
      pen.part(box(166, 122, 68, 96, 9), pen.rubber) +
      pen.part(box(174, 130, 52, 80, 5), pen.glass, "", "M174 130H208L174 190Z") +
      pen.line(digits("8.2", 183, 176, 14, 25, 10), 1, 1, displayInk) +
      pen.line("M182 144H204M182 158H218", 1, 0.8, "#5c7077") +
      pen.circle(200, 250, 21, pen.accent) +
      pen.flat(round(200, 250, 8), laserRed) +
      key(180, 296) +
      key(220, 296) +
      key(180, 324) +
      key(220, 324) +
      key(180, 352) +
      key(220, 352),
  );
};

export const thermometer: Draw = (pen) =>
  pen.group(
    "translate(-14 -8)",
    pen.flat("M330 112L394 86V138Z", laserRed, 0.25) +
      pen.line("M330 112H384", 0, 1.1, laserRed) +
      pen.flat(round(384, 112, 9), laserRed) +
      pen.part(
        "M90 190L196 190C194 216 172 226 166 252L148 350Q144 372 122 372H62Q40 372 44 350L62 262C68 232 88 220 90 190Z",
        pen.rubber,
        "M140 190H210V380H112Q126 280 140 240Z",
      ) +
      pen.line("M70 274l76 10M66 296l76 10M62 318l76 10M58 340l76 10", 1, 0.7, "#7b848a") +
      pen.part(
        "M188 196H264Q280 196 274 212L262 246Q256 260 240 260H168L176 242H232Q242 242 246 232L252 212H188Z",
        pen.body,
      ) +
      pen.part("M186 200H216C224 214 218 228 202 236L184 234Z", pen.accent) +
      pen.part("M262 70H310L330 82V144L310 158H262Z", pen.rubber, "M250 128H340V162H250Z") +
      pen.part("M326 90H340Q346 90 346 96V130Q346 136 340 136H326Z", pen.metalLight) +
      pen.line("M284 71V157M300 71V157", 1, 0.7, "#7b848a") +
      pen.part(
        "M66 46H222Q264 46 282 66V160Q262 202 212 204H112Q96 204 92 220L70 222Q66 196 56 178Q40 160 40 132V74Q40 46 66 46Z",
        pen.body,
        "M30 158H290V230H60Z",
        "M68 56H222Q252 56 268 66V72Q246 66 222 66H72Q54 66 52 82V120H46V78Q46 56 68 56Z",
      ) +
      pen.part("M78 76H214Q226 76 224 88L216 146Q214 158 202 158H88Q76 158 74 146L66 88Q66 76 78 76Z", pen.rubber) +
      pen.part(
        "M86 88H206Q212 88 211 94L205 140Q204 146 198 146H92Q86 146 85 140L79 94Q79 88 86 88Z",
        pen.glass,
        "",
        "M80 88H150L122 146H86Z",
      ) +
      pen.line(digits("86°", 108, 101, 20, 32, 13), 0, 0.95, displayInk) +
      pen.line("M242 92V140M254 92V140M266 92V140", 1) +
      pen.screws([60, 66], [250, 176], [76, 196]),
  );

export const detector: Draw = (pen) =>
  pen.part(
    "M200 20C268 20 312 66 312 126C312 184 262 204 254 246L262 340Q264 380 228 380H172Q136 380 138 340L146 246C138 204 88 184 88 126C88 66 132 20 200 20Z",
    pen.body,
    "M240 20H330V390H134V360H214Q232 360 232 336L226 240C236 196 284 180 284 122C284 76 266 44 240 28Z",
    "M102 126C102 74 140 34 194 32V44C148 46 116 80 116 126C116 146 124 160 134 172L126 178C110 164 102 148 102 126Z",
  ) +
  pen.part(round(200, 122, 72), pen.rubber) +
  pen.part(round(200, 122, 58), "#d8f06a", "M142 130H258V190H142Z") +
  pen.part(round(200, 122, 40), "#f2f4f3") +
  pen.line("M200 50V64M200 180V194M128 122H142M258 122H272", 1, 0.8, "#e8ecec") +
  pen.part("M208 92L176 128H196L188 154L224 114H203Z", pen.accent) +
  pen.part(box(160, 212, 80, 60, 8), pen.rubber) +
  pen.part(box(167, 219, 66, 46, 4), pen.glass, "", "M167 219H204L184 265H167Z") +
  pen.from(
    1,
    pen.flat("M176 258V250H184V258ZM188 258V244H196V258ZM200 258V236H208V258ZM212 258V228H220V258Z", displayInk),
  ) +
  pen.circle(200, 304, 18, pen.accent) +
  pen.line("M200 296V304", 1, 1, "#fff") +
  pen.part(box(156, 334, 38, 18, 8), pen.rubberLight) +
  pen.part(box(206, 334, 38, 18, 8), pen.rubberLight) +
  pen.part(
    "M146 246L138 340Q138 350 140 358Q156 300 146 246ZM254 246L262 340Q262 350 260 358Q244 300 254 246Z",
    pen.rubber,
  ) +
  pen.screws([112, 88], [288, 88], [130, 184], [270, 184]);

export const multimeter: Draw = (pen) => {
  let dial = "";
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * 2 * Math.PI;
    dial += `M${(146 + 58 * Math.cos(a)).toFixed(1)} ${(214 + 58 * Math.sin(a)).toFixed(1)}L${(146 + 66 * Math.cos(a)).toFixed(1)} ${(214 + 66 * Math.sin(a)).toFixed(1)}`;
  }
  const probe = (x: number, col: string, dark: string) =>
    pen.part(`M${x - 3} 46L${x} 26L${x + 3} 46V104H${x - 3}Z`, pen.metalLight) +
    pen.part(`M${x - 9} 116L${x - 6} 96H${x + 6}L${x + 9} 116V128H${x - 9}Z`, dark) +
    pen.part(
      `M${x - 16} 128H${x + 16}Q${x + 18} 136 ${x + 11} 142L${x + 13} 236Q${x + 12} 252 ${x + 6} 262H${x - 6}Q${x - 12} 252 ${x - 13} 236L${x - 11} 142Q${x - 18} 136 ${x - 16} 128Z`,
      col,
      `M${x + 2} 128h20v140h-20Z`,
      `M${x - 8} 146h5v84h-5Z`,
    );
  const lead = (d: string, col: string) =>
    `<path d="${d}" fill="none" stroke="#1b2023" stroke-width="${(8 + pen.width * 2).toFixed(1)}"/><path d="${d}" fill="none" stroke="${col}" stroke-width="8"/>`;
  return (
    lead("M292 262C292 330 288 374 240 374C200 374 150 376 146 330", "#4b5359") +
    lead("M348 262C348 350 330 384 268 384C214 384 202 366 200 330", "#c8322b") +
    pen.part(
      "M58 22H234Q262 22 262 50V92Q254 104 254 122V232Q254 250 262 262V316Q262 348 230 348H62Q30 348 30 316V262Q38 250 38 232V122Q38 104 30 92V50Q30 22 58 22Z",
      pen.body,
      "M232 22H270V352H26V320H210Q232 320 232 296Z",
      "M40 54Q40 32 62 32H150V42H68Q52 42 50 58V92H40Z",
    ) +
    pen.part(box(58, 46, 176, 280, 16), pen.rubberLight) +
    pen.part(box(72, 60, 148, 68, 8), pen.rubber) +
    pen.part(box(80, 68, 132, 52, 4), pen.glass, "", "M80 68H150L122 120H80Z") +
    pen.line(digits("230", 106, 78, 20, 32, 14), 0, 0.95, displayInk) +
    pen.line(dial, 1, 0.9, "#e8ecec") +
    pen.part(round(146, 214, 48), pen.accent, "M98 226H196V270H98Z") +
    pen.part("M134 176Q146 166 158 176L160 246Q146 260 132 246Z", pen.body) +
    pen.line("M146 178V194", 1, 1, "#fff") +
    pen.circle(92, 304, 12, pen.metalLight) +
    pen.flat(round(92, 304, 4), displayInk) +
    pen.part(box(134, 290, 24, 40, 6), pen.rubber) +
    pen.part(box(188, 290, 24, 40, 6), "#c8322b") +
    probe(292, "#4b5359", pen.rubber) +
    probe(348, "#c8322b", "#8f201b") +
    pen.screws([44, 40], [248, 40], [44, 332], [248, 332])
  );
};
