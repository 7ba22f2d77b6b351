import { box, hex } from "../paths";
import type { Draw, Pen } from "../pen";

export const utilityKnife: Draw = (pen) =>
  pen.group(
    "translate(1 -14) rotate(-32 200 200)",
    pen.part("M286 180H366L402 220H286Z", pen.metalLight, "", "M286 206H396L402 222H286Z") +
      pen.line("M300 180L336 220M326 180L362 220", 1, 0.7) +
      pen.part("M250 170L306 176Q312 178 312 184V218Q312 224 306 224L250 228Z", pen.metal, "M240 204H320V230H240Z") +
      pen.line("M296 178V222", 1) +
      pen.part(
        "M-2 196C-4 166 14 154 46 154H150C196 154 226 160 262 164Q274 166 274 178V220Q274 232 262 234C232 240 212 226 180 238C140 252 70 262 34 252Q0 242 -2 196Z",
        pen.body,
        "M-10 214C80 226 180 196 280 208V270H-10Z",
        "M16 176Q22 161 48 161H150C194 161 224 166 260 171V177C220 173 194 168 150 168H48Q28 168 22 180Z",
      ) +
      pen.part(
        "M46 218C90 216 120 206 160 206C200 206 232 212 274 212V220Q274 232 262 234C232 240 212 226 180 238C140 252 70 262 34 252Q40 230 46 218Z",
        pen.rubber,
      ) +
      pen.line(
        "M84 228l-6 16M104 225l-6 16M124 221l-6 16M144 218l-6 16M164 217l-6 16M184 216l-5 12M204 216l-5 9",
        1,
        0.7,
        "#7b848a",
      ) +
      pen.part(box(70, 180, 186, 16, 8), pen.rubberLight) +
      pen.part(
        "M140 170Q140 162 148 162H196Q206 162 210 172L214 190Q216 200 204 200H150Q140 200 140 190Z",
        pen.accent,
        "M136 188H220V204H136Z",
        "",
      ) +
      pen.line("M154 172V190M166 172V190M178 172V190M190 172V190", 1, 0.7, "#8d979c") +
      pen.part("M-2 196C-4 166 14 154 34 154V252Q0 242 -2 196Z", pen.accent, "M-10 210H40V260H-10Z") +
      pen.circle(16, 200, 6, pen.metalLight, 0.7) +
      pen.screws([52, 188], [264, 186]),
  );

export const boltCutter: Draw = (pen) => {
  const half = () =>
    pen.group(
      "rotate(21 182 160)",
      pen.part(box(169, 164, 26, 130, 4), pen.body, "M185 160H197V300H185Z", "M173 166H178V290H173Z") +
        pen.part(
          "M164 278Q164 268 173 268H191Q200 268 200 278L201 376Q201 390 182 390Q163 390 163 376Z",
          pen.rubber,
          "M186 260H206V396H186Z",
        ) +
        pen.line("M169 300H195M169 315H195M168 330H196M168 345H196M168 360H196", 1, 0.7, "#7b848a") +
        pen.part(box(162, 264, 40, 17, 5), pen.accent),
    ) +
    pen.part(
      "M160 116Q164 104 176 106H186L212 148Q216 164 200 172L180 184Q164 190 154 178L152 164Q160 142 160 116Z",
      pen.body,
      "M186 100L222 160L196 190H146L156 172C180 168 190 150 180 106Z",
    );
  const jaw = () =>
    pen.part(
      "M200 18C174 24 154 50 152 82L155 120Q159 136 174 134L192 129L189 98Q188 88 194 82L200 78Z",
      pen.metal,
      "M148 92H200V140H148Z",
      "M188 33C172 44 162 66 161 88H167C167 68 176 50 190 41Z",
    ) + pen.part("M200 18C191 21 185 25 179 31L190 82L200 74Z", "#f2f4f3");
  const flip = (s: string) => pen.group("matrix(-1 0 0 1 400 0)", s);
  return (
    half() +
    flip(half()) +
    jaw() +
    flip(jaw()) +
    pen.part(
      "M152 98Q152 82 168 82H232Q248 82 248 98Q248 114 232 114H168Q152 114 152 98Z",
      pen.rubber,
      "",
      "M166 87H234V92H166Z",
    ) +
    pen.circle(170, 98, 8.5, pen.metalLight) +
    pen.circle(230, 98, 8.5, pen.metalLight) +
    pen.circle(172, 132, 8, pen.metalLight) +
    pen.circle(228, 132, 8, pen.metalLight) +
    pen.circle(200, 160, 13, pen.metalLight) +
    pen.part(hex(200, 160, 6), pen.metalDark)
  );
};

