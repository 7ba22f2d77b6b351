import { laceColor, mirror, reflective } from "../parts";
import type { Draw } from "../pen";

/** The eyelets of a boot, each with the point where its lace ends. */
const eyelets = [
  [172, 112, 208, 105],
  [177, 137, 212, 129],
  [186, 162, 220, 154],
  [199, 185, 233, 177],
  [217, 205, 250, 197],
] as const;

export const boots: Draw = (pen) => {
  const up =
    "M74 66Q72 50 88 50H184Q198 50 201 64L213 122C220 160 238 190 264 206L316 224C354 236 374 264 374 300V324H60C52 298 54 268 64 240C76 204 80 150 79 110Z";
  const lace = eyelets.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");
  return pen.group(
    "translate(-16 6)",
    pen.part("M172 70L184 36Q188 26 200 29L220 35Q230 38 229 50L226 118L196 120Z", pen.rubberLight) +
      pen.part("M70 108C56 84 54 56 62 40Q70 26 86 30Q98 34 100 58L86 60Q86 46 78 46Q70 48 74 70L88 108Z", pen.accent) +
      pen.part(
        up,
        pen.body,
        "M50 286C140 300 260 300 380 268V330H50ZM54 240C76 204 80 150 79 90L96 90C100 160 92 210 78 250V330H40Z",
        "M126 112C130 160 122 200 104 232L116 236C136 204 144 160 138 112Z",
      ) +
      pen.part(
        "M74 66Q72 50 88 50H184Q198 50 201 64L206 90C160 100 120 99 79 92Z",
        pen.rubber,
        "M78 78Q140 90 206 78V100H78Z",
      ) +
      pen.part("M160 96L206 90L213 122C220 160 238 190 264 206L240 234C204 222 176 196 168 160Z", pen.rubberLight) +
      pen.part(
        "M292 216L316 224C354 236 374 264 374 300V324H296C270 298 270 244 292 216Z",
        pen.accent,
        "M280 292C320 296 350 290 380 276V330H280Z",
        "M312 238C338 246 354 262 358 284L348 286C342 266 330 256 308 250Z",
      ) +
      pen.line("M58 262C98 252 130 270 136 324M264 206C248 222 240 250 246 324", 1) +
      pen.line("M62 272C94 264 120 280 126 318M284 220C262 246 262 300 286 322", 2, 0.6) +
      pen.line(lace, 0, 3.1) +
      pen.line(lace, 0, 1.5, laceColor) +
      pen.line("M212 102C226 72 262 70 258 90C254 106 228 108 212 104C232 112 248 128 246 152", 0, 2.6) +
      pen.line("M212 102C226 72 262 70 258 90C254 106 228 108 212 104C232 112 248 128 246 152", 0, 1.1, laceColor) +
      eyelets.map(([x, y]) => pen.circle(x, y, 5, pen.metalLight, 0.7)).join("") +
      pen.part(
        "M56 312H374Q386 314 386 328L380 356H354L347 346H334L327 356H302L295 346H282L275 356H252L240 344H200L188 360H60Q46 360 46 346V324Q46 312 56 312Z",
        pen.rubber,
        "M40 336H390V364H40Z",
      ) +
      pen.line("M60 328H370", 1, 0.9, "#7b848a"),
  );
};

