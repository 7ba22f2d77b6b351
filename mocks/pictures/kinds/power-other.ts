import { cable, pack } from "../parts";
import { box, round, vents } from "../paths";
import type { Draw } from "../pen";

export const heatGun: Draw = (pen) => {
  const b =
    "M30 132C30 88 62 66 106 66H216L250 82V182L216 198H180C170 200 166 208 168 218L184 312H104L98 226C96 210 88 204 76 200C48 190 30 168 30 132Z";
  return pen.group(
    "translate(-7 -20)",
    cable(pen, "M144 326C146 372 72 384 36 352", 15, pen.rubber) +
      pen.line("M366 104c8 8 12-6 22 2M366 132c8 8 12-6 22 2M366 160c8 8 12-6 22 2", 0, 1, "#e0561f") +
      pen.part("M284 106H338V158H284Z", pen.metalLight, "M284 138H340V160H284Z") +
      pen.part("M334 98Q346 96 352 98V166Q346 168 334 166Z", pen.metal, "M334 142H354V170H334Z") +
      pen.part(
        "M248 86H282Q290 88 290 98V166Q290 176 282 178H248Z",
        pen.metal,
        "M244 148H294V182H244Z",
        "M252 92H282V100H252Z",
      ) +
      pen.line("M260 106V124M274 106V124M260 140V158M274 140V158", 0, 1.2) +
      pen.part(
        b,
        pen.body,
        "M20 158C90 176 180 168 260 156V204H190L172 214L190 316H142L150 216L90 206Z",
        "M76 84Q90 76 108 76H216L228 82H110Q94 82 84 90Z",
      ) +
      pen.part(
        "M30 132C30 88 62 66 106 66H112C96 104 96 160 112 200L92 208C86 202 80 201 76 200C48 190 30 168 30 132Z",
        pen.rubber,
        "M30 150H120V212H60Z",
      ) +
      pen.line("M56 102L88 108M50 120L86 122M50 138L86 138M54 156L88 154", 1, 0.9, "#8d979c") +
      pen.part("M98 226C96 214 92 208 86 204L112 202C130 208 134 220 134 232L142 312H104Z", pen.rubber) +
      pen.line("M108 240l22-2M110 256l22-2M111 272l23-2M112 288l24-2", 1, 0.7, "#7b848a") +
      pen.part("M164 200H202C210 220 206 238 190 248L172 244L166 220Z", pen.accent) +
      pen.part(box(134, 104, 92, 44, 5), pen.accent) +
      pen.from(1, pen.flat("M148 116H200V121H148ZM148 130H182V135H148Z", "#fff")) +
      pen.line("M236 84V188", 1, 0.7) +
      pen.screws([126, 84], [222, 178], [160, 296]) +
      pen.part("M96 310H190L196 330Q196 336 188 336H100Q92 336 92 330Z", pen.rubberLight),
  );
};

export const glueGun: Draw = (pen) =>
  pen.group(
    "translate(-1 -22)",
    cable(pen, "M110 338C110 374 190 378 196 344C200 318 240 330 262 350", 13, pen.rubber) +
      pen.part(
        "M16 122Q16 112 26 112H96V150H26Q16 150 16 140Z",
        "#f1e4bd",
        "M10 134H100V154H10Z",
        "M24 116H90V122H24Z",
      ) +
      cable(pen, "M270 168L240 244H286L284 170", 7, pen.metal) +
      pen.part("M372 158C384 178 388 186 388 194A14 14 0 0 1 360 194C360 186 364 176 372 158Z", "#f1e4bd") +
      pen.part(
        "M312 106L338 114L372 134L378 146L366 150L338 156L312 162Z",
        pen.metalLight,
        "M310 140L380 138V164H310Z",
      ) +
      pen.part("M280 88L318 100Q324 102 324 110V158Q324 166 318 168L280 180Z", pen.accent, "M276 146H328V184H276Z") +
      pen.line("M296 94V174", 1) +
      pen.part(
        "M196 180H246C250 200 244 212 236 222C224 240 214 256 206 276C198 288 186 282 186 270Z",
        pen.accent,
        "M220 176H252V230L196 290Z",
      ) +
      pen.part(
        "M64 100Q66 76 92 74H268Q286 76 288 92V176Q288 190 270 190H214C204 192 200 200 196 212L164 330Q162 340 152 340H82Q68 338 70 326L96 214C98 200 92 192 82 186C68 178 62 164 62 150Z",
        pen.body,
        "M56 160C130 172 220 168 296 158V196H214L198 212L164 346H118L146 210L70 190Z",
        "M86 90Q90 84 98 84H268Q278 84 280 92H98Q90 92 86 98Z",
      ) +
      pen.part("M96 214C98 200 92 192 84 187L112 190C128 196 132 208 130 222L104 340H82Q68 338 70 326Z", pen.rubber) +
      pen.line("M100 240l20 3M96 258l20 3M92 276l20 3M88 294l20 3", 2, 0.7, "#6a747a") +
      pen.line(vents(226, 98, 4, 14, 40, 6), 1) +
      pen.part(box(96, 104, 96, 42, 5), pen.accent) +
      pen.from(1, pen.flat("M110 116H160V121H110ZM110 129H142V133H110Z", "#fff")) +
      pen.screws([80, 164], [270, 172], [158, 236], [128, 322]),
  );

