import { fit } from "../parts";
import { box, round } from "../paths";
import type { Draw } from "../pen";

export const holeSaw: Draw = (pen) => {
  const n = 11,
    X = (i: number) => 200 - (126 * Math.cos(0.42 + (i / n) * 2.3016)) / 0.9131;
  let t = "M74 286";
  for (let i = 0; i < n; i++) {
    const a = X(i),
      b = X(i + 1);
    t += `L${(a + (b - a) * 0.12).toFixed(1)} 318L${(a + (b - a) * 0.3).toFixed(1)} 320L${(a + (b - a) * 0.72).toFixed(1)} 296L${b.toFixed(1)} ${i === n - 1 ? 286 : 298}`;
  }
  return (
    pen.part("M188 250H212V352L200 384L188 352Z", pen.metal, "M202 250H216V390H202Z") +
    pen.line("M188 340L212 322M188 362L212 344", 1, 0.8) +
    pen.part("M182 20H218L222 28V104H178V28Z", pen.metal, "M206 16H226V108H206Z", "M184 30H190V100H184Z") +
    pen.line("M192 22V102", 1, 0.7) +
    pen.line("M207 22V102", 1, 0.7) +
    pen.part(box(160, 92, 80, 22, 6), pen.rubber) +
    pen.part("M148 112H252L262 140H138Z", pen.metal, "M212 108H266V142H212Z") +
    pen.part(t + "V262H74Z", pen.metalLight, "M250 250H330V330H250Z", "M92 256H110V330H92Z") +
    pen.part(
      "M74 156Q74 136 94 136H306Q326 136 326 156V280H74Z",
      pen.body,
      "M262 130H330V284H262Z",
      "M92 146H112V276H92Z",
    ) +
    pen.line("M76 264H324", 1, 0.8) +
    pen.part("M222 164C252 150 274 176 254 200L214 242C188 268 136 250 156 216Q164 202 188 186Z", pen.rubber) +
    pen.part("M188 186L212 170V243L188 253Z", pen.metal, "M202 170H214V250H202Z") +
    pen.line("M188 212L212 196M188 236L212 220", 1, 0.8) +
    pen.part("M74 206C96 198 112 214 100 230Q90 244 74 250Z", pen.rubber) +
    pen.part("M326 162V210C304 220 288 204 300 188Q310 172 326 162Z", pen.rubber) +
    pen.part(box(112, 150, 66, 22, 5), pen.accent) +
    pen.screws([160, 126], [240, 126])
  );
};

export const masonryBit: Draw = (pen) => {
  const bit = (x: number, y: number, k: number, n: number) => {
    const h = 54,
      end = 96 + n * h;
    let s = pen.part(`M185 90H215V${end + 8}H185Z`, pen.metal, `M202 90h14v${n * h + 12}h-14Z`);
    for (let i = 0; i < n; i++) {
      const v = 130 + i * h;
      s += pen.part(
        `M174 ${v}C177 ${v - 14} 214 ${v - 20} 226 ${v - 38}V${v - 8}C214 ${v + 6} 184 ${v + 12} 174 ${v + 30}Z`,
        pen.body,
        `M206 ${v - 42}H230V${v + 20}H206Z`,
        `M179 ${v}C184 ${v - 9} 196 ${v - 12} 202 ${v - 17}V${v - 8}C194 ${v - 3} 186 ${v + 1} 179 ${v + 10}Z`,
      );
    }
    return fit(
      pen,
      `translate(${x} ${y})`,
      k,
      s +
        pen.part("M180 2Q180 -8 190 -8H210Q220 -8 220 2V74H180Z", pen.metalLight, "M204 -12H228V80H204Z") +
        pen.part(box(192, 6, 16, 40, 8), pen.metalDark) +
        pen.line("M180 58H220", 1, 0.8) +
        pen.part("M180 72H220L227 84V106H173V84Z", pen.accent, "M204 70H230V110H204Z") +
        pen.part(
          `M179 ${end}H221L231 ${end + 16}L200 ${end + 42}L169 ${end + 16}Z`,
          pen.metalLight,
          `M200 ${end - 4}h34v54h-34Z`,
        ) +
        pen.line(`M200 ${end + 2}V${end + 40}`, 1, 0.8),
    );
  };
  return pen.group("translate(34 27) rotate(45 200 200)", bit(-36, -16, 0.99, 6) + bit(70, 46, 0.79, 5));
};

export const jigsawBlades: Draw = (pen) => {
  const blade = (x: number, len: number, n: number, fill: string, k = 1) => {
    const X = (v: number) => (x + v * k).toFixed(1);
    let t = "";
    for (let i = 0; i < n; i++) {
      const a = 168 + (len * i) / n,
        e = 168 + (len * (i + 1)) / n;
      t += `L${X(19)} ${(a + (e - a) * 0.12).toFixed(1)}L${X(9)} ${e.toFixed(1)}`;
    }
    return (
      pen.part(
        `M${X(-8)} 121Q${X(-8)} 112 ${x} 112Q${X(8)} 112 ${X(8)} 121H${X(15)}Q${X(19)} 121 ${X(19)} 125V129Q${X(19)} 133 ${X(15)} 133H${X(8)}V152L${X(13)} 168${t}L${X(4)} ${174 + len}L${X(-15)} ${152 + len}V168L${X(-8)} 152V133H${X(-15)}Q${X(-19)} 133 ${X(-19)} 129V125Q${X(-19)} 121 ${X(-15)} 121Z`,
        fill,
        `M${X(-22)} 110H${X(-6)}V420H${X(-22)}Z`,
      ) + pen.line(`M${x - 3} 182V196M${x - 3} 204V${130 + len}`, 2, 0.6)
    );
  };
  const row = pen.detail
    ? [104, 152, 200, 248, 296].map((x, i) =>
        blade(x, 178 - Math.max(0, i - 2) * 14, [11, 14, 17, 22, 29][i] ?? 0, i % 2 ? pen.metalLight : pen.metal),
      )
    : [120, 200, 280].map((x, i) => blade(x, 178, [6, 7, 8][i] ?? 0, pen.metalLight, 1.55));
  return (
    pen.part(
      "M74 22H326Q344 22 344 40V360Q344 378 326 378H74Q56 378 56 360V40Q56 22 74 22ZM176 36Q164 36 164 46Q164 56 176 56H224Q236 56 236 46Q236 36 224 36Z",
      pen.body,
      "M312 20H346V380H56V352H290Q312 352 312 326Z",
      "M66 46Q66 32 80 32H140V42H86Q76 42 76 54V120H66Z",
    ) +
    pen.part(box(76, 66, 248, 36, 8), pen.accent) +
    pen.from(1, pen.flat("M92 77H186V83H92ZM92 88H150V92H92Z", "#fff") + pen.flat(round(302, 84, 8), "#fff")) +
    pen.part(box(74, 104, 252, 260, 10), "#f2f4f3") +
    row.join("")
  );
};
