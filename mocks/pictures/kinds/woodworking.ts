import { cable } from "../parts";
import { box, round, teeth, vents } from "../paths";
import type { Draw, Pen } from "../pen";

const routerColumn = (pen: Pen, x: number): string =>
  pen.part(box(x, 118, 20, 214, 5), pen.metalLight, `M${x + 11} 110h14v230h-14Z`) +
  pen.line([0, 1, 2, 3, 4].map((i) => `M${x} ${262 + i * 15}l20 -8`).join(""), 0, 0.8);

const routerKnob = (pen: Pen): string =>
  pen.part("M78 196H104V224H78Z", pen.rubberLight) +
  pen.part(
    "M26 178C26 158 38 150 54 150C70 150 82 158 82 178L86 208C90 240 78 262 56 262C32 262 20 240 23 208Z",
    pen.rubber,
    "M60 150H90V266H60Z",
    "M36 180C36 166 44 160 54 158V166C48 168 45 172 45 182L42 210H34Z",
  ) +
  pen.line("M30 226H80M31 238H77", 2, 0.7, "#7b848a");

export const router: Draw = (pen) => {
  return (
    pen.part("M150 268H250V330H150Z", pen.glass) +
    pen.part("M182 262H218V284H182Z", pen.metal) +
    pen.part("M190 284H210V306L218 314V356L206 382H194L182 356V314L190 306Z", pen.metalLight, "M200 284H220V384H200Z") +
    pen.line("M208 314L192 350", 0, 0.9) +
    routerColumn(pen, 96) +
    routerColumn(pen, 284) +
    routerKnob(pen) +
    pen.group("translate(400 0) scale(-1 1)", routerKnob(pen)) +
    pen.part(
      "M84 190Q84 178 96 178H304Q316 178 316 190V232Q316 244 304 244H250L240 266H160L150 244H96Q84 244 84 232Z",
      pen.body,
      "M80 222H320V270H80Z",
      "M96 184H136V192H96Z",
    ) +
    pen.screws([104, 212], [296, 212]) +
    pen.part(
      "M136 82H264L270 206Q270 222 254 222H146Q130 222 130 206Z",
      pen.body,
      "M222 76H280V230H222Z",
      "M146 90H158L154 208H142Z",
    ) +
    pen.part(
      "M136 88V62Q136 26 172 26H228Q264 26 264 62V88Z",
      pen.rubber,
      "M222 20H270V92H222Z",
      "M148 62Q148 40 172 36H186V44Q160 46 158 64Z",
    ) +
    pen.line("M160 70V84M176 70V84M192 70V84M208 70V84M224 70V84M240 70V84", 1, 0.8, "#8d979c") +
    pen.part(box(152, 116, 96, 42, 5), pen.accent) +
    pen.from(1, pen.flat("M168 129H220V134H168ZM168 142H200V146H168Z", "#fff")) +
    pen.line(vents(172, 176, 5, 14, 30, 0), 1) +
    pen.part(
      "M56 322H176V336H224V322H344Q352 322 352 332V348H48V332Q48 322 56 322Z",
      pen.metal,
      "M40 336H360V350H40Z",
    ) +
    pen.part("M56 348H184V360H66Q56 360 56 348ZM216 348H344Q344 360 334 360H216Z", pen.rubber)
  );
};

