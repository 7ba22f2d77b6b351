import { box } from "../paths";
import { lineColor } from "../pen";
import type { Draw, Pen } from "../pen";

export const compressor: Draw = (pen) =>
  pen.part("M36 216Q24 216 24 204V152Q24 140 36 140H60V158H42V200H60V216Z", pen.rubber) +
  pen.part(
    "M92 210H330Q372 210 372 256Q372 302 330 302H92Q50 302 50 256Q50 210 92 210Z",
    pen.body,
    "M40 264H380V310H40Z",
    "M92 218H330Q348 218 356 230H84Z",
  ) +
  pen.line("M96 211V301M326 211V301", 1) +
  pen.part("M74 116H178V202H74Z", pen.rubber, "M74 170H178V204H74Z") +
  pen.line("M90 132H162M90 146H162M90 160H162M90 174H162M90 188H162", 1, 0.7, "#8d979c") +
  pen.part("M190 92H246V124H262V206H174V124H190Z", pen.metal, "M226 92H262V206H226Z") +
  pen.line("M176 138H260M176 152H260M176 166H260M190 106H246", 1, 0.8) +
  pen.part(box(184, 70, 68, 24, 6), pen.accent) +
  pen.part("M62 202H282V214H62Z", pen.rubberLight) +
  pen.part("M286 176H300V212H286Z", pen.metal) +
  pen.circle(293, 152, 28, "#fff") +
  pen.line("M293 152L306 138", 0, 0.9) +
  pen.line("M276 152h6M293 134v5M310 152h-6", 1, 0.6) +
  pen.part("M326 160H348V212H326Z", pen.accent) +
  pen.circle(112, 322, 44, pen.rubber) +
  pen.circle(112, 322, 20, pen.metalLight) +
  pen.part("M306 300H330V352H346V366H290V352H306Z", pen.rubberLight) +
  pen.part("M360 220L388 196V176H376V190L354 208Z", pen.rubber) +
  pen.part(box(176, 240, 110, 30, 4), pen.accent) +
  pen.from(1, pen.flat("M190 249H250V254H190ZM190 259H224V262H190Z", "#fff"));

export const toolbox: Draw = (pen) =>
  pen.part(
    "M128 148V104Q128 84 148 84H252Q272 84 272 104V148H250V106H150V148Z",
    pen.rubber,
    "",
    "M150 90H252Q262 90 264 98H138Q140 90 150 90Z",
  ) +
  pen.part(
    "M40 166Q40 146 60 146H340Q360 146 360 166V214H40Z",
    pen.body,
    "M40 190H360V216H40Z",
    "M58 152H342V160H58Z",
  ) +
  pen.part("M46 214H354V322Q354 336 340 336H60Q46 336 46 322Z", pen.body, "M46 270H354V340H46Z") +
  pen.line("M46 226H354", 1) +
  pen.part(box(30, 196, 340, 24, 6), pen.rubber) +
  pen.part(box(84, 182, 46, 64, 6), pen.accent, "M84 222H130V248H84Z") +
  pen.part(box(270, 182, 46, 64, 6), pen.accent, "M270 222H316V248H270Z") +
  pen.line("M94 206H120M280 206H306", 1) +
  pen.part(box(152, 252, 96, 46, 4), "#e9eced") +
  pen.from(1, pen.flat("M166 266H234V271H166ZM166 279H210V283H166Z", lineColor)) +
  pen.line("M70 300V322M330 300V322", 2) +
  pen.part("M56 334H96V346H56ZM304 334H344V346H304Z", pen.rubber);

function step(pen: Pen, index: number): string {
  const y = 110 + index * 54;
  const k = (y - 52) / 320;
  return pen.part(
    `M${146 - k * 66} ${y}H${234 + k * 22}L${236 + k * 24} ${y + 17}H${142 - k * 68}Z`,
    index === 0 ? pen.accent : pen.metal,
    `M40 ${y + 9}H300V${y + 18}H40Z`,
  );
}

export const ladder: Draw = (pen) =>
  pen.part("M226 52H246L352 366H330Z", pen.rubberLight) +
  pen.part("M196 52H214L300 366H282Z", pen.rubberLight) +
  pen.line("M243 130L262 130M262 196L286 196M282 262L308 262", 0, 1.2) +
  pen.part("M150 52H170L92 366H66Z", pen.body, "M162 52H172L92 366H80Z") +
  [0, 1, 2, 3, 4].map((index) => step(pen, index)).join("") +
  pen.part("M216 52H236L268 366H242Z", pen.body, "M228 52H238L268 366H256Z") +
  pen.part(box(136, 34, 118, 26, 6), pen.rubber) +
  pen.part("M62 358H94V376H58ZM240 358H272V376H240ZM326 358H356L358 374H330Z", pen.rubber);
