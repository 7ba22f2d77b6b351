import { hose } from "../parts";
import { box } from "../paths";
import type { Draw } from "../pen";

export const shovel: Draw = (pen) =>
  pen.group(
    "translate(-2 2) rotate(40 200 200)",
    pen.part("M188 50H212L214 240H186Z", pen.wood, "M203 50H218V246H203Z") +
      pen.line("M196 80V130M198 150V186", 2, 0.6, pen.woodDark) +
      pen.part(
        "M182 58L164 22Q152 -14 184 -16H216Q248 -14 236 22L218 58Q214 68 200 68Q186 68 182 58ZM188 6Q180 8 184 18L194 36Q200 42 206 36L216 18Q220 8 212 6Z",
        pen.accent,
        "M206 40L240 -20V70H204Z",
        "M170 4Q170 -8 186 -10H214V-4H188Q178 -2 177 8Z",
      ) +
      pen.screws([200, 53]) +
      pen.part(
        "M136 264Q136 250 150 250H250Q264 250 264 264V300C264 346 234 396 200 426C166 396 136 346 136 300Z",
        pen.body,
        "M206 250H270V350L200 430Z",
        "M144 262H153V300C154 322 160 340 168 356L159 356C150 338 145 322 144 300Z",
      ) +
      pen.part(
        "M251.5 355.6C239.4 382.800 220.400 408 200 426C179.6 408 160.6 382.8 148.5 355.6C164 376 182 390 200 396C218 390 236 376 251.500 355.600Z",
        pen.metalLight,
        "M204 370H260V430H198Z",
      ) +
      pen.line("M168 266C170 300 176 330 188 358M232 266C230 300 224 330 212 358", 1, 0.8) +
      pen.part(
        "M184 182H216L226 262Q224 304 200 330Q176 304 174 262Z",
        pen.body,
        "M204 180H230V330H202Z",
        "M189 190H195L190 266H181Z",
      ) +
      pen.circle(200, 204, 5, pen.metalLight, 0.8) +
      pen.circle(200, 230, 5, pen.metalLight, 0.8) +
      pen.part(
        "M144 243H179L178 263H142Q132 263 132 253Q132 243 144 243ZM256 243H221L222 263H258Q268 263 268 253Q268 243 256 243Z",
        pen.body,
        "M120 255H280V266H120Z",
      ),
  );

export const sacks: Draw = (pen) => {
  let w = "";
  for (let r = 0; r < 9; r++)
    for (let i = 0; i < 9; i++) {
      const x = -92 + i * 23,
        y = 182 + r * 21;
      if (r > 5 || r < 1 || Math.abs(x) > 76) w += (r + i) % 2 ? `M${x - 3} ${y}h6` : `M${x} ${y - 3}v6`;
    }
  const sack =
    pen.part(
      "M-30 116C-32 94 -48 78 -60 64Q-44 50 -30 60Q-16 46 0 57Q16 46 30 60Q44 50 60 64C48 80 32 96 30 116Z",
      pen.body,
      "M6 50H70V120H12Z",
    ) +
    pen.line("M-34 66L-18 104M0 64V104M34 66L18 104", 1, 0.8) +
    pen.part(
      "M-34 118C-52 138 -94 146 -106 184C-114 216 -114 300 -110 346Q-108 366 -92 362Q-84 370 0 372Q84 370 92 362Q108 366 110 346C114 300 114 216 106 184C94 146 52 138 34 118Z",
      pen.body,
      "M60 120C84 200 92 300 78 380H120V120ZM-120 336C-60 352 60 352 120 336V380H-120Z",
      "M-92 196C-88 172 -70 162 -54 154L-50 162C-66 172 -78 182 -82 200C-86 230 -86 262 -85 290H-95C-98 260 -97 226 -92 196Z",
    ) +
    pen.line("M-22 128C-30 146 -44 154 -58 160M0 130V158M22 128C30 146 44 154 58 160", 0, 0.8) +
    pen.line("M-108 330C-98 338 -90 344 -80 346M108 330C98 338 90 344 80 346", 1, 0.8) +
    pen.line(w, 2, 0.5) +
    pen.part(box(-42, 104, 84, 22, 8), pen.accent, "M-46 116H46V128H-46Z") +
    hose(pen, "M26 120C40 128 48 140 46 156", 10, pen.accent, 0) +
    hose(pen, "M16 120C24 132 26 142 20 158", 10, pen.accent, 0);
  return (
    pen.group("translate(258 -32)", sack) +
    pen.group(
      "translate(144 0)",
      sack +
        pen.part("M-70 204Q0 194 70 204L73 302Q0 314 -73 302Z", pen.white, "M-76 280Q0 292 76 280V316H-76Z") +
        pen.part("M-70 204Q0 194 70 204L71 232Q0 222 -71 232Z", pen.accent) +
        pen.from(
          1,
          pen.flat(
            "M-48 246Q0 240 48 246V256Q0 250 -48 256ZM-48 266Q-10 261 20 264V272Q-10 269 -48 274Z",
            pen.rubberLight,
          ),
        ),
    )
  );
};

export const wheelbarrow: Draw = (pen) => {
  const spokes = [0, 60, 120]
    .map(
      (a) =>
        `M${(92 - 30 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(300 - 30 * Math.sin((a * Math.PI) / 180)).toFixed(1)}L${(92 + 30 * Math.cos((a * Math.PI) / 180)).toFixed(1)} ${(300 + 30 * Math.sin((a * Math.PI) / 180)).toFixed(1)}`,
    )
    .join("");
  return pen.group(
    "translate(-2 -18)",
    hose(pen, "M116 214L92 300", 14, pen.rubberLight, 0) +
      hose(pen, "M208 250L252 352H300", 15, pen.rubberLight) +
      hose(pen, "M274 244L284 350", 15, pen.rubberLight) +
      pen.circle(92, 300, 64, pen.rubber) +
      pen.line("M44 300A48 48 0 0 1 92 252", 1, 0.9, "#7b848a") +
      pen.circle(92, 300, 38, pen.metal) +
      pen.line(spokes, 0, 1) +
      pen.circle(92, 300, 12, pen.accent) +
      pen.part(
        "M24 100Q20 90 32 90H318Q332 90 326 102L262 226Q254 240 238 240H134Q118 240 108 228Z",
        pen.body,
        "M40 186H350L250 250H100ZM270 80H340L250 250H210Z",
        "M44 108H300V119H52Z",
      ) +
      pen.line("M122 124L160 222M226 124L208 222", 1, 0.8) +
      pen.part(box(14, 78, 324, 24, 11), pen.body, "M10 92H340V104H10Z", "M24 82H326V88H24Z") +
      hose(pen, "M92 300L170 262Q190 252 214 248L258 240Q276 236 290 226L376 164", 17, pen.rubberLight) +
      hose(pen, "M334 194L380 161", 25, pen.accent) +
      pen.part("M244 344H312L314 360H240Z", pen.rubber) +
      pen.circle(92, 300, 6, pen.metalLight, 0.8) +
      pen.screws([176, 258], [236, 244], [130, 110], [220, 110]),
  );
};