export const recipSaw: Draw = (pen) => {
  let t = "";
  const n = pen.detail === 0 ? 11 : 19;
  for (let i = 0; i < n; i++) {
    const x = 380 - (i * 152) / n;
    t += `L${(x - (152 / n) * 0.8).toFixed(1)} 222L${(x - 152 / n).toFixed(1)} 212`;
  }
  return pen.group(
    "translate(8 -22) rotate(-27 200 200)",
    pen.part(`M214 184H386L394 200L380 212${t}L214 212Z`, pen.metalLight, "", "M230 188H384V193H230Z") +
      pen.part(
        "M182.8 156.7C197.2 155 206.8 162 221.2 169V223.6C206.8 230.6 197.2 235.9 182.8 234.2Z",
        pen.rubber,
        "M176.4 209.5H224.4V237.7H176.4Z",
      ) +
      pen.line("M194 158.5V232.4M205.2 162.9V228.9", 1, 0.8, "#7b848a") +
      pen.part(
        "M216.4 153.2H227.6Q232.4 153.2 232.4 158.5V239.4Q232.4 250 224.4 251.8L213.2 255.3L210 244.7L218 239.4Z",
        pen.metal,
        "M225.2 147.9H235.6V255.3H225.2Z",
      ) +
      pen.part(
        "M-6 191.9C-6 155 13.2 137.4 45.2 137.4H98C117.2 137.4 126.8 146.2 144.4 147.9L189.2 151.4V237.7L165.2 241.2C141.2 244.7 133.2 255.3 114 264.1C99.6 271.1 83.6 274.6 62.8 274.6C21.2 274.6 -6 248.2 -6 211.3ZM48.4 167.3C30.8 167.3 22.8 176.1 22.8 195.4V207.8C22.8 230.6 35.6 243 58 243H70.8C83.6 243 90 235.9 94 223.6L99.6 197.2C102.8 179.6 94.8 167.3 82 167.3Z",
        pen.body,
        "M-10.8 223.6C48.4 255.3 112.4 221.8 192.4 213V279.9H-10.8Z",
        "M11.6 167.3C19.6 151.4 30.8 146.2 46.8 146.2H98C114 146.2 125.2 155 142.8 156.7L182.8 160.2V166.4L141.2 163.8C122 162 114 155 98 155H48.4C34 155 26 160.2 19.6 172.6Z",
      ) +
      pen.part(
        "M-6 191.9C-6 155 13.2 137.4 45.2 137.4H67.6L64.4 167.3H48.4C30.8 167.3 22.8 176.1 22.8 195.4V207.8C22.8 230.6 35.6 243 58 243L53.2 273.8C16.4 271.1 -6 246.5 -6 211.3Z",
        pen.rubber,
        "M-7.6 232.4L22.8 221.8L64.4 244.7V279.9H-7.6Z",
      ) +
      pen.line("M0.4 191.9H18M0.4 204.2H18M2 216.6H19.6", 1, 0.8, "#7b848a") +
      pen.part("M64.4 167.3H90Q88.4 190.2 74 191.9Q61.2 186.6 58 169Z", pen.accent) +
      pen.part("M112.4 179.6L174.8 176.1V206L109.2 209.5Z", pen.accent) +
      pen.from(1, pen.flat("M122 186.6L152.4 184.9V189.3L122 191ZM122 196.3L141.2 195.4V199.8L122 200.7Z", "#fff")) +
      pen.line("M120.4 228.9L117.2 246.5M133.2 223.6L130 239.4M146 220.1L142.8 234.2", 1) +
      pen.screws([117.2, 158.5], [178, 225.4], [83.6, 258.8]),
  );
};

export const miterSaw: Draw = (pen) =>
  pen.part("M52 232H352V306H52Z", pen.metalLight, "M52 280H352V306H52Z", "M58 238H346V244H58Z") +
  pen.line("M318 254H338M318 268H338", 1, 0.8) +
  pen.part("M38 316L46 176Q48 150 72 150L128 146V206L98 214L104 316Z", pen.rubberLight, "M84 148H130V316H88Z") +
  pen.circle(70, 180, 15, pen.metal) +
  pen.circle(70, 180, 5, pen.rubber) +
  pen.line("M52 216l40-8M50 232l42-8M49 248l43-8M48 264l46-8", 1, 1, "#8d979c") +
  pen.part(
    "M232 108L256 66C272 42 298 30 330 32C366 34 384 62 376 94C368 122 344 140 314 142L288 136ZM284 96C282 106 290 112 306 112C326 110 342 100 346 86C350 70 340 62 326 62C304 62 288 74 284 96Z",
    pen.rubber,
    "M376 60L380 130L280 150L300 120L346 90Z",
    "M268 70C284 48 306 40 330 41V48C308 48 292 56 278 76Z",
  ) +
  pen.part("M296 70C310 58 332 58 344 68Q346 84 326 88Q304 88 296 70Z", pen.accent) +
  pen.part(teeth(204, 196, 106, 30, 11), pen.metalLight, "M60 236H330V330H60Z") +
  pen.circle(204, 196, 78, "none", 0.6) +
  pen.part(
    "M84 214C72 134 132 70 204 70C276 70 332 128 328 198L326 214H268A66 66 0 0 0 142 206L132 222Z",
    pen.body,
    "M262 60H340V230H262C276 180 290 120 230 70Z",
    "M98 186C98 132 142 86 200 82V92C148 96 110 136 108 188Z",
  ) +
  pen.part("M250 78L290 102L276 126L240 106Z", pen.accent) +
  pen.screws([110, 196], [302, 190], [204, 90]) +
  pen.part(round(204, 194, 50), pen.rubberLight, "M150 206H260V250H150Z") +
  pen.part(round(204, 194, 34), pen.body, "M160 202H240V232H160Z") +
  pen.line("M188 178V210M199 174V214M210 174V214M221 178V210", 1) +
  pen.part("M28 302H180V314H228V302H372V330Q372 338 364 338H36Q28 338 28 330Z", pen.metal, "M20 322H380V340H20Z") +
  pen.line("M52 312V320M70 312V320M88 312V320M106 312V320M300 312V320M318 312V320M336 312V320M354 312V320", 2, 0.6) +
  pen.part(
    "M112 318H296Q302 318 300 324L288 350Q284 358 276 358H132Q124 358 120 350L108 324Q106 318 112 318Z",
    pen.body,
    "M100 340H304V362H100Z",
  ) +
  pen.from(1, pen.line("M140 328V340M156 328V336M172 328V336M236 328V336M252 328V336M268 328V340", 1, 0.8)) +
  pen.part(box(186, 328, 36, 44, 9), pen.rubber) +
  pen.part("M34 338H84V356H34ZM316 338H366V356H316Z", pen.rubber);