export const chisels: Draw = (pen) => {
  const one = (x: number, y: number, w: number, L: number) => {
    const b = y + 156,
      e = y + L,
      h = w / 2;
    return (
      pen.part(
        `M${x - 9} ${b}V${b + 18}C${x - 9} ${b + 34} ${x - h} ${b + 30} ${x - h} ${b + 52}V${e}H${x + h}V${b + 52}C${x + h} ${b + 30} ${x + 9} ${b + 34} ${x + 9} ${b + 18}V${b}Z`,
        pen.metal,
        `M${x + h * 0.55} ${b}h60v${L}h-60Z`,
        `M${x - h} ${b + 40}h${h * 0.45}V${e}h-${h * 0.45}Z`,
      ) +
      pen.part(`M${x - h} ${e - 30}H${x + h}V${e}H${x - h}Z`, "#f2f4f3") +
      pen.part(
        `M${x - 17} ${y + 134}H${x + 17}L${x + 13} ${b + 4}H${x - 13}Z`,
        pen.metal,
        `M${x + 4} ${y + 134}h20v40h-20Z`,
      ) +
      pen.part(
        `M${x - 22} ${y + 18}C${x - 34} ${y + 52} ${x - 30} ${y + 76} ${x - 24} ${y + 96}C${x - 20} ${y + 110} ${x - 18} ${y + 122} ${x - 18} ${y + 138}H${x + 18}C${x + 18} ${y + 122} ${x + 20} ${y + 110} ${x + 24} ${y + 96}C${x + 30} ${y + 76} ${x + 34} ${y + 52} ${x + 22} ${y + 18}Z`,
        pen.body,
        `M${x + 8} ${y}h40v150h-40Z`,
        `M${x - 20} ${y + 26}C${x - 27} ${y + 54} ${x - 24} ${y + 76} ${x - 16} ${y + 100}L${x - 9} ${y + 100}C${x - 16} ${y + 76} ${x - 18} ${y + 54} ${x - 12} ${y + 26}Z`,
      ) +
      pen.part(
        `M${x - 24} ${y + 22}V${y + 8}Q${x - 24} ${y} ${x - 14} ${y}H${x + 14}Q${x + 24} ${y} ${x + 24} ${y + 8}V${y + 22}Z`,
        pen.metal,
        `M${x + 8} ${y}h24v30h-24Z`,
      ) +
      pen.part(
        `M${x - 21.5} ${y + 106}H${x + 21.5}C${x + 19} ${y + 116} ${x + 18} ${y + 126} ${x + 18} ${y + 138}H${x - 18}C${x - 18} ${y + 126} ${x - 19} ${y + 116} ${x - 21.5} ${y + 106}Z`,
        pen.accent,
      )
    );
  };
  return one(76, 30, 72, 340) + one(162, 30, 54, 340) + one(244, 30, 38, 340) + one(324, 30, 24, 340);
};

export const axe: Draw = (pen) =>
  pen.group(
    "translate(5 29) rotate(40 200 200)",
    pen.part(
      "M186 32H220L219 150C219 210 230 270 226 322C224 346 217 360 208 374L202 388Q182 394 166 382Q172 362 180 340C190 308 188 220 186 150Z",
      pen.body,
      "M206 30H240V400H196C214 360 212 300 208 240Z",
      "M191 130H197C197 230 200 300 190 336L184 334C194 300 191 220 191 130Z",
    ) +
      pen.part(
        "M189 256H226C230 290 229 330 220 352Q216 362 208 374L202 388Q182 394 166 382Q172 362 180 340C188 316 189 286 189 256Z",
        pen.rubber,
        "M208 250H240V400H194C212 366 214 310 208 250Z",
      ) +
      pen.part("M187 236H224L226 258H189Z", pen.accent) +
      pen.line("M196 284l24-8M195 302l25-8M192 320l26-8M188 338l26-8M182 356l26-8", 1, 0.7, "#7b848a") +
      pen.part(
        "M104 16Q62 104 104 196C132 158 160 138 196 134H246Q258 134 258 122V68Q258 56 246 56H196C162 54 130 42 104 16Z",
        pen.metal,
        "M80 112H270V210H80Z",
        "M120 36C146 54 170 62 196 62H250V72H196C164 70 142 64 116 46Z",
      ) +
      pen.part("M104 16Q62 104 104 196L120 176Q88 104 120 30Z", "#f2f4f3") +
      pen.line("M180 60C172 84 172 108 180 133M236 58V133", 1, 0.7) +
      pen.line("M204 46l0 -12", 2, 0.7) +
      pen.circle(208, 96, 6, pen.metalDark, 0.7),
  );

