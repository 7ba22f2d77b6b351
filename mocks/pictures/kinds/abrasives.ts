import { digits } from "../digits";
import { displayInk, fit } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

const fraction = (v: number) => v - Math.floor(v);

/** Grains spread over the disc: every third one is pale. */
function discGrains(): { dark: string; pale: string } {
  const grains = { dark: "", pale: "" };
  for (let i = 0; i < 130; i++) {
    const r = 101 * Math.sqrt((i + 0.5) / 130) + 4 * fraction(i * 0.37);
    const a = i * 2.39996 + 0.3 * fraction(i * 0.618);
    grains[i % 3 ? "dark" : "pale"] +=
      `M${(250 + r * Math.cos(a)).toFixed(1)} ${(254 + r * Math.sin(a)).toFixed(1)}v.1`;
  }
  return grains;
}

function sheetGrains(count: number): string {
  let grains = "";
  for (let i = 0; i < count; i++) {
    const x = 36 + 200 * fraction(i * 0.7549);
    const y = 56 + 258 * fraction(i * 0.5698);
    if (y < 236 || x > 128) grains += `M${x.toFixed(1)} ${y.toFixed(1)}v.1`;
  }
  return grains;
}

export const sandpaper: Draw = (pen) => {
  const { dark, pale } = discGrains();
  const onSheet = sheetGrains(pen.detail ? 130 : 34);
  const holes = Array.from({ length: 8 }, (_, i) => {
    const a = ((i + 0.5) / 8) * 2 * Math.PI;
    return pen.circle(+(250 + 72 * Math.cos(a)).toFixed(1), +(254 + 72 * Math.sin(a)).toFixed(1), 12, "#f2f4f3");
  }).join("");
  return fit(
    pen,
    "translate(19 23)",
    0.95,
    pen.group(
      "rotate(11 200 180)",
      pen.part("M112 16H322Q328 16 328 22V300H106V22Q106 16 112 16Z", "#f2f4f3", "M296 10H334V306H296Z") +
        pen.line(digits("120", 226, 40, 20, 36, 11), 0, 1.2, displayInk) +
        pen.line("M226 92H304M226 106H280", 1, 0.9, "#8d979c"),
    ) +
      pen.group(
        "rotate(-6 130 190)",
        pen.part(
          "M32 46H238Q244 46 244 52V324H122Q52 330 26 292V52Q26 46 32 46Z",
          pen.wood,
          "M212 40H250V330H60V312H184Q212 312 212 280Z",
          "M36 56H180V67H47V210H36Z",
        ) +
          pen.line(onSheet, 0, 0.9, "#7d5630") +
          pen.part(
            "M26 292Q72 292 88 250Q116 280 122 324Q52 330 26 292Z",
            "#f2f4f3",
            "M88 250Q116 280 122 324L96 326Q106 290 88 250Z",
          ),
      ) +
      pen.part(round(256, 260, 114), pen.metalLight) +
      pen.part(
        round(250, 254, 114),
        pen.body,
        "M250 370A116 116 0 0 0 250 138C304 150 334 200 330 254C326 314 294 352 250 370Z",
        "M146 252A104 104 0 0 1 234 151L236 162A93 93 0 0 0 157 252Z",
      ) +
      pen.line(pale, 1, 0.9, "#fff") +
      pen.line(dark, 1, 0.9, "#14191c") +
      holes +
      pen.circle(250, 254, 14, "#f2f4f3"),
  );
};

export const wireBrush: Draw = (pen) => {
  let w = "";
  for (const i of [0, 8, 1, 7, 2, 6, 3, 5, 4]) {
    const t = 112 + i * 22,
      b = 56 + i * 36,
      m = (u: number) => t + (b - t) * u,
      y = (u: number) => 206 + 150 * u - Math.abs(i - 4) * u * 5;
    const e = y(1);
    w +=
      pen.part(
        `M${t - 10} 206L${m(0.6) - 13} ${y(0.6)}L${b - 24} ${e}L${b - 13} ${e - 9}L${b - 6} ${e + 6}L${b + 2} ${e - 8}L${b + 10} ${e + 5}L${b + 15} ${e - 8}L${b + 24} ${e}L${m(0.6) + 13} ${y(0.6)}L${t + 10} 206Z`,
        i % 2 ? pen.metal : pen.metalLight,
      ) +
      pen.line(
        [0.18, 0.36, 0.54]
          .map(
            (u) =>
              `M${(m(u) - 9 + (b - t) * 0.06).toFixed(1)} ${y(u) + 8}L${(m(u) + 9 - (b - t) * 0.06).toFixed(1)} ${y(u) - 8}`,
          )
          .join(""),
        1,
        0.7,
      ) +
      pen.line(`M${m(0.68)} ${y(0.68)}L${b - 6} ${e - 4}M${m(0.72) + 3} ${y(0.72)}L${b + 8} ${e - 6}`, 2, 0.6);
  }
  return (
    w +
    pen.part("M166 28H234L244 40V92H156V40Z", pen.metal, "M212 24H250V96H212Z", "M160 42H166V90H160Z") +
    pen.line("M180 29V92M220 29V92", 1, 0.8) +
    pen.part("M144 86H256Q264 86 264 94V106H136V94Q136 86 144 86Z", pen.rubber) +
    pen.part(
      "M136 104H264C296 112 312 142 314 186H86C88 142 104 112 136 104Z",
      pen.body,
      "M256 100C284 116 288 150 288 190H320V100Z",
      "M104 172C106 142 118 122 140 114H190V124H146C128 132 118 148 116 172Z",
    ) +
    pen.part(box(76, 182, 248, 34, 15), pen.body, "M70 202H330V220H70Z") +
    pen.part(box(162, 128, 76, 34, 6), pen.accent) +
    pen.from(1, pen.flat("M174 138H222V143H174ZM174 149H204V153H174Z", "#fff"))
  );
};

