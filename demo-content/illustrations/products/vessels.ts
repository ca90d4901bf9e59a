import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, stroke, times } from '../paint/shapes';
import { shortName } from '../glyphs';
import { GROUND, standing } from './frame';
import { band, black, box, glass, hoop, kraft, label, material, smallMark, steel, upright, white } from './solids';

const y = GROUND;

/** Containers of products: each has the accent colour of its sector. */
export const vessels = {
  drum: (accent: string, name: string) => {
    const paint = material(mix(accent, palette.petrol, 0.12));
    return standing(
      [292, 492],
      upright(392, y, 208, 318, paint) +
        [80, 160, 240]
          .map((up) => hoop(392, y - up, 212, paint.shade, 9) + hoop(392, y - up - 5, 212, paint.edge, 2))
          .join('') +
        hoop(392, y - 4, 208, paint.shade, 8) +
        ellipse(360, y - 322, 18, 5, paint.shade) +
        ellipse(440, y - 314, 9, 3, paint.shade) +
        label(344, y - 226, 104, 128, accent, name),
    );
  },
  ibc: (accent: string, name: string) => {
    const cage = steel;
    return standing(
      [236, 520],
      rect(240, y - 18, 290, 18, palette.ink) +
        [240, 366, 494].map((x) => rect(x, y - 34, 38, 34, kraft.shade)).join('') +
        rect(236, y - 42, 300, 12, kraft.body) +
        box(250, y - 42, 262, 258, 46, material('#e6ecea')) +
        rect(250, y - 176, 262, 134, mix(accent, palette.paper, 0.35), 0.85) +
        poly(
          [
            [512, y - 176],
            [540, y - 192],
            [540, y - 58],
            [512, y - 42],
          ],
          mix(accent, palette.paper, 0.15),
          0.85,
        ) +
        lines(
          [
            ...times(7, (index) => [250 + index * 43.6, y - 300, 250 + index * 43.6, y - 42] as const),
            ...times(6, (index) => [246, y - 62 - index * 46, 514, y - 62 - index * 46] as const),
          ],
          cage.shade,
          { width: 4 },
        ) +
        lines(
          times(6, (index) => [246, y - 64 - index * 46, 514, y - 64 - index * 46] as const),
          cage.edge,
          { width: 1.4 },
        ) +
        lines(
          [
            [514, y - 292, 543, y - 308],
            [514, y - 62, 543, y - 80],
            [528, y - 318, 528, y - 52],
          ],
          cage.shade,
          { width: 3.4 },
        ) +
        upright(396, y - 304, 66, 14, black) +
        rect(366, y - 62, 34, 20, palette.ink) +
        rect(376, y - 54, 14, 20, accent) +
        label(300, y - 238, 96, 90, accent, name),
      290,
    );
  },
  sack: (accent: string, name: string) =>
    standing(
      [268, 506],
      path(
        `M276 ${y}C262 ${y - 60} 286 ${y - 150} 272 ${y - 250}C274 ${y - 286} 292 ${y - 296} 300 ${y - 300}H488C500 ${y - 296} 512 ${y - 282} 512 ${y - 252}C500 ${y - 150} 520 ${y - 62} 506 ${y}C430 ${y + 12} 350 ${y + 12} 276 ${y}Z`,
        kraft.body,
      ) +
        path(
          `M276 ${y}C262 ${y - 60} 286 ${y - 150} 272 ${y - 250}C274 ${y - 286} 292 ${y - 296} 300 ${y - 300}H338C320 ${y - 250} 336 ${y - 120} 322 ${y + 7}Z`,
          kraft.shade,
        ) +
        path(
          `M470 ${y - 296}C480 ${y - 220} 466 ${y - 100} 480 ${y + 3}L506 ${y}C520 ${y - 62} 500 ${y - 150} 512 ${y - 252}C512 ${y - 282} 500 ${y - 296} 488 ${y - 300}Z`,
          kraft.light,
        ) +
        poly(
          [
            [294, y - 326],
            [494, y - 326],
            [490, y - 298],
            [298, y - 298],
          ],
          kraft.edge,
        ) +
        stroke(`M298 ${y - 312}H490`, kraft.shade, { width: 2.4, dash: '9 6' }) +
        rect(322, y - 226, 140, 132, palette.paper) +
        rect(322, y - 226, 140, 46, accent) +
        smallMark(334, y - 220, 34) +
        shortName(name, 392, y - 142, 120, 30, palette.ink) +
        lines(
          times(2, (index) => [336, y - 124 + index * 14, index === 1 ? 396 : 448, y - 124 + index * 14] as const),
          palette.petrol,
          { width: 2.4, opacity: 0.75 },
        ) +
        stroke(
          `M276 ${y - 40}C330 ${y - 30} 430 ${y - 30} 508 ${y - 42}M284 ${y - 262}C340 ${y - 250} 440 ${y - 250} 504 ${y - 264}`,
          kraft.shade,
          { width: 1.6, opacity: 0.7 },
        ),
    ),
  'big-bag': (accent: string, name: string) => {
    const cloth = material('#e3dfd2');
    return standing(
      [232, 530],
      stroke(
        `M262 ${y - 272}C250 ${y - 350} 320 ${y - 350} 318 ${y - 276}M446 ${y - 276}C444 ${y - 350} 520 ${y - 350} 506 ${y - 272}`,
        cloth.shade,
        { width: 13 },
      ) +
        stroke(
          `M266 ${y - 272}C254 ${y - 342} 316 ${y - 342} 314 ${y - 276}M450 ${y - 276}C448 ${y - 342} 514 ${y - 342} 502 ${y - 272}`,
          cloth.edge,
          { width: 3 },
        ) +
        path(
          `M246 ${y}C226 ${y - 80} 240 ${y - 190} 250 ${y - 278}Q384 ${y - 300} 518 ${y - 278}C528 ${y - 190} 542 ${y - 80} 522 ${y}Q384 ${y + 14} 246 ${y}Z`,
          cloth.body,
        ) +
        path(
          `M246 ${y}C226 ${y - 80} 240 ${y - 190} 250 ${y - 278}L318 ${y - 288}C304 ${y - 190} 294 ${y - 90} 310 ${y + 7}Z`,
          cloth.shade,
          0.8,
        ) +
        path(
          `M470 ${y - 287}C486 ${y - 190} 492 ${y - 90} 480 ${y + 5}L522 ${y}C542 ${y - 80} 528 ${y - 190} 518 ${y - 278}Z`,
          cloth.edge,
        ) +
        lines(
          [
            [318, y - 288, 306, y + 7],
            [450, y - 289, 462, y + 7],
          ],
          mix(accent, palette.paper, 0.1),
          { width: 15 },
        ) +
        rect(334, y - 206, 104, 96, palette.paper) +
        rect(334, y - 206, 104, 30, accent) +
        smallMark(344, y - 202, 22) +
        shortName(name, 386, y - 142, 86, 24, palette.ink) +
        lines(
          times(2, (index) => [346, y - 130 + index * 11, index === 1 ? 392 : 426, y - 130 + index * 11] as const),
          palette.petrol,
          { width: 2.2, opacity: 0.75 },
        ) +
        stroke(`M240 ${y - 40}Q384 ${y - 22} 528 ${y - 40}M252 ${y - 262}Q384 ${y - 280} 516 ${y - 262}`, cloth.shade, {
          width: 1.6,
          opacity: 0.8,
        }),
      280,
    );
  },
  jar: (accent: string, name: string) => {
    const clear = glass;
    return standing(
      [306, 478],
      upright(392, y, 184, 214, {
        ...clear,
        body: mix(clear.body, palette.paper, 0.35),
        shade: mix(clear.shade, palette.paper, 0.3),
      }) +
        upright(392, y - 6, 168, 120, material('#efece2')) +
        times(26, (index) =>
          circle(322 + ((index * 53) % 140), y - 112 + ((index * 29) % 104), 5, index % 3 ? '#d8d3c4' : '#fbf8ef'),
        ).join('') +
        upright(392, y - 214, 168, 54, material(mix(accent, palette.petrol, 0.1))) +
        hoop(392, y - 240, 168, mix(accent, palette.ink, 0.4), 3) +
        rect(458, y - 196, 10, 176, palette.paper, 0.55, 5) +
        label(340, y - 178, 92, 74, accent, name),
      190,
    );
  },
  jerrycan: (accent: string, name: string) => {
    const skin = material(mix(accent, palette.paper, 0.18));
    return standing(
      [288, 500],
      path(
        `M288 ${y - 12}V${y - 196}C288 ${y - 240} 316 ${y - 256} 342 ${y - 268}L396 ${y - 292}H474C490 ${y - 292} 500 ${y - 282} 500 ${y - 266}V${y - 12}Q500 ${y} 488 ${y}H300Q288 ${y} 288 ${y - 12}Z`,
        skin.body,
      ) +
        path(
          `M288 ${y - 12}V${y - 196}C288 ${y - 240} 316 ${y - 256} 342 ${y - 268}L352 ${y - 272}C340 ${y - 180} 344 ${y - 90} 346 ${y}H300Q288 ${y} 288 ${y - 12}Z`,
          skin.shade,
        ) +
        rect(478, y - 286, 14, 276, skin.light, undefined, 7) +
        path(
          `M398 ${y - 264}H462Q470 ${y - 264} 470 ${y - 254}V${y - 232}Q470 ${y - 222} 460 ${y - 222}H400Q386 ${y - 222} 384 ${y - 236}Q382 ${y - 262} 398 ${y - 264}Z`,
          mix(skin.shade, palette.ink, 0.15),
        ) +
        path(
          `M404 ${y - 258}H460Q464 ${y - 258} 464 ${y - 250}V${y - 244}H392Q392 ${y - 256} 404 ${y - 258}Z`,
          skin.edge,
          0.5,
        ) +
        upright(338, y - 262, 56, 38, black) +
        lines(
          [
            [300, y - 60, 494, y - 60],
            [300, y - 40, 494, y - 40],
          ],
          skin.shade,
          { width: 2, opacity: 0.6 },
        ) +
        label(366, y - 194, 104, 110, accent, name),
    );
  },
  pail: (accent: string, name: string) => {
    const skin = material(mix(accent, palette.petrol, 0.05));
    return standing(
      [290, 494],
      path(`M280 ${y - 232}L300 ${y - 6}A92 16 0 0 0 484 ${y - 6}L504 ${y - 232}Z`, skin.body) +
        path(`M280 ${y - 232}L300 ${y - 6}A92 16 0 0 0 346 ${y + 7}L334 ${y - 232}Z`, skin.shade) +
        path(`M468 ${y - 226}L454 ${y + 7}A92 16 0 0 0 476 ${y + 2}L494 ${y - 226}Z`, skin.light) +
        upright(392, y - 226, 236, 26, white) +
        hoop(392, y - 214, 228, skin.shade, 5) +
        stroke(
          `M276 ${y - 218}C262 ${y - 90} 350 ${y - 40} 392 ${y - 40}C440 ${y - 40} 520 ${y - 90} 508 ${y - 218}`,
          steel.shade,
          { width: 4.5 },
        ) +
        stroke(
          `M276 ${y - 219}C262 ${y - 92} 350 ${y - 42} 392 ${y - 42}C440 ${y - 42} 520 ${y - 92} 508 ${y - 219}`,
          steel.edge,
          { width: 1.4 },
        ) +
        rect(352, y - 50, 80, 18, palette.ink, undefined, 9) +
        circle(276, y - 218, 8, steel.body) +
        circle(508, y - 218, 8, steel.body) +
        label(342, y - 184, 104, 96, accent, name),
    );
  },
  bottle: (accent: string, name: string) =>
    standing(
      [318, 466],
      path(
        `M318 ${y - 14}V${y - 196}C318 ${y - 236} 362 ${y - 246} 364 ${y - 284}V${y - 312}H420V${y - 284}C422 ${y - 246} 466 ${y - 236} 466 ${y - 196}V${y - 14}Q466 ${y} 452 ${y}H332Q318 ${y} 318 ${y - 14}Z`,
        '#8a4f22',
      ) +
        path(
          `M318 ${y - 14}V${y - 196}C318 ${y - 236} 362 ${y - 246} 364 ${y - 284}V${y - 312}H378C378 ${y - 230} 350 ${y - 230} 352 ${y - 180}V${y}H332Q318 ${y} 318 ${y - 14}Z`,
          '#5d3316',
        ) +
        path(
          `M326 ${y - 16}V${y - 150}H458V${y - 16}Q458 ${y - 8} 450 ${y - 8}H334Q326 ${y - 8} 326 ${y - 16}Z`,
          '#6d3c19',
          0.7,
        ) +
        rect(442, y - 200, 12, 186, '#d49a62', 0.9, 6) +
        rect(358, y - 348, 68, 44, palette.ink, undefined, 5) +
        lines(
          times(8, (index) => [364 + index * 8, y - 344, 364 + index * 8, y - 308] as const),
          steel.shade,
          { width: 2 },
        ) +
        label(330, y - 168, 124, 118, accent, name),
      200,
    ),
  'oil-can': (accent: string, name: string) => {
    const skin = material(mix(accent, palette.petrol, 0.08));
    return standing(
      [306, 496],
      path(
        `M306 ${y - 12}V${y - 214}C306 ${y - 256} 336 ${y - 270} 352 ${y - 282}V${y - 308}H404V${y - 286}L470 ${y - 262}C490 ${y - 254} 496 ${y - 240} 496 ${y - 220}V${y - 12}Q496 ${y} 484 ${y}H318Q306 ${y} 306 ${y - 12}Z`,
        skin.body,
      ) +
        path(
          `M306 ${y - 12}V${y - 214}C306 ${y - 256} 336 ${y - 270} 352 ${y - 282}V${y - 308}H366C366 ${y - 250} 346 ${y - 240} 346 ${y - 190}V${y}H318Q306 ${y} 306 ${y - 12}Z`,
          skin.shade,
        ) +
        path(
          `M428 ${y - 248}L462 ${y - 234}Q470 ${y - 230} 470 ${y - 218}V${y - 158}Q470 ${y - 148} 460 ${y - 148}H440Q430 ${y - 148} 429 ${y - 160}Z`,
          mix(palette.mist, accent, 0.22),
        ) +
        rect(480, y - 232, 9, 218, skin.light, undefined, 4) +
        rect(346, y - 346, 64, 40, palette.ink, undefined, 5) +
        lines(
          times(7, (index) => [352 + index * 8.6, y - 342, 352 + index * 8.6, y - 310] as const),
          steel.shade,
          { width: 2 },
        ) +
        path(`M330 ${y - 132}H470V${y - 34}H330Z`, palette.paper) +
        rect(330, y - 132, 140, 36, skin.shade) +
        smallMark(338, y - 128, 28) +
        shortName(name, 418, y - 106, 88, 20, palette.paper) +
        path(
          `M400 ${y - 88}Q416 ${y - 66} 416 ${y - 56}A16 16 0 0 1 384 ${y - 56}Q384 ${y - 66} 400 ${y - 88}Z`,
          accent,
        ),
      220,
    );
  },
  'grease-tub': (accent: string, name: string) => {
    const skin = white;
    return standing(
      [270, 514],
      path(`M268 ${y - 178}L286 ${y - 6}A106 18 0 0 0 498 ${y - 6}L516 ${y - 178}Z`, skin.body) +
        path(`M268 ${y - 178}L286 ${y - 6}A106 18 0 0 0 338 ${y + 8}L326 ${y - 178}Z`, skin.shade) +
        path(`M468 ${y - 170}L456 ${y + 8}A106 18 0 0 0 482 ${y + 3}L496 ${y - 170}Z`, skin.edge) +
        band(392, y - 26, 216, 86, accent, -0.94, 0.96) +
        ellipse(392, y - 178, 124, 22, skin.edge) +
        ellipse(392, y - 176, 112, 18, mix(accent, palette.ink, 0.2)) +
        path(
          `M296 ${y - 178}C310 ${y - 214} 344 ${y - 196} 362 ${y - 224}C376 ${y - 248} 404 ${y - 236} 410 ${y - 214}C430 ${y - 208} 470 ${y - 206} 490 ${y - 178}A112 18 0 0 1 296 ${y - 178}Z`,
          mix(accent, palette.paper, 0.28),
        ) +
        path(
          `M296 ${y - 178}C310 ${y - 214} 344 ${y - 196} 362 ${y - 224}C370 ${y - 236} 380 ${y - 238} 388 ${y - 236}C372 ${y - 210} 346 ${y - 190} 330 ${y - 166}Z`,
          mix(accent, palette.ink, 0.14),
        ) +
        stroke(
          `M410 ${y - 214}C400 ${y - 204} 384 ${y - 200} 372 ${y - 204}M456 ${y - 198}C440 ${y - 190} 420 ${y - 190} 410 ${y - 192}`,
          mix(accent, palette.paper, 0.62),
          { width: 3.4, cap: 'round' },
        ) +
        smallMark(310, y - 92, 40) +
        shortName(name, 420, y - 58, 96, 26, palette.paper) +
        stroke(`M262 ${y - 166}C240 ${y - 60} 340 ${y - 30} 392 ${y - 28}`, steel.shade, { width: 4 }),
      260,
    );
  },
};