export const rubberBoots: Draw = (pen) => {
  const boot = (back: number) =>
    pen.part(
      "M44 46H150L149 170C149 208 160 234 184 248C212 262 252 266 266 296Q273 314 271 338H44C35 312 38 290 45 268C52 240 50 200 47 160Z",
      pen.body,
      (back ? "M20 20H190C150 120 150 220 220 344H20Z" : "M30 150C70 200 70 260 36 340L30 340Z") +
        "M30 300C120 318 210 318 280 290V344H30Z",
      (back ? "" : "M62 92H74L80 214C80 236 74 250 70 262L60 260C68 236 70 220 69 200Z") +
        "M206 270C232 274 246 282 252 298L242 302C236 288 224 282 202 280Z",
    ) +
    pen.line("M82 226C104 238 130 238 150 224M80 244C106 258 134 256 158 240M234 276C216 290 210 308 214 326", 1) +
    pen.line("M130 88V200M138 88V200", 2, 0.6) +
    pen.part("M34 44Q97 28 160 44Q97 60 34 44Z", pen.rubber) +
    pen.part("M34 44Q97 60 160 44L158 70Q97 88 37 70Z", pen.accent, "M30 60Q97 78 164 60V90H30Z") +
    pen.part("M86 64H110V98Q110 110 98 110Q86 110 86 98Z", pen.rubber) +
    pen.part("M28 280H50V300H24Q20 290 28 280Z", pen.accent) +
    pen.part(
      "M42 328H276Q284 328 284 336V350L276 364H252L246 356H232L226 364H202L196 356H182L174 364H152L142 354H112L104 366H44Q32 366 32 354V338Q32 328 42 328Z",
      pen.rubber,
      "M30 346H290V368H30Z",
    ) +
    pen.line("M46 340H268", 1, 0.8, "#7b848a");
  return pen.group("translate(92 -15)", boot(1)) + boot(0);
};

export const jacket: Draw = (pen) => {
  const sleeve =
    pen.part(
      "M126 60C96 70 84 92 77 122L30 300Q26 314 40 318L84 330Q96 333 99 320L136 190Z",
      pen.body,
      "M110 150L84 334L104 334L150 180V130Z",
      "M96 100L52 276L62 279L104 110Z",
    ) +
    pen.part("M56 202L118 219L111 245L49 228Z", reflective, "M50 216L115 233L111 247L49 230Z") +
    pen.line("M56 209L116 226", 2, 0.6, "#8d979c") +
    pen.part("M33 290L105 310L99 326Q96 333 86 330L38 317Q26 314 29 303Z", pen.rubber) +
    pen.line("M84 118C94 128 106 130 118 128", 2, 0.6);
  return (
    pen.part("M164 60Q160 24 176 22H224Q240 24 236 60L200 100Z", pen.rubberLight) +
    mirror(pen, sleeve) +
    pen.part(
      "M126 60L166 44L200 72L234 44L274 60C284 96 288 140 287 180V352Q287 364 275 364H125Q113 364 113 352V180C112 140 116 96 126 60Z",
      pen.body,
      "M236 40H290V370H236ZM110 334H290V366H110Z",
      "M130 150H138V196H130Z",
    ) +
    pen.part(
      "M126 60L166 44L200 72L234 44L274 60C281 86 285 110 286 136C250 148 150 148 114 136C115 110 119 86 126 60Z",
      pen.accent,
      "M236 40H290V150H236Z",
    ) +
    pen.part("M113 176H287V204H113ZM113 278H287V306H113Z", reflective, "M113 191H287V204H113ZM113 293H287V306H113Z") +
    pen.line("M114 184H286M114 286H286", 2, 0.6, "#8d979c") +
    pen.part(
      "M130 222H180V262Q180 268 174 268H136Q130 268 130 262ZM220 222H270V262Q270 268 264 268H226Q220 268 220 262Z",
      pen.body,
      "M125 252H275V270H125Z",
    ) +
    pen.part("M127 217H183V236L155 244L127 236ZM217 217H273V236L245 244L217 236Z", pen.accent) +
    pen.from(2, pen.circle(155, 233, 3.5, pen.metalLight, 0.6) + pen.circle(245, 233, 3.5, pen.metalLight, 0.6)) +
    pen.line("M113 344H287", 1, 0.7) +
    pen.part("M192 70L200 72L208 70V364H192Z", pen.rubber) +
    pen.line("M200 84V360", 1, 0.8, "#8d979c") +
    pen.part("M195 96H205V118L200 124L195 118Z", pen.metalLight) +
    pen.part(
      "M166 24Q150 26 154 50L188 88L200 72Q178 56 176 22ZM234 24Q250 26 246 50L212 88L200 72Q222 56 224 22Z",
      pen.body,
      "M224 22Q250 26 246 50L212 88L206 80Q232 56 228 22Z",
    )
  );
};

