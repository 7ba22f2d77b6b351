import { pack } from "../parts";
import { box, round, vents } from "../paths";
import type { Draw } from "../pen";

export const drill: Draw = (pen) => {
  const b =
    "M70 122C70 100 82 90 102 90H236L262 102V176L240 188H196C186 188 182 194 180 204L168 296H90L104 214C106 200 100 194 90 186C76 176 70 168 70 152Z";
  return (
    pen.part("M338 131H372L384 138L372 145H338Z", pen.metal) +
    pen.line("M346 131l8 14M358 131l8 14", 1) +
    pen.part("M288 108H316L340 124V152L316 168H288Z", pen.rubber, "M288 146H340V168H288Z") +
    pen.line("M300 109V167M312 110V166", 1, 0.7, "#7b848a") +
    pen.part("M260 100H290V176H260Z", pen.metal, "M260 150H290V176H260Z", "M260 104H290V116H260Z") +
    pen.part(b, pen.body, "M60 160C120 172 200 160 270 158V200H196L168 300H128L150 200L60 196Z", "M84 98H250V110H80Z") +
    pen.part("M104 214C106 200 100 194 92 188L118 190C132 192 136 202 134 214L122 296H90Z", pen.rubber) +
    pen.part("M184 190H204C214 206 208 226 192 234L178 230Z", pen.accent) +
    pen.line(vents(102, 118, 4, 15, 40), 1) +
    pen.part("M176 122H236V152H176Z", pen.accent) +
    pen.from(1, pen.flat("M186 132H226V137H186ZM186 142H212V146H186Z", "#fff")) +
    pen.line("M96 178C140 186 206 176 262 172M150 196L138 284", 2, 0.6) +
    pen.line("M112 226l20 3M110 240l20 3M108 254l20 3M106 268l20 3", 2, 0.7, "#6a747a") +
    pen.screws([96, 106], [160, 168], [246, 162], [154, 238], [146, 276]) +
    pen.part("M74 288H180L186 300H66Z", pen.body) +
    pack(pen, 60, 300, 138, 58)
  );
};

export const impact: Draw = (pen) => {
  const b =
    "M84 118C84 96 98 88 116 88H218V190H194C186 190 182 196 181 206L170 296H94L107 212C109 200 104 194 98 188C88 178 84 170 84 156Z";
  return (
    pen.part("M318 130H366V146H318Z", pen.metal) +
    pen.line("M330 130V146M350 130V146", 1) +
    pen.part("M216 92L270 108L306 116V160L270 168L216 186Z", pen.rubber, "M216 150H310V190H216Z") +
    pen.line("M270 109V167", 1, 0.8, "#7b848a") +
    pen.part(box(300, 112, 22, 52, 5), pen.metal, "M300 146H322V164H300Z") +
    pen.part(b, pen.body, "M70 166H230V196H190L172 300H132L152 198L80 200Z", "M96 96H218V108H92Z") +
    pen.part("M107 214C109 202 104 196 98 190L122 191C136 193 139 203 137 215L126 296H94Z", pen.rubber) +
    pen.part("M186 192H206C216 208 210 228 194 236L180 232Z", pen.accent) +
    pen.part("M192 90H218V188H192Z", pen.accent, "M192 160H220V190H192Z") +
    pen.line(vents(122, 116, 4, 15, 40), 1) +
    pen.line("M100 180C140 188 180 184 192 180M154 198L142 284", 2, 0.6) +
    pen.line("M114 228l20 3M112 242l20 3M110 256l20 3M108 270l20 3", 2, 0.7, "#6a747a") +
    pen.screws([102, 104], [176, 112], [178, 166], [158, 240], [150, 278]) +
    pen.part("M78 288H182L188 300H70Z", pen.body) +
    pack(pen, 64, 300, 138, 58)
  );
};

export const rotary: Draw = (pen) => {
  const b =
    "M48 118Q48 98 68 96L238 92L266 108V196L240 210H160V232L132 232C120 232 112 226 108 216L100 196H68Q48 194 48 174Z";
  return (
    pen.part("M340 140H392V154H340Z", pen.metal) +
    pen.line("M352 154l10-14M366 154l10-14M380 154l8-12", 1) +
    pen.part("M300 124H330L344 136V160L330 172H300Z", pen.rubber) +
    pen.part("M264 106H302V190H264Z", pen.rubberLight, "M264 160H302V190H264Z") +
    pen.line("M276 107V189M288 107V189", 1, 0.7) +
    pen.part(
      "M52 176H112L110 218C108 262 92 300 62 322C52 328 40 322 42 310C48 282 50 226 46 190Z",
      pen.rubber,
      "M40 250H110L60 330H30Z",
    ) +
    pen.part("M106 196H240V256Q240 276 220 276H150Q132 276 126 258Z", pen.body, "M100 240H240V280H100Z") +
    pen.line(vents(168, 216, 5, 14, 40, 0), 1) +
    pen.part(b, pen.body, "M40 164H270V240H40Z", "M60 102L240 98L256 108V112L58 116Z") +
    pen.line("M52 164H176M176 164L188 196M252 106V190", 2, 0.6) +
    pen.line("M58 214l44 0M56 228l44 2M54 242l42 4M52 256l40 6M50 270l36 8", 2, 0.7, "#6a747a") +
    pen.screws([64, 110], [240, 106], [64, 182], [142, 212], [228, 262]) +
    pen.line("M114 104V112M126 104V112M138 104V112M150 104V112M162 104V112", 2, 0.8) +
    pen.part("M74 120H200V150H74Z", pen.accent) +
    pen.from(1, pen.flat("M88 130H150V135H88ZM88 139H126V143H88Z", "#fff")) +
    pen.part(round(226, 178, 18), pen.rubber) +
    pen.line("M226 178L237 167", 1, 1, "#fff") +
    pen.part("M110 200C122 204 124 222 116 238L104 236L108 206Z", pen.accent) +
    pen.part(
      "M266 190H296V212L290 330Q288 342 280 342Q272 342 271 330L266 212Z",
      pen.rubber,
      "M282 212H298L290 345H278Z",
    )
  );
};

export const battery: Draw = (pen) =>
  pen.part("M112 128H288V96Q288 84 276 84H124Q112 84 112 96Z", pen.rubber) +
  pen.part("M128 84H156V62H128ZM176 84H224V62H176ZM244 84H272V62H244Z", pen.metal) +
  pen.part(
    "M80 124H320L344 154V314Q344 336 322 336H78Q56 336 56 314V154Z",
    pen.rubber,
    "M56 270H344V340H56Z",
    "M84 130H316L324 140H76Z",
  ) +
  pen.part("M56 186H344V282H56Z", pen.body, "M56 246H344V284H56Z") +
  pen.part("M84 206H226V262H84Z", pen.accent) +
  pen.from(1, pen.flat("M100 220H170V229H100ZM100 238H146V244H100Z", "#fff")) +
  [0, 1, 2, 3].map((i) => pen.circle(254 + i * 21, 234, 7, i < 3 ? "#d8f06a" : "#f2f4f3", 0.7)).join("") +
  pen.part("M38 160H58V220H46Q38 220 38 212ZM362 160H342V220H354Q362 220 362 212Z", pen.accent) +
  pen.line("M96 310H304", 1, 0.8, "#8d979c");
