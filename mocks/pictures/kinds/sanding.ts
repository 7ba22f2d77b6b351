import { cable } from "../parts";
import { box, vents } from "../paths";
import type { Draw } from "../pen";

export const sander: Draw = (pen) => {
  const b =
    "M62 128C62 78 104 48 154 48C204 48 246 78 246 126C246 148 232 160 222 172C212 186 214 202 220 218L238 254C252 268 258 288 260 312H46C48 290 56 268 72 254L90 216C96 200 96 186 86 172C76 160 62 150 62 128Z";
  return (
    pen.part("M218 236H286V276H232Z", pen.rubber) +
    pen.line("M254 236V276", 1, 0.7, "#7b848a") +
    pen.part(
      "M276 176Q278 160 294 160H338Q358 160 361 182L372 282Q374 304 354 304H292Q276 304 276 288Z",
      pen.rubberLight,
      "M270 258H380V310H270Z",
      "M296 168H336Q344 168 347 176H290Z",
    ) +
    pen.line("M296 196H344M296 214H346M296 232H348", 1, 0.8, "#8d979c") +
    pen.part(box(268, 222, 20, 66, 6), pen.accent) +
    pen.part("M38 324H268L256 346H50Z", pen.rubberLight, "M30 336H276V350H30Z") +
    pen.part(box(42, 344, 222, 15, 5), pen.woodDark) +
    pen.line("M58 352h4M80 352h4M102 352h4M124 352h4M146 352h4M168 352h4M190 352h4M212 352h4M234 352h4", 2, 0.6) +
    pen.part(
      b,
      pen.body,
      "M196 110C204 160 176 190 182 224C190 262 214 272 216 316H270V100Z",
      "M76 240C66 258 60 276 60 300L70 300C70 278 76 262 86 246Z",
    ) +
    pen.part(
      "M62 128C62 78 104 48 154 48C204 48 246 78 246 126C246 138 242 146 236 154C216 122 190 112 154 112C118 112 90 124 72 156C66 148 62 140 62 128Z",
      pen.rubber,
      "M206 60C236 80 246 100 246 126L240 160L200 116Z",
      "M84 106C92 82 118 66 150 64V74C122 76 102 88 94 106Z",
    ) +
    pen.line("M120 90l-4 12M138 86l-3 12M156 85v12M174 86l3 12M192 90l4 12", 2, 0.7, "#7b848a") +
    pen.part("M112 156H196Q190 186 196 214H112Q118 186 112 156Z", pen.accent) +
    pen.from(1, pen.flat("M132 176H176V182H132ZM132 190H160V194H132Z", "#fff")) +
    pen.line(vents(116, 244, 6, 16, 34, 0), 1) +
    pen.screws([80, 284], [230, 284]) +
    pen.line("M92 226C130 234 180 234 218 224", 2, 0.6) +
    pen.part(box(36, 302, 234, 24, 10), pen.rubber, "M30 314H276V330H30Z")
  );
};

export const beltSander: Draw = (pen) => {
  const belt = "M80 258L308 236A57 57 0 0 1 314 350H84A46 46 0 0 1 80 258Z";
  return pen.group(
    "translate(-1 -20)",
    pen.part(belt, pen.woodDark, "M30 326H380V356H30Z", "M84 262L308 241V248L84 269Z") +
      pen.part("M84 270L310 249A44 44 0 0 1 314 337H84A34 34 0 0 1 84 270Z", pen.rubberLight) +
      pen.circle(84, 304, 27, pen.metal) +
      pen.circle(84, 304, 9, pen.rubber) +
      pen.circle(314, 293, 35, pen.metal) +
      pen.circle(314, 293, 11, pen.rubber) +
      pen.part("M124 318H266V338H124Z", pen.metal) +
      pen.part("M84 150H108L112 196H80Z", pen.rubber) +
      pen.part(
        "M58 128C58 104 74 92 96 92C118 92 134 104 134 128C134 150 120 160 96 160C72 160 58 150 58 128Z",
        pen.accent,
        "M50 134C80 150 110 146 136 120V166H56Z",
        "M70 118C74 106 84 100 96 100V108C88 108 82 112 78 120Z",
      ) +
      pen.part(
        "M52 226C52 198 70 188 94 186L150 180C156 128 182 92 230 92H296C342 92 368 120 368 166V222Q368 244 346 244L290 248L276 300Q272 312 260 312H150Q138 312 136 300L130 254L66 258Q52 258 52 244ZM232 128C206 128 194 144 192 172Q192 182 204 182H318Q330 182 330 170V158C330 138 318 128 300 128Z",
        pen.body,
        "M40 226C120 232 240 218 380 200V320H40Z",
        "M168 176C174 130 196 104 232 102H296Q326 102 340 118L332 124Q320 112 296 112H234C206 114 186 138 180 176Z",
      ) +
      pen.part(
        "M330 170V158C330 138 318 128 300 128H268L276 92H296C342 92 368 120 368 166V190Q344 192 330 170Z",
        pen.rubber,
      ) +
      pen.part("M232 128H258Q256 152 240 158Q222 158 216 132Z", pen.accent) +
      pen.part("M156 204H254V242H156Z", pen.accent) +
      pen.from(1, pen.flat("M170 215H222V220H170ZM170 227H200V231H170Z", "#fff")) +
      pen.line(vents(166, 262, 6, 16, 34, 0), 1) +
      pen.circle(290, 218, 15, pen.rubber) +
      pen.line("M290 218l8-8", 1, 1, "#fff") +
      pen.screws([68, 236], [350, 222], [140, 206], [266, 298]),
  );
};