export const vest: Draw = (pen) => {
  const half =
    pen.part(
      "M106 46Q108 40 114 38L158 26Q166 90 200 138V374H82Q70 374 70 362V176C104 152 112 100 106 46Z",
      pen.body,
      "M60 344H200V376H60ZM186 130H200V374H186Z",
      "M84 184Q90 180 94 174V196H84Z",
    ) +
    pen.part("M122 35.800L148 28.700C150 56 150 80 150 206H122Z", reflective, "M136 20H152V206H136Z") +
    pen.part("M70 206H200V240H70ZM70 294H200V328H70Z", reflective, "M70 224H200V240H70ZM70 312H200V328H70Z") +
    pen.line("M70 214H200M70 302H200M129 36V206", 2, 0.6, "#8d979c") +
    pen.line("M114 38C118 100 112 150 78 182V372", 2, 0.6);
  return (
    pen.part("M150 30Q200 8 250 30L226 116L200 140L174 116Z", pen.body, "M140 0H260V150H140Z") +
    pen.part("M178 27H222V45H178Z", pen.rubber) +
    mirror(pen, half) +
    pen.line("M158 26Q166 90 200 138Q234 90 242 26", 0, 1) +
    pen.part("M191 134L200 140L209 134V374H191Z", pen.accent) +
    pen.line("M200 142V372", 1, 0.8, "#8d979c") +
    pen.part("M224 254H282V284H224Z", pen.accent) +
    pen.from(1, pen.flat("M234 263H270V267H234ZM234 272H258V276H234Z", "#fff"))
  );
};

export const overalls: Draw = (pen) => {
  const leg =
    "M150 84Q200 94 250 84L256 126Q262 144 278 150L284 192L300 376Q258 386 215 377L205 222Q200 214 195 222L185 377Q142 386 100 376L116 192L122 150Q138 144 144 126Z";
  const side =
    pen.part("M153 106L160 44Q162 26 176 27Q190 29 187 46L176 106Z", pen.accent, "M174 20H200V110H168Z") +
    pen.line("M160 92L166 46", 2, 0.5, "#fff") +
    pen.part("M151 90H177V112Q177 118 171 118H157Q151 118 151 112Z", pen.metalLight, "M144 104H180V122H144Z") +
    pen.circle(164, 102, 4, pen.metalDark, 0.7) +
    pen.part("M112 250Q146 258 191 250L187 314Q146 322 107 313Z", pen.accent, "M154 248H192V324H150Z") +
    pen.line("M119 260Q148 266 183 260L180 303Q146 310 115 303Z", 2, 0.5, "#8d979c") +
    pen.part("M102.500 350Q144 360 187 350L186 365Q142 375 101 365Z", reflective, "M90 357Q138 367 194 357V376H90Z") +
    pen.line("M122 174C142 178 156 170 160 158", 1);
  return (
    pen.part("M168 34Q176 78 200 80Q224 78 232 34L246 126H154Z", pen.body, "M140 20H260V130H140Z") +
    pen.part(
      leg,
      pen.body,
      "M250 80C258 170 286 200 314 384H270ZM186 386L196 222H180L156 388ZM142 128Q200 138 258 128V140Q200 150 142 140Z",
      "M126 186H136L118 246H112Z",
    ) +
    mirror(pen, side) +
    pen.part(
      "M118 156Q122 150 136 152Q200 162 264 152Q278 150 282 156L283 175Q200 189 117 175Z",
      pen.body,
      "M100 167Q200 180 300 167V194H100Z",
    ) +
    pen.line("M200 180V220M200 194Q212 200 213 218", 1) +
    pen.circle(200, 170, 6, pen.metalLight, 0.8) +
    pen.part("M172 120H228V142Q228 149 221 149H179Q172 149 172 142Z", pen.body, "M160 136H240V152H160Z") +
    pen.part("M169 112H231V126L200 135L169 126Z", pen.accent) +
    pen.from(1, pen.circle(200, 123, 3.6, pen.metalLight, 0.7)) +
    pen.line("M150 159V168M250 159V168M174 162V171M226 162V171", 2, 2)
  );
};
