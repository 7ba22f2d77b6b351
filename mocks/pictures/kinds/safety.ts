import { band, mirror } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const respirator: Draw = (pen) => {
  const side =
    pen.part(round(86, 256, 66), pen.rubber, "M20 280H160V330H20Z") +
    pen.part(
      round(86, 256, 52),
      pen.accent,
      "M30 270H150V320H30Z",
      "M46 250A42 42 0 0 1 84 214V223A33 33 0 0 0 55 250Z",
    ) +
    pen.part(round(86, 256, 26), pen.metalLight, "M50 260H120V290H50Z") +
    pen.line("M70 250H102M70 262H102", 1, 0.8) +
    pen.line("M86 208V222M86 290V304M38 256H52M120 256H134", 2, 0.7) +
    pen.line("M24 274C34 304 60 318 86 318", 2, 0.7, "#7b848a");
  return pen.group(
    "translate(6 -8) scale(.97)",
    band(pen, "M128 170C80 116 92 46 200 42C308 46 320 116 272 170", 22, pen.rubberLight) +
      band(pen, "M88 290C100 364 150 384 200 384C250 384 300 364 312 290", 18, pen.rubberLight) +
      pen.part("M170 30H230V56H170Z", pen.accent) +
      pen.part("M104 330L126 318L138 338L116 352ZM296 330L274 318L262 338L284 352Z", pen.metalLight) +
      pen.part(
        "M200 84C230 84 246 112 256 144C266 172 318 190 322 238C324 300 266 358 200 358C134 358 76 300 78 238C82 190 134 172 144 144C154 112 170 84 200 84Z",
        pen.rubber,
        "M78 270H322V360H78Z",
      ) +
      pen.part(
        "M200 100C222 100 234 124 242 152C254 182 300 198 304 240C304 290 258 342 200 342C142 342 96 290 96 240C100 198 146 182 158 152C166 124 178 100 200 100Z",
        pen.body,
        "M90 276C150 312 250 312 310 276V350H90ZM222 100C236 150 250 190 310 210V100Z",
        "M182 122C190 110 200 108 206 112C192 122 180 150 174 172L164 168C168 150 174 134 182 122Z",
      ) +
      pen.line("M172 172C186 180 214 180 228 172M164 188C186 200 214 200 236 188", 1) +
      mirror(pen, side) +
      pen.part(round(200, 268, 42), pen.rubber, "M150 286H250V320H150Z") +
      pen.line("M176 256H224M170 268H230M176 280H224", 0, 1, "#9aa4a9") +
      pen.part("M184 318H216V336Q200 342 184 336Z", pen.accent),
  );
};

export const earMuffs: Draw = (pen) => {
  const side =
    pen.part("M78 150H102V262H78Z", pen.metal, "M92 150H102V262H92Z") +
    pen.line("M84 182H96M84 192H96M84 202H96", 1, 0.7) +
    pen.part("M118 200Q148 198 150 216V344Q148 362 118 360Z", pen.rubber, "M134 190H152V364H134Z") +
    pen.line("M134 206V354", 2, 0.7, "#7b848a") +
    pen.part(
      "M124 192V368C66 374 34 336 32 280C34 224 66 186 124 192Z",
      pen.body,
      "M30 308H126V372H30Z",
      "M46 276C48 240 66 212 98 206L100 216C76 224 60 246 57 278Z",
    ) +
    pen.part("M70 214H110Q116 214 116 222V276Q116 298 92 298Q68 298 66 276V222Z", pen.accent, "M60 268H118V300H60Z") +
    pen.circle(92, 268, 11, pen.metalLight) +
    pen.from(1, pen.flat("M78 226H106V231H78ZM78 237H98V241H78Z", "#fff")) +
    pen.line("M60 330C76 346 96 352 118 352", 1, 0.7) +
    pen.screws([110, 330]);
  return (
    pen.part(
      "M74 196V160C74 84 128 30 200 30C272 30 326 84 326 160V196H304V162C304 96 260 54 200 54C140 54 96 96 96 162V196Z",
      pen.rubber,
      "M200 30C272 30 326 84 326 160V196H304V162C304 96 260 54 200 54Z",
    ) +
    pen.part(
      "M92 118C106 60 150 24 200 24C250 24 294 60 308 118C310 130 294 138 286 126C272 90 240 66 200 66C160 66 128 90 114 126C106 138 90 130 92 118Z",
      pen.accent,
      "M110 132C124 80 160 56 200 56C240 56 276 80 290 132L300 140H100Z",
      "M120 90C136 58 168 40 200 40V48C172 48 144 64 128 94Z",
    ) +
    pen.line("M140 58L152 82M168 40L174 68M232 40L226 68M260 58L248 82", 1, 0.8) +
    mirror(pen, side)
  );
};

