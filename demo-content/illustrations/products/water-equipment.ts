import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, rotated, stroke, times } from '../paint/shapes';
import { GROUND, standing } from './frame';
import { box, darkSteel, hoop, lying, material, ring, smallMark, steel, upright, white } from './solids';

const y = GROUND;
const paint = (accent: string) => material(mix(accent, palette.petrol, 0.1));

/** Filters, membranes and pumps. */
export const waterEquipment = {
  'filter-vessel': (accent: string) => {
    const vessel = (x: number) =>
      lines(
        [
          [x - 48, y - 20, x - 48, y - 66],
          [x + 48, y - 20, x + 48, y - 66],
        ],
        darkSteel.shade,
        { width: 12 },
      ) +
      path(`M${x - 62} ${y - 66}Q${x} ${y - 24} ${x + 62} ${y - 66}Z`, white.shade) +
      upright(x, y - 66, 126, 190, white, white.body) +
      path(`M${x - 63} ${y - 256}C${x - 60} ${y - 302} ${x + 60} ${y - 302} ${x + 63} ${y - 256}Z`, white.body) +
      path(
        `M${x - 63} ${y - 256}C${x - 61} ${y - 284} ${x - 40} ${y - 292} ${x - 18} ${y - 292}C${x - 30} ${y - 276} ${x - 26} ${y - 262} ${x - 24} ${y - 246}Z`,
        white.shade,
      ) +
      hoop(x, y - 190, 126, accent, 16) +
      circle(x + 4, y - 122, 20, darkSteel.body) +
      circle(x + 4, y - 122, 13, white.light) +
      rect(x - 10, y - 314, 20, 24, darkSteel.body);
    return standing(
      [200, 580],
      rect(176, y - 20, 430, 20, palette.petrol) +
        rect(176, y - 22, 430, 4, steel.edge) +
        stroke(`M288 ${y - 304}V${y - 336}H488V${y - 304}M388 ${y - 336}V${y - 52}H600`, accent, { width: 15 }) +
        stroke(`M288 ${y - 342}H488M393 ${y - 336}V${y - 60}`, mix(accent, palette.paper, 0.5), { width: 3 }) +
        vessel(286) +
        vessel(490) +
        circle(388, y - 200, 17, darkSteel.shade) +
        lines([[366, y - 200, 410, y - 200]], darkSteel.shade, { width: 6 }) +
        rect(566, y - 116, 44, 96, darkSteel.body) +
        rect(574, y - 106, 28, 30, '#bfe0d5'),
      240,
    );
  },
  cartridge: (accent: string) => {
    const one = (x: number, height: number, tone = white) =>
      upright(x, y, 92, height, tone) +
      lines(
        times(13, (index) => [x - 40 + index * 6.7, y - height + 14, x - 40 + index * 6.7, y + 4] as const),
        tone.shade,
        { width: 1.8, opacity: 0.8 },
      ) +
      upright(x, y + 2, 98, 22, paint(accent)) +
      upright(x, y - height + 8, 98, 24, paint(accent)) +
      ellipse(x, y - height - 16, 26, 5, palette.ink);
    return standing([254, 540], one(286, 236) + one(500, 236) + one(392, 330), 240);
  },
  membrane: (accent: string) => {
    const skin = white;
    return standing(
      [210, 600],
      lying(170, y - 62, 400, 116, skin) +
        ring(196, y - 62, 118, accent, 26) +
        ring(536, y - 62, 118, accent, 26) +
        ellipse(572, y - 62, 19, 58, mix(accent, palette.ink, 0.25)) +
        times(8, (index) =>
          lines(
            [[572, y - 62, 572 + Math.cos((index * Math.PI) / 4) * 17, y - 62 + Math.sin((index * Math.PI) / 4) * 54]],
            mix(accent, palette.paper, 0.4),
            { width: 3 },
          ),
        ).join('') +
        ellipse(572, y - 62, 6, 18, palette.ink) +
        lying(250, y - 180, 350, 116, skin) +
        ring(276, y - 180, 118, accent, 26) +
        ring(566, y - 180, 118, accent, 26) +
        ellipse(602, y - 180, 19, 58, white.edge) +
        `<path d="M602 ${y - 180}m0 -8a3 8 0 1 1 -1 16a6 18 0 1 1 3 -34a9 26 0 1 1 -3 50a12 34 0 1 1 3 -66a15 42 0 1 1 -2 82" fill="none" stroke="${mix(accent, palette.petrol, 0.3)}" stroke-width="3"/>` +
        ellipse(602, y - 180, 4, 10, palette.ink) +
        smallMark(400, y - 200, 40, mix(accent, palette.petrol, 0.2)) +
        smallMark(350, y - 82, 40, mix(accent, palette.petrol, 0.2)),
      240,
    );
  },
  'treatment-container': (accent: string) =>
    standing(
      [150, 610],
      box(140, y - 14, 436, 206, 84, white) +
        rect(140, y - 14, 436, 14, palette.ink) +
        poly(
          [
            [576, y],
            [628, y - 30],
            [628, y - 44],
            [576, y - 14],
          ],
          palette.petrol,
        ) +
        rect(164, y - 190, 236, 166, palette.ink) +
        times(
          4,
          (row) =>
            rect(178, y - 174 + row * 34, 176, 22, white.light, undefined, 9) +
            rect(178, y - 160 + row * 34, 176, 8, white.shade, undefined, 4) +
            rect(340, y - 176 + row * 34, 10, 26, accent),
        ).join('') +
        rect(366, y - 180, 16, 150, accent) +
        [218, 296].map((x) => rect(x, y - 182, 7, 158, steel.shade)).join('') +
        lines(
          times(9, (index) => [416 + index * 18, y - 210, 416 + index * 18, y - 22] as const),
          white.shade,
          { width: 2 },
        ) +
        rect(414, y - 150, 148, 30, accent) +
        path(
          `M486 ${y - 108}Q504 ${y - 82} 504 ${y - 68}A18 18 0 0 1 468 ${y - 68}Q468 ${y - 82} 486 ${y - 108}Z`,
          accent,
        ) +
        lines(
          [
            [140, y - 190, 92, y - 174],
            [140, y - 24, 92, y - 6],
            [92, y - 174, 92, y - 6],
          ],
          white.shade,
          { width: 10 },
        ),
      190,
    ),
  carrier: (accent: string) => {
    const wheel = (x: number, cy: number, r: number, turn: number, tone = white) =>
      rotated(
        turn,
        `<circle cx="${x}" cy="${cy}" r="${r}" fill="${tone.light}" stroke="${tone.shade}" stroke-width="${r * 0.1}"/>` +
          times(12, (index) =>
            lines(
              [
                [
                  x + Math.cos((index * Math.PI) / 6) * r,
                  cy + Math.sin((index * Math.PI) / 6) * r,
                  x + Math.cos((index * Math.PI) / 6) * r * 1.12,
                  cy + Math.sin((index * Math.PI) / 6) * r * 1.12,
                ],
              ],
              tone.shade,
              { width: r * 0.07 },
            ),
          ).join('') +
          [0.68, 0.36]
            .map(
              (share) =>
                `<circle cx="${x}" cy="${cy}" r="${r * share}" fill="none" stroke="${tone.shade}" stroke-width="${r * 0.07}"/>`,
            )
            .join('') +
          times(6, (index) =>
            lines(
              [[x, cy, x + Math.cos((index * Math.PI) / 3) * r, cy + Math.sin((index * Math.PI) / 3) * r]],
              tone.shade,
              { width: r * 0.06 },
            ),
          ).join(''),
        x,
        cy,
      );
    const tinted = material(mix(accent, palette.paper, 0.55));
    return standing(
      [250, 560],
      wheel(260, y - 74, 70, 10) +
        wheel(540, y - 70, 66, 34, tinted) +
        wheel(404, y - 104, 102, 22) +
        wheel(330, y - 214, 64, 48, tinted) +
        wheel(474, y - 232, 78, 4) +
        wheel(390, y - 320, 50, 30),
      240,
    );
  },
  pump: (accent: string) => {
    const skin = paint(accent);
    return standing(
      [190, 600],
      rect(176, y - 24, 440, 24, darkSteel.body) +
        rect(176, y - 26, 440, 4, darkSteel.edge) +
        rect(236, y - 60, 70, 36, skin.shade) +
        rect(470, y - 64, 90, 40, darkSteel.shade) +
        circle(274, y - 138, 92, skin.body) +
        path(`M274 ${y - 230}A92 92 0 0 0 274 ${y - 46}A116 116 0 0 1 274 ${y - 230}Z`, skin.shade) +
        path(`M232 ${y - 220}V${y - 296}H316V${y - 206}Z`, skin.body) +
        path(`M232 ${y - 220}V${y - 296}H256V${y - 226}Z`, skin.shade) +
        rect(216, y - 316, 116, 22, darkSteel.body) +
        rect(216, y - 318, 116, 4, darkSteel.edge) +
        circle(274, y - 138, 52, skin.shade) +
        circle(274, y - 138, 38, palette.ink) +
        stroke(`M318 ${y - 214}A88 88 0 0 1 356 ${y - 104}`, skin.edge, { width: 5, cap: 'round' }) +
        lying(366, y - 138, 60, 46, steel) +
        rect(352, y - 176, 24, 76, darkSteel.body) +
        lying(430, y - 138, 160, 140, white) +
        lines(
          times(11, (index) => [438 + index * 13, y - 204, 438 + index * 13, y - 72] as const),
          white.shade,
          { width: 3 },
        ) +
        rect(474, y - 232, 70, 32, darkSteel.body) +
        rect(474, y - 234, 70, 4, darkSteel.edge) +
        ring(424, y - 138, 142, darkSteel.body, 14),
      240,
    );
  },
};