export const polisher: Draw = (pen) => {
  const side =
    cable(pen, "M246 134V84Q246 52 276 52H292Q322 52 322 84V134", 24, pen.rubber) +
    pen.line("M266 42V62M278 42V62M290 42V62M302 42V62", 1, 0.8, "#7b848a");
  return pen.group(
    "translate(4 8)",
    cable(pen, "M40 166C10 170 8 220 30 246", 13, pen.rubber) +
      side +
      pen.part("M270 236H306V266H270Z", pen.metal) +
      pen.part("M200 262H376L366 288H210Z", pen.rubberLight, "M196 276H380V290H196Z") +
      pen.part(
        "M204 286H372Q386 300 384 318Q380 344 352 344H224Q196 344 192 318Q190 300 204 286Z",
        pen.accent,
        "M186 320H390V350H186Z",
        "M212 294H350V301H210Z",
      ) +
      pen.line(
        "M222 310v8M248 316v8M274 310v8M300 316v8M326 310v8M352 316v8M236 330v5M262 332v5M314 330v5M340 330v5",
        2,
        0.8,
      ) +
      pen.part(
        "M238 124H338L344 196Q344 236 318 242H258Q232 236 232 196Z",
        pen.metal,
        "M230 204H350V250H230Z",
        "M248 130H262V196H248Z",
      ) +
      pen.part("M96 196H156Q154 224 132 226Q110 222 96 196Z", pen.accent) +
      pen.part(
        "M36 150Q36 128 60 124L140 116L232 108Q262 106 270 124V206Q262 222 236 220L150 206L62 208Q36 206 36 184Z",
        pen.body,
        "M30 176C110 184 200 180 276 168V230L150 212L30 212Z",
        "M56 136L232 118Q250 116 258 124L56 146Z",
      ) +
      pen.part("M36 150Q36 128 60 124L84 122V208L62 208Q36 206 36 184Z", pen.rubber) +
      pen.line("M48 144H72M46 158H72M46 172H72M48 186H72", 1, 0.8, "#7b848a") +
      pen.part("M158 136L226 132V172L158 174Z", pen.accent) +
      pen.from(1, pen.flat("M170 146L206 144V149L170 151ZM170 158L192 157V161L170 162Z", "#fff")) +
      pen.line("M240 136V196M250 136V196M260 136V196", 1) +
      pen.screws([100, 138], [222, 206], [104, 196]) +
      pen.screws([324, 136], [324, 220]),
  );
};