export const harness: Draw = (pen) => {
  const buckle = (x: number, y: number, w: number, h: number, t = 0) =>
    pen.group(
      `translate(${x} ${y}) rotate(${t})`,
      pen.part(box(-w / 2, -h / 2, w, h, 4), pen.metalLight, `M${-w / 2} ${h * 0.1}h${w}v${h}h${-w}Z`) +
        pen.line(`M${-w / 2 + 6} 0h${w - 12}`, 0, 0.9),
    );
  const side =
    band(pen, "M122 220C70 228 48 276 58 318C70 366 134 372 158 334C176 302 164 236 122 220Z", 28, pen.body) +
    pen.part("M82 368Q118 386 154 358L141 335Q116 350 91 342Z", pen.accent) +
    buckle(57, 290, 42, 24, 6);
  return (
    pen.part("M90 206Q200 168 310 206V230Q200 192 90 230Z", pen.rubberLight) +
    mirror(pen, side) +
    mirror(pen, band(pen, "M200 66C146 70 118 98 120 134C122 174 150 190 152 236", 28, pen.body)) +
    pen.part("M172 50H228L218 96H182Z", pen.rubber) +
    pen.line("M184 64H216M187 76H213", 1, 0.7, "#7b848a") +
    pen.part(
      "M200 14C230 14 242 38 232 62H168C158 38 170 14 200 14ZM200 29C184 29 180 40 183 49H217C220 40 216 29 200 29Z",
      pen.metal,
      "M200 0H250V70H200Z",
    ) +
    pen.group(
      "translate(0 -24)",
      mirror(pen, pen.part("M70 238Q40 232 34 258Q40 284 70 278V263Q52 266 51 258Q52 250 70 253Z", pen.metal)) +
        pen.part(
          "M62 232Q64 228 70 229Q200 262 330 229Q336 228 338 232L344 272Q344 280 336 282Q200 314 64 282Q56 280 56 272Z",
          pen.body,
          "M50 262Q200 298 350 262V320H50Z",
        ) +
        pen.part("M59 245Q200 278 341 245L343 266Q200 300 57 266Z", pen.accent, "M50 256Q200 290 350 256V300H50Z") +
        buckle(200, 273, 62, 44),
    ) +
    pen.part("M112 143H288Q292 154 284 165H116Q108 154 112 143Z", pen.accent, "M100 155H300V174H100Z") +
    buckle(200, 154, 50, 34) +
    buckle(126, 112, 40, 22, -14) +
    buckle(274, 112, 40, 22, 14)
  );
};

export const kneePads: Draw = (pen) => {
  const one =
    pen.part(
      "M-78 50Q0 26 78 50C70 120 66 160 68 206C70 260 74 316 64 354Q0 374 -64 354C-74 316 -70 260 -68 206C-66 160 -70 120 -78 50Z",
      pen.rubber,
      "M26 20H80V370H26Z",
    ) +
    pen.line("M-68 60Q0 38 68 60M-56 346Q0 360 56 346", 1, 0.8, "#7b848a") +
    pen.part(
      "M-84 92Q0 66 84 92L80 130Q0 106 -80 130ZM-76 286Q0 310 76 286L78 322Q0 346 -78 322Z",
      pen.accent,
      "M30 70H90V140H30ZM30 280H90V350H30Z",
    ) +
    pen.part(
      "M0 84C42 84 62 124 60 190C58 258 40 318 0 318C-40 318 -58 258 -60 190C-62 124 -42 84 0 84Z",
      pen.body,
      "M-64 226Q0 256 64 226V330H-64ZM30 80C60 150 50 260 10 320H64V80Z",
      "M-48 176C-48 138 -36 108 -16 100L-8 108C-28 118 -38 144 -38 178Z",
    ) +
    pen.line("M-56 150Q0 120 56 150M-57 258Q0 284 57 258", 0, 0.8) +
    pen.line("M-59 184Q0 158 59 184M-44 290Q0 312 44 290", 1, 0.8) +
    pen.part("M-22 206Q0 198 22 206V230Q0 238 -22 230Z", pen.accent) +
    pen.from(
      1,
      pen.circle(-44, 128, 5, pen.metalLight, 0.7) +
        pen.circle(44, 128, 5, pen.metalLight, 0.7) +
        pen.circle(-42, 270, 5, pen.metalLight, 0.7) +
        pen.circle(42, 270, 5, pen.metalLight, 0.7),
    );
  return (
    pen.group("translate(108 6) rotate(4 0 200) scale(.97)", one) +
    pen.group("translate(292 6) rotate(-4 0 200) scale(.97)", one)
  );
};