export const cuttingDiamond: Draw = (pen) => {
  const n = 14,
    st = (2 * Math.PI) / n,
    P = (a: number, r: number) => `${(200 + r * Math.cos(a)).toFixed(1)} ${(200 + r * Math.sin(a)).toFixed(1)}`;
  const hole = (a: number, r: number, size: number, k: number) =>
    pen.circle(
      Number((200 + r * Math.cos(a)).toFixed(1)),
      Number((200 + r * Math.sin(a)).toFixed(1)),
      size,
      "#f2f4f3",
      k,
    );
  let core = "",
    seg = "",
    keys = "",
    dots = "",
    vent = "";
  for (let i = 0; i < n; i++) {
    const a = i * st - Math.PI / 2,
      g = 0.032,
      b = a + st;
    core += `${i ? "L" : "M"}${P(a + 0.04, 126)}L${P(a + g, 152)}A152 152 0 0 1 ${P(b - g, 152)}L${P(b - 0.04, 126)}`;
    seg += pen.part(
      `M${P(a + g, 150)}L${P(a + g, 180)}A180 180 0 0 1 ${P(b - g, 180)}L${P(b - g, 150)}A150 150 0 0 0 ${P(a + g, 150)}Z`,
      Math.sin(a + st / 2) > 0.1 ? pen.metal : pen.metalLight,
    );
    keys += hole(a, 124, 9, 1);
    for (let j = 0; j < 4; j++) dots += `M${P(a + 0.09 + j * 0.09, j % 2 ? 160 : 171)}v.1`;
    if (i % 2 === 0) vent += hole(a + st / 2, 100, 8, 0.8);
  }
  return (
    seg +
    pen.line(dots, 1, 1.2) +
    pen.part(
      core + "Z",
      pen.body,
      "M40 222Q200 290 360 180V360H40Z",
      "M68 200A132 132 0 0 1 180 70L182 84A118 118 0 0 0 82 200Z",
    ) +
    keys +
    vent +
    pen.part(round(200, 200, 76), pen.accent, "M120 212Q200 244 280 196V290H120Z") +
    pen.line("M148 218A56 56 0 0 0 252 218", 1, 1.4, "#fff") +
    pen.line("M160 160A56 56 0 0 1 240 160", 1, 1, "#fff") +
    pen.circle(200, 200, 38, pen.metalLight) +
    pen.circle(200, 200, 22, "#f2f4f3")
  );
};

export const sawBlade: Draw = (pen) => {
  const n = pen.detail ? 24 : 16,
    st = (2 * Math.PI) / n,
    P = (a: number, r: number) => `${(200 + r * Math.cos(a)).toFixed(1)} ${(200 + r * Math.sin(a)).toFixed(1)}`;
  let d = "",
    tips = "";
  for (let i = 0; i < n; i++) {
    const a = i * st;
    d += `${i ? "L" : "M"}${P(a, 180)}L${P(a - 0.1 * st, 154)}Q${P(a + 0.12 * st, 142)} ${P(a + 0.42 * st, 160)}`;
    tips += pen.part(
      `M${P(a, 181)}L${P(a - 0.08 * st, 162)}L${P(a - 0.34 * st, 162)}L${P(a - 0.3 * st, 175)}Z`,
      pen.metalDark,
    );
  }
  let slots = "";
  for (let i = 0; i < 4; i++)
    slots += pen.group(
      `rotate(${i * 90 + 36} 200 200)`,
      pen.line("M352 200C338 200 336 190 324 192", 0, 0.9) + pen.circle(320, 193, 6, "#f2f4f3", 0.8),
    );
  return (
    pen.part(d + "Z", pen.metalLight, "M10 226Q200 300 390 170V390H10Z") +
    pen.from(1, tips) +
    pen.part(
      round(200, 200, 112),
      pen.body,
      "M88 216Q200 270 312 190V320H88Z",
      "M98 200A102 102 0 0 1 184 99L186 111A90 90 0 0 0 110 200Z",
    ) +
    slots +
    pen.line("M136 272A96 96 0 0 0 264 272", 1, 1.2, "#fff") +
    pen.line("M158 296A112 112 0 0 0 242 296", 2, 0.9, "#fff") +
    pen.from(
      1,
      pen.part("M146 122A95 95 0 0 1 254 122L240 144A68 68 0 0 0 160 144Z", pen.accent) +
        pen.line("M174 124A78 78 0 0 1 226 124", 1, 1.1, "#fff"),
    ) +
    pen.circle(200, 200, 48, pen.metalLight) +
    pen.part(round(200, 200, 26), "#f2f4f3") +
    pen.circle(200, 164, 5, "#f2f4f3", 0.7) +
    pen.circle(200, 236, 5, "#f2f4f3", 0.7)
  );
};