export const staplerGun: Draw = (pen) =>
  pen.group(
    "translate(-13 -11)",
    pen.part(
      "M124 300L322 246L340 256L348 286L330 300L136 346Z",
      pen.metal,
      "M120 330L350 270V310L136 350Z",
      "M140 304L322 254V261L140 311Z",
    ) +
      pen.line(
        Array.from({ length: pen.detail ? 9 : 5 }, (_, i) => {
          const k = pen.detail ? 17 : 31;
          return `M${170 + i * k} ${(303 - i * k * 0.262).toFixed(1)}l5 19`;
        }).join(""),
        0,
        0.8,
      ) +
      pen.part("M282 196H330V262L282 276Z", pen.rubberLight, "M282 236H330V280H282Z") +
      pen.part(
        "M84 272H166L158 316L146 346H108L96 316Z",
        pen.metal,
        "M132 272H170V350H132Z",
        "M94 278H106L110 316H102Z",
      ) +
      pen.part("M106 344H148L144 366H110Z", pen.rubber) +
      pen.line("M127 367V386", 0, 1.3) +
      pen.group("translate(322 222) rotate(-90)", pack(pen, 0, 0, 136, 54)) +
      pen.part("M196 168H244C246 192 236 206 218 212L196 204Z", pen.accent) +
      pen.part(
        "M52 92Q52 38 104 38H146Q190 38 194 82L196 96H312Q326 96 326 110V196Q326 208 314 208H296C288 186 280 174 262 172H216C202 174 198 186 196 204L190 250Q186 276 164 278H88Q64 276 60 250Z",
        pen.body,
        "M46 220C110 224 160 220 186 190C200 154 260 146 330 152V214H200L190 284H60Z",
        "M66 92Q68 54 104 50H146V60H106Q80 64 78 94L84 180H73Z",
      ) +
      pen.part("M52 92Q52 38 104 38H146Q186 38 193 76Q120 66 54 108Z", pen.rubber, "M150 36H196V80H150Z") +
      pen.line("M82 64l6 14M100 56l5 14M120 52l4 14M140 52l3 13", 1, 0.9, "#8d979c") +
      pen.part("M214 102H300V120Q256 128 214 116Z", pen.rubber) +
      pen.part(box(82, 126, 82, 44, 5), pen.accent) +
      pen.from(1, pen.flat("M96 138H142V143H96ZM96 152H126V156H96Z", "#fff")) +
      pen.line(vents(92, 196, 5, 15, 40, 0), 1) +
      pen.screws([76, 250], [172, 256], [176, 108], [306, 188]),
  );

