import { digits } from "../digits";
import { displayInk, fit } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const caliper: Draw = (pen) => {
  let sc = "";
  for (let i = 0, n = pen.detail ? 27 : 9; i < n; i++)
    sc += `M${258 + (i * 156) / n} 216v${i % (pen.detail ? 5 : 2) ? -9 : -17}`;
  return fit(
    pen,
    "translate(216 186) rotate(-36)",
    0.88,
    pen.group(
      "translate(-205 -214)",
      pen.part("M416 184H446V198H416Z", pen.metal) +
        pen.part("M20 168H412Q422 168 422 178V208Q422 218 412 218H20Z", pen.metalLight, "M20 206H430V222H20Z") +
        pen.line("M250 180H406", 1, 0.7, "#8d979c") +
        pen.line(sc, 0, 0.55) +
        pen.part(
          "M-24 178Q-24 168 -14 168H8V110Q10 98 20 108L42 168H50V340Q48 352 38 344L-24 240Z",
          pen.metalLight,
          "M20 228L50 214V360L36 344Z",
          "M-16 176H-8V238H-16Z",
        ) +
        pen.part(
          "M98 168L120 108Q130 98 132 110V150H176V240L118 344Q108 352 106 340V168Z",
          pen.metalLight,
          "M140 230H180L118 352L112 330Z",
        ) +
        pen.part(
          "M92 152Q92 140 104 140H226Q244 140 244 158V226Q244 246 224 246H106Q92 246 92 232Z",
          pen.body,
          "M88 224H250V250H88Z",
          "M104 147H224Q232 147 235 154H100Z",
        ) +
        pen.part(box(104, 160, 90, 48, 6), pen.rubber) +
        pen.part(box(111, 167, 76, 34, 3), pen.glass, "", "M111 167H150L130 201H111Z") +
        pen.line(digits("42.5", 121, 174, 11, 20, 8), 1, 0.95, displayInk) +
        pen.circle(219, 176, 11, pen.accent) +
        pen.circle(219, 206, 11, pen.accent) +
        pen.line("M108 224H196", 1, 0.7) +
        pen.part("M184 246H222Q228 272 203 272Q178 272 184 246Z", pen.rubber) +
        pen.line("M194 250v17M203 250v19M212 250v17", 1, 0.6, "#7b848a") +
        pen.part("M186 140V130Q186 124 192 124H212Q218 124 218 130V140Z", pen.metal) +
        pen.line("M197 126v12M207 126v12", 2, 0.6) +
        pen.screws([104, 234], [232, 156]),
    ),
  );
};

export const square: Draw = (pen) => {
  const n = pen.detail ? 42 : 10;
  let sc = "";
  for (let i = 0; i < n; i++)
    sc += `M66 ${38 + (i * 210) / n}h${pen.detail ? (i % 10 === 0 ? 26 : i % 5 === 0 ? 20 : 12) : i % 2 ? 14 : 26}`;
  return (
    pen.part("M74 20H126Q134 20 134 28V300H66V28Q66 20 74 20Z", pen.metalLight, "M112 16H138V310H112Z") +
    pen.line(sc, 0, 0.6) +
    pen.line(Array.from({ length: 20 }, (_, i) => `M134 ${70 + i * 9}h${i % 5 ? -8 : -14}`).join(""), 2, 0.6) +
    pen.circle(106, 44, 8, "#f2f4f3", 0.8) +
    pen.part(
      "M54 264H146L174 290H348Q368 290 368 310V354Q368 374 348 374H54Q42 374 42 362V276Q42 264 54 264Z",
      pen.body,
      "M38 340H372V380H38Z",
      "M54 272H142L152 281H52V300H48V278Q48 272 54 272Z",
    ) +
    pen.part(box(190, 310, 146, 44, 20), pen.accent, "M186 338H340V360H186Z") +
    pen.from(1, pen.flat("M212 322H284V328H212ZM212 336H256V341H212Z", "#fff", 0.9)) +
    pen.circle(72, 296, 10, pen.metalLight) +
    pen.circle(126, 296, 10, pen.metalLight) +
    pen.circle(72, 344, 10, pen.metalLight) +
    pen.circle(126, 344, 10, pen.metalLight) +
    pen.line("M174 290V374M352 292V372", 2, 0.7)
  );
};

export const chalkLine: Draw = (pen) =>
  fit(
    pen,
    "translate(194 204) rotate(-45)",
    0.95,
    pen.group(
      "translate(-200 -206)",
      pen.line("M200 300V398", 0, 1.1, "#2f6fb5") +
        pen.part(
          "M192 404V438C192 474 246 474 246 438V424L232 434V438C232 454 208 454 208 438V404Z",
          pen.metalLight,
          "M188 444H250V470H188Z",
        ) +
        pen.part("M178 384H222L214 412H186Z", pen.metal, "M202 380H226V416H202Z") +
        pen.circle(200, 397, 5, "#f2f4f3", 0.7) +
        pen.part(
          "M200 -10C272 -10 314 40 314 104C314 170 250 216 232 300H168C150 216 86 170 86 104C86 40 128 -10 200 -10Z",
          pen.body,
          "M232 -20H330V240L240 310H206C216 230 272 190 272 110C272 60 256 20 232 -4Z",
          "M104 104C104 46 142 8 196 6V18C150 20 118 54 118 104C118 128 126 146 136 162L128 168C114 150 104 130 104 104Z",
        ) +
        pen.part("M162 274H238L234 300L224 330H176L166 300Z", pen.rubber, "M204 270H240V334H204Z") +
        pen.line("M172 300H228", 1, 0.8, "#7b848a") +
        pen.part(
          "M172 214H228Q236 214 234 222L224 258H176L166 222Q164 214 172 214Z",
          "#2f6fb5",
          "M200 210H240V262H200Z",
          "M176 220H190L186 252H182Z",
        ) +
        pen.circle(200, 102, 74, "none", 0.8) +
        pen.part(round(200, 102, 58), pen.accent, "M200 40H262V164H200Z") +
        pen.line(
          "M200 54V64M200 140V150M152 102H162M238 102H248M166 68l7 7M234 68l-7 7M166 136l7 -7",
          2,
          0.8,
          "#8d979c",
        ) +
        pen.part("M186 92H248Q286 84 300 90V114Q286 120 248 112H186Z", pen.metalLight, "M180 104H304V124H180Z") +
        pen.circle(200, 102, 22, pen.metalLight) +
        pen.circle(200, 102, 8, pen.rubber) +
        pen.circle(294, 102, 24, pen.rubber) +
        pen.circle(294, 102, 9, pen.rubberLight) +
        pen.screws([200, 10], [118, 56], [118, 150], [278, 152]),
    ),
  );
