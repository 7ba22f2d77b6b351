import { round, teeth, vents } from "../paths";
import type { Draw } from "../pen";

export const grinder: Draw = (pen) =>
  pen.part(round(126, 236, 104), pen.metal, "M20 250H240V345H20Z") +
  pen.circle(126, 236, 86, "none", 0.6) +
  pen.line("M126 150V168M212 236H196M40 236H56M126 322V304", 2, 0.6) +
  pen.part(
    "M126 124A112 112 0 0 1 232 204L192 222A70 70 0 0 0 84 182L52 152A112 112 0 0 1 126 124Z",
    pen.rubberLight,
    "",
    "M60 156A112 112 0 0 1 126 130L126 140A104 104 0 0 0 66 166Z",
  ) +
  pen.part("M58 66Q70 54 82 66L134 152L106 170L52 86Q48 74 58 66Z", pen.rubber, "M66 60Q78 56 84 66L136 152L122 160Z") +
  pen.line("M72 98l20-13M82 114l20-13M92 130l20-13", 1, 0.7, "#7b848a") +
  pen.part(
    "M92 216L126 170L178 176L192 236L158 284L110 276Z",
    pen.metal,
    "M92 236L192 236L158 290L100 290Z",
    "M126 170L178 176L180 184L128 180Z",
  ) +
  pen.circle(140, 228, 24, pen.rubber) +
  pen.circle(140, 228, 8, pen.metalLight) +
  pen.part(
    "M172 166L296 104L326 96Q352 92 362 116Q372 140 350 156L322 172L206 252L184 240Z",
    pen.body,
    "M180 226L352 122L372 150L206 262Z",
    "M176 168L298 106L326 99V106L300 116L178 178Z",
  ) +
  pen.part("M218 160L256 140L274 190L236 214Z", pen.accent) +
  pen.line("M302 122l20 34M314 116l20 34M326 111l18 32", 1) +
  pen.screws([190, 190], [204, 228], [110, 190], [170, 190], [108, 262], [164, 262]) +
  pen.part("M358 112Q378 98 388 116L384 130L366 140Z", pen.rubber);

export const circsaw: Draw = (pen) =>
  pen.part(teeth(170, 222, 106, 30, 11), pen.metalLight, "M40 276H310V350H40Z") +
  pen.circle(170, 222, 72, "none", 0.6) +
  pen.part(
    "M168 96C196 62 250 56 292 74C336 92 356 136 354 186L350 264H306L310 188C310 150 290 128 262 124C240 122 226 130 212 144Z",
    pen.rubber,
    "M296 74C340 96 356 140 354 186L350 264H330C336 190 336 130 296 100Z",
  ) +
  pen.part(
    "M40 264V222A130 130 0 0 1 300 222V264Z",
    pen.body,
    "M30 230H310V270H30Z",
    "M54 206A118 118 0 0 1 160 104V114A108 108 0 0 0 64 210Z",
  ) +
  pen.line("M78 232A92 92 0 0 1 170 140", 1) +
  pen.part("M232 92L264 86L270 110L244 118Z", pen.accent) +
  pen.part(
    "M140 182Q140 166 156 166H230Q246 166 246 182V240Q246 256 230 256H156Q140 256 140 240Z",
    pen.accent,
    "M140 222H246V258H140Z",
    "M148 172H238V180H148Z",
  ) +
  pen.line("M160 190H226M160 206H226M160 222H226", 1) +
  pen.screws([148, 176], [238, 176], [148, 246], [238, 246], [70, 244], [280, 244]) +
  pen.line("M312 92C334 110 340 150 338 186L334 258", 2, 0.7, "#6a747a") +
  pen.part("M24 262H372V282Q372 286 368 286H28Q24 286 24 282Z", pen.metal, "M24 275H372V288H24Z") +
  pen.line("M50 262V272M74 262V272M98 262V272", 2, 0.6);

export const jigsaw: Draw = (pen) =>
  pen.part("M104 318H124V372L116 366L112 372L108 366L104 372Z", pen.metalLight) +
  pen.part("M96 270H132V320H96Z", pen.metal) +
  pen.part(
    "M92 92H244C304 92 336 122 340 176L344 250Q344 266 328 266L314 300H88L80 240V110Q80 92 92 92ZM150 134Q138 134 138 148V162Q138 176 150 176H268Q284 176 280 160C276 144 260 134 240 134Z",
    pen.body,
    "M70 226H350V304H70Z",
    "M88 98H244Q290 98 316 124L306 128Q282 106 244 104H88Z",
  ) +
  pen.part("M138 150V162Q138 176 150 176H200C196 160 186 150 170 150Z", pen.accent) +
  pen.part("M80 190H128V298H90L80 240Z", pen.rubber, "", "") +
  pen.part("M176 204H286V240H176Z", pen.accent) +
  pen.from(1, pen.flat("M190 214H252V219H190ZM190 225H226V229H190Z", "#fff")) +
  pen.line(vents(296, 200, 4, 12, 46, 0), 1) +
  pen.part("M40 300H352L360 318H48Q40 318 40 310Z", pen.metal, "M40 310H360V320H40Z") +
  pen.part("M340 224Q372 224 372 250V260H342Z", pen.rubber);

/** The toothed edge of the saw, from x = 138 to x = 384. */
function sawEdge(count: number): string {
  const at = (step: number) => (138 + (246 * step) / count).toFixed(1);
  return Array.from({ length: count }, (_, i) => `L${at(i + 0.5)} 274L${at(i + 1)} 262`).join("");
}

export const handsaw: Draw = (pen) =>
  pen.group(
    "rotate(-28 200 210)",
    pen.part(
      `M138 262${sawEdge(pen.detail === 0 ? 12 : 22)}L384 226L132 140Z`,
      pen.metalLight,
      "M130 226L390 240V280H130Z",
      "",
    ) +
      pen.line("M150 246H372", 2, 0.6) +
      pen.line("M190 190l74 25", 2, 0.7) +
      pen.part(
        "M150 128L140 274C112 292 70 296 34 282Q18 274 24 256L52 176Q60 152 88 144ZM84 186Q76 188 72 198L62 232Q60 246 74 246H100Q112 246 112 232L114 196Q114 184 102 184Z",
        pen.body,
        "M20 240H150V300H20Z",
        "M90 152L142 137V145L92 160Q74 166 68 180L60 178Q68 156 90 152Z",
      ) +
      pen.circle(128, 168, 9, pen.accent) +
      pen.circle(126, 216, 9, pen.accent) +
      pen.circle(124, 256, 9, pen.accent),
  );