export const mixer: Draw = (pen) => {
  const side =
    cable(pen, "M170 68H68Q44 68 44 90V118Q44 140 68 140H170", 20, pen.body) +
    pen.part(box(30, 74, 28, 60, 10), pen.rubber, "M46 70H60V140H46Z") +
    pen.line("M36 92H54M36 104H54M36 116H54", 1, 0.8, "#7b848a");
  return (
    cable(pen, "M206 258C270 266 276 296 216 314C160 330 134 338 140 362", 12, pen.metalDark) +
    cable(pen, "M200 206V356", 13, pen.metalLight) +
    cable(pen, "M194 258C130 266 124 296 184 314C240 330 266 338 260 362", 12, pen.metal) +
    pen.part(box(184, 246, 32, 22, 5), pen.metal) +
    pen.part(box(128, 352, 144, 20, 10), pen.metal, "M120 362H280V374H120Z") +
    side +
    pen.group("translate(400 0) scale(-1 1)", side) +
    pen.part("M284 77.2H322Q324 95.2 306 98.5Q288 96.9 284 77.2Z", pen.accent) +
    pen.part("M176 169H224L220 196.9H180Z", pen.metal, "M204 169H226V198.6H204Z") +
    pen.part(box(184, 193.6, 32, 18, 4), pen.rubber) +
    pen.line("M194 194.5V210.9M206 194.5V210.9", 1, 0.7, "#8d979c") +
    pen.part(
      "M134 62.4Q134 52.6 146 51H254Q266 52.6 266 62.4L260 128C258 147.7 246 159.2 232 172.3H168C154 159.2 142 147.7 140 128Z",
      pen.body,
      "M222 46H270V177.2H214C232 136.2 234 95.2 222 46Z",
      "M146 59.2H160L164 128H152Z",
    ) +
    pen.part("M142 52.6V44.4Q142 28 168 28H232Q258 28 258 44.4V52.6Z", pen.rubber, "M222 24.7H262V54.2H222Z") +
    pen.line("M162 37.8V46M178 37.8V46M194 37.8V46M210 37.8V46M226 37.8V46", 1, 0.8, "#8d979c") +
    pen.part(box(168, 69, 64, 29.5, 5), pen.accent) +
    pen.from(1, pen.flat("M180 78H214V82.1H180ZM180 87.9H202V91.1H180Z", "#fff")) +
    pen.line(vents(178, 132, 4, 15, 34, 0), 1) +
    pen.screws([150, 69], [250, 69], [176, 160.8], [224, 160.8])
  );
};

export const charger: Draw = (pen) =>
  pen.group(
    "translate(-15 -2)",
    cable(pen, "M338 246C392 250 388 350 330 350H236", 13, pen.rubber) +
      pen.part("M140 338H166V346H140ZM140 356H166V364H140Z", pen.metalLight) +
      pen.part("M166 330H206L240 342V360L206 372H166Z", pen.rubberLight, "M160 352H244V376H160Z") +
      pen.line("M196 332V370", 1, 0.7, "#8d979c") +
      pen.part(
        "M84 56Q84 34 106 34H294Q316 34 316 56V118L296 142H104L84 118Z",
        pen.rubber,
        "M80 110H320V146H80Z",
        "M100 44H300V52H100Z",
      ) +
      pen.part("M84 66H316V108H84Z", pen.accent, "M84 94H316V110H84Z") +
      pen.from(1, pen.flat("M106 80H176V86H106ZM106 92H150V96H106Z", "#fff")) +
      [0, 1, 2, 3].map((i) => pen.circle(228 + i * 20, 87, 6.5, i < 3 ? "#d8f06a" : "#f2f4f3", 0.7)).join("") +
      pen.part("M96 140H304V166H96Z", pen.rubberLight) +
      pen.part(
        "M66 186Q70 158 98 158H302Q330 158 334 186L350 288Q352 310 330 310H70Q48 310 50 288Z",
        pen.body,
        "M40 262H360V314H40Z",
        "M84 188Q86 172 100 170H300Q308 170 312 176H104Q98 178 96 190L86 250H76Z",
      ) +
      pen.part(round(200, 236, 48), pen.rubber, "M150 246H250V290H150Z") +
      pen.part("M212 198L174 246H198L188 276L226 228H202Z", "#f0b429") +
      pen.circle(106, 216, 9, "#d8f06a", 0.8) +
      pen.circle(106, 246, 9, "#c9390c", 0.8) +
      pen.line("M286 206H316M289 220H319M291 234H321M293 248H323", 1) +
      pen.screws([74, 288], [326, 288]) +
      pen.part("M78 310H124V322H78ZM276 310H322V322H276Z", pen.rubber),
  );