export const chainsaw: Draw = (pen) => {
  const k = pen.detail ? 17 : 30,
    tooth = "M-7 0L-5 -8L6 -11L8 0Z";
  let t = "";
  for (let x = 222; x < 346; x += k)
    t +=
      pen.group(`translate(${x} 207)`, pen.part(tooth, pen.rubberLight)) +
      pen.group(`translate(${x} 275) rotate(180)`, pen.part(tooth, pen.rubberLight));
  for (let a = pen.detail ? -60 : -40; a <= 70; a += pen.detail ? 30 : 60)
    t += pen.group(`translate(344 241) rotate(${a + 90}) translate(0 -34)`, pen.part(tooth, pen.rubberLight));
  return pen.group(
    "translate(1 20)",
    t +
      pen.part("M160 206H344A35 35 0 0 1 344 276H160Z", pen.rubberLight) +
      pen.part("M160 217H344A24 24 0 0 1 344 265H160Z", pen.metalLight, "M160 244H390V270H160Z") +
      pen.circle(342, 241, 7, pen.metal, 0.8) +
      pen.from(1, pen.flat("M240 236H312V246H240Z", pen.body)) +
      cable(pen, "M76 176C57.9 90 79.2 64 113.7 64H146.5C162.9 64 166.2 82 166.2 100V180", 18, pen.rubber) +
      pen.part(
        "M174.4 74Q190.8 62 197.3 82L207.2 170L199 206H167.8L176 150Z",
        pen.rubberLight,
        "M189.1 66L215.4 210H190.8Z",
      ) +
      pen.part(
        "M12 232C12 204 30 190 57.9 182L76 150Q80.9 140 92.4 140H161.2Q176 140 179.3 158L197.3 186V286Q197.3 306 180.9 306H54.6C28.4 306 12 290 12 262ZM62.8 216C43.2 218 35 224 35 238V256C35 270 43.2 276 57.9 276H69.4Q79.2 276 79.2 264V228Q79.2 216 62.8 216Z",
        pen.body,
        "M3.8 264C66.1 282 131.7 270 205.5 250V310H3.8Z",
        "M66.1 190L85.8 156Q89.1 150 95.6 150H159.6Q167.8 150 171.1 158H98.9L77.6 196Q49.7 200 33.3 214L30 206Q43.2 194 66.1 190Z",
      ) +
      pen.part(
        "M12 232C12 204 30 190 57.9 182L66.1 216C43.2 218 35 224 35 238V256C35 270 43.2 276 57.9 276L51.4 306C26.8 304 12 288 12 262Z",
        pen.rubber,
      ) +
      pen.part("M49.7 217H72.7Q72.7 240 61.2 242Q49.7 238 49.7 217Z", pen.accent) +
      pen.part(
        "M110.4 196H190.8Q205.5 196 208.8 212L215.4 244Q215.4 256 207.2 264L185.8 290H110.4Q100.6 290 100.6 278V208Q100.6 196 110.4 196Z",
        pen.body,
        "M95.6 258H221.9V296H95.6Z",
        "M113.7 203H185.8V210H113.7Z",
      ) +
      pen.circle(169.4, 240, 11, pen.metalLight) +
      pen.circle(194, 240, 9, pen.metalLight) +
      pen.part(box(112, 222, 41, 36, 5), pen.accent) +
      pen.from(1, pen.flat("M120.2 233H143.2V238H120.2ZM120.2 244H135V248H120.2Z", "#fff")) +
      pen.circle(123.5, 166, 15, pen.rubber) +
      pen.circle(123.5, 166, 6, pen.metal, 0.8) +
      pen.line("M144.8 158H169.4M144.8 168H171.1", 1) +
      pen.screws([89.1, 196], [87.4, 292], [187.5, 296]),
  );
};