export const planer: Draw = (pen) =>
  pen.group(
    "translate(0 -10)",
    pen.part("M146 304V262H200V304Z", pen.rubber) +
      pen.circle(172, 302, 26, pen.metalLight) +
      pen.line("M172 302l-18 18M172 302l18 18M172 302V276", 1, 0.8) +
      pen.part("M28 290H152L142 320H36Q28 320 28 312Z", pen.metal, "M20 306H156V324H20Z") +
      pen.part("M194 294H374V316Q374 328 362 328H204Z", pen.metal, "M190 314H380V332H190Z") +
      pen.part(
        "M52 186V158Q52 124 94 124Q136 124 136 158V186Z",
        pen.accent,
        "M108 120H140V190H108Z",
        "M64 156Q66 138 86 134V142Q74 146 72 158Z",
      ) +
      pen.line("M70 160V184M86 156V184M102 156V184M118 160V184", 1, 0.8) +
      pen.part(box(44, 184, 100, 28, 6), pen.rubber) +
      pen.from(1, pen.line("M60 192V202M74 192V198M88 192V202M102 192V198M116 192V202M130 192V198", 1, 0.7, "#fff")) +
      pen.part(
        "M30 292V240Q30 212 58 210L140 208C160 206 164 192 168 166C174 122 196 96 236 96H290C334 96 352 122 358 160L374 264V300H204C200 280 188 268 172 268C156 268 146 280 142 292ZM238 132C214 132 204 146 204 168Q204 184 220 184H316Q330 184 328 168C324 144 312 132 290 132Z",
        pen.body,
        "M20 262C140 266 260 244 384 236V304H20Z",
        "M180 166C186 126 206 106 236 106H290Q316 106 330 122L322 128Q310 116 290 116H238C210 118 198 140 192 166Z",
      ) +
      pen.part(
        "M328 168C324 144 312 132 290 132H264L270 96H290C334 96 352 122 358 160L362 190Q336 190 328 168Z",
        pen.rubber,
      ) +
      pen.part("M238 132H262Q260 154 246 160Q226 158 222 138Z", pen.accent) +
      pen.part(box(218, 206, 128, 76, 16), pen.rubberLight, "M210 250H350V290H210Z", "M232 212H332V220H232Z") +
      pen.part(box(240, 228, 84, 30, 4), pen.accent) +
      pen.from(1, pen.flat("M252 237H292V242H252ZM252 247H276V251H252Z", "#fff")) +
      pen.screws([230, 270], [334, 218], [56, 276]) +
      pen.part("M134 236a30 21 0 1 0 60 0a30 21 0 1 0-60 0Z", pen.rubber) +
      cable(pen, "M164 238C150 214 112 222 104 244C98 264 122 274 130 258C134 248 122 242 118 250", 14, pen.wood),
  );

export const multitool: Draw = (pen) => {
  let t = "";
  for (let i = 0; i < 9; i++)
    t += `L${i % 1 ? 0 : 408} ${(152 + i * 10.7 + 5.3).toFixed(1)}L400 ${(152 + (i + 1) * 10.7).toFixed(1)}`;
  return pen.group(
    "translate(-3 2) rotate(-40 200 200)",
    pen.part(
      `M288 176L336 176Q350 172 354 152L400 152${t}L354 248Q350 228 336 224L288 224Z`,
      pen.metalLight,
      "M280 204H412V252H280Z",
    ) +
      pen.line("M388 160V240", 1, 0.6) +
      pen.line("M366 176H378M366 224H378", 2, 0.7) +
      pen.part(
        "M-4 176Q-4 152 22 150L108 142C146 140 166 156 196 156C220 156 236 144 262 146L280 150V250L262 254C236 256 220 244 196 244C166 244 146 260 108 258L22 250Q-4 248 -4 224Z",
        pen.body,
        "M-10 214H290V264H-10Z",
        "M20 158L108 150Q124 149 136 153V161Q120 157 108 158L20 166Z",
      ) +
      pen.part(
        "M128 138C152 142 170 152 196 152C214 152 228 146 242 142C249 176 249 224 242 258C228 254 214 248 196 248C170 248 152 258 128 262C123 224 123 176 128 138Z",
        pen.rubber,
        "M120 214H250V256H120Z",
      ) +
      pen.line("M206 168V186M218 166V186M230 164V186M206 214V232M218 214V234M230 214V236", 1, 0.8, "#7b848a") +
      pen.part(box(150, 180, 78, 40, 16), pen.accent, "M186 176H232V224H186Z") +
      pen.line("M166 190V210M176 190V210", 1, 0.8) +
      pen.part(
        "M274 150L300 152Q346 158 346 200Q346 242 300 248L274 250Q268 200 274 150Z",
        pen.metal,
        "M264 218H350V254H264Z",
        "M282 158H300Q320 160 330 172H284Z",
      ) +
      pen.circle(308, 200, 23, pen.rubber) +
      pen.part("M308 186L320 193V207L308 214L296 207V193Z", pen.metalLight) +
      pen.part("M-4 176Q-4 152 22 150L40 148V252L22 250Q-4 248 -4 224Z", pen.rubber) +
      pen.line("M8 172H28M6 188H28M6 204H28M8 220H28", 1, 0.8, "#8d979c") +
      pen.part(box(52, 172, 60, 34, 5), pen.accent) +
      pen.from(1, pen.flat("M64 183H98V188H64ZM64 193H84V197H64Z", "#fff")) +
      pen.line(vents(64, 222, 4, 14, 18, 0), 1) +
      pen.screws([54, 162], [114, 160]),
  );
};