const fileHandle = (pen: Pen, x: number): string =>
  pen.part(`M${x - 14} 246H${x + 14}L${x + 16} 266H${x - 16}Z`, pen.metal) +
  pen.part(
    `M${x - 17} 262H${x + 17}C${x + 20} 284 ${x + 30} 304 ${x + 26} 340C${x + 24} 364 ${x + 18} 376 ${x} 376C${x - 18} 376 ${x - 24} 364 ${x - 26} 340C${x - 30} 304 ${x - 20} 284 ${x - 17} 262Z`,
    pen.body,
    `M${x + 6} 260h40v120h-40Z`,
    `M${x - 14} 278C${x - 18} 300 ${x - 24} 320 ${x - 18} 352L${x - 11} 352C${x - 16} 320 ${x - 10} 300 ${x - 7} 278Z`,
  ) +
  pen.part(
    `M${x - 24.8} 350C${x - 21.9} 367 ${x - 15.3} 376 ${x} 376C${x + 15.3} 376 ${x + 21.9} 367 ${x + 24.8} 350Q${x} 362 ${x - 24.8} 350Z`,
    pen.accent,
  );

const fileCut = (pen: Pen, x: number, w0: number, w1: number, y0: number, cross: number): string => {
  let s = "";
  const n = pen.detail ? 17 : 7,
    y1 = 206;
  for (let i = 0; i <= n; i++) {
    const y = y0 + ((y1 - y0) * i) / n,
      w = w0 + (w1 - w0) * Math.sin(((i / n) * Math.PI) / 2),
      a = (x - w).toFixed(1),
      b = (x + w).toFixed(1);
    s +=
      `M${a} ${(y + 6).toFixed(1)}L${b} ${(y - 6).toFixed(1)}` +
      (cross && pen.detail ? `M${a} ${(y - 6).toFixed(1)}L${b} ${(y + 6).toFixed(1)}` : "");
  }
  return pen.line(s, 0, 0.45, "#4b5359");
};

const flatFile = (pen: Pen, x: number): string =>
  pen.part(
    `M${x - 24} 44Q${x - 24} 34 ${x - 16} 34H${x + 16}Q${x + 24} 34 ${x + 24} 44L${x + 27} 216L${x + 9} 236V256H${x - 9}V236L${x - 27} 216Z`,
    pen.metal,
    `M${x + 14} 30h30v220h-30Z`,
  ) +
  fileCut(pen, x, 17, 19, 54, 1) +
  fileHandle(pen, x);

const roundFile = (pen: Pen, x: number): string =>
  pen.part(
    `M${x - 9} 44Q${x} 28 ${x + 9} 44L${x + 14} 222L${x + 8} 256H${x - 8}L${x - 14} 222Z`,
    pen.metal,
    `M${x + 3} 30h20v230h-20Z`,
  ) +
  fileCut(pen, x, 5, 9, 60, 0) +
  fileHandle(pen, x);

const halfRoundFile = (pen: Pen, x: number): string =>
  pen.part(
    `M${x - 8} 34Q${x} 22 ${x + 8} 34C${x + 20} 74 ${x + 25} 130 ${x + 25} 214L${x + 9} 238V256H${x - 9}V238L${x - 25} 214C${x - 25} 130 ${x - 20} 74 ${x - 8} 34Z`,
    pen.metal,
    `M${x + 3} 20C${x + 14} 80 ${x + 14} 160 ${x + 12} 260h40V20Z`,
  ) +
  fileCut(pen, x, 5, 18, 56, 1) +
  fileHandle(pen, x);

export const files: Draw = (pen) => {
  return (
    pen.group("rotate(-12 200 640)", halfRoundFile(pen, 200)) +
    pen.group("rotate(12 200 640)", roundFile(pen, 200)) +
    flatFile(pen, 200)
  );
};
