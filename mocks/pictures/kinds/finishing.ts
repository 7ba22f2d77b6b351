import { box } from "../paths";
import type { Draw } from "../pen";

export const roller: Draw = (pen) =>
  pen.part(
    "M300 88H340Q356 88 356 104V168Q356 182 342 182H214Q204 182 204 192V226H184V188Q184 164 208 164H336V108H300Z",
    pen.metal,
  ) +
  pen.part(box(44, 52, 262, 92, 16), pen.body, "M40 104H310V150H40Z", "M60 62H290V72H60Z") +
  pen.part("M44 68Q44 52 60 52H72V144H60Q44 144 44 128Z", pen.rubber) +
  pen.part("M290 52Q306 52 306 68V128Q306 144 290 144H280V52Z", pen.rubber) +
  pen.line("M92 84l10 8M124 74l10 8M150 104l10 8M186 80l10 8M214 112l10 8M238 76l10 8M112 120l10 8", 1, 0.6) +
  pen.part(
    "M176 222H212L216 250L210 272L218 344Q218 374 194 374Q170 374 170 344L178 272L172 250Z",
    pen.accent,
    "M196 222H220V380H196Z",
    "M180 280H186L182 344H176Z",
  ) +
  pen.part("M170 344Q170 374 194 374Q218 374 218 344L217 332H171Z", pen.rubber) +
  pen.circle(194, 350, 6, "#f2f4f3");

export const vacuum: Draw = (pen) =>
  pen.part(
    "M296 170C352 160 374 210 360 262C352 296 362 318 380 330L366 344C338 326 332 296 342 258C350 218 340 190 298 194Z",
    pen.rubber,
  ) +
  pen.part("M140 66V50Q140 38 152 38H248Q260 38 260 50V66H240V58H160V66Z", pen.rubber) +
  pen.part(
    "M76 150Q76 64 160 64H240Q324 64 324 150V168H76Z",
    pen.body,
    "M76 134H324V170H76Z",
    "M104 110Q118 74 162 72H236V82H164Q128 84 114 112Z",
  ) +
  pen.circle(200, 116, 30, pen.rubber) +
  pen.line("M200 116L214 98", 0, 1, "#fff") +
  pen.part(box(262, 100, 34, 26, 5), pen.accent) +
  pen.part(box(66, 164, 268, 26, 6), pen.rubber) +
  pen.part("M80 190H320V308Q320 326 302 326H98Q80 326 80 308Z", pen.metalLight, "M80 266H320V330H80Z") +
  pen.part(box(118, 170, 36, 50, 5), pen.accent) +
  pen.part(box(246, 170, 36, 50, 5), pen.accent) +
  pen.part(box(154, 242, 92, 44, 4), pen.body) +
  pen.from(1, pen.flat("M168 255H222V260H168ZM168 268H204V272H168Z", "#fff")) +
  pen.circle(108, 338, 28, pen.rubber) +
  pen.circle(108, 338, 10, pen.metalLight) +
  pen.circle(290, 346, 20, pen.rubber) +
  pen.line("M98 308H302", 1, 0.7);
