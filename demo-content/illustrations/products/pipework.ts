import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, stroke, times } from '../paint/shapes';
import { GROUND, standing } from './frame';
import { collar, darkSteel, lying, material, ring, smallMark, steel, upright } from './solids';

const y = GROUND;
const paint = (accent: string) => material(mix(accent, palette.petrol, 0.1));

/** Pipes and their parts. */
export const pipework = {
  'pipe-section': (accent: string) => {
    const coat = material('#2c3f48');
    const cut = (x: number, axis: number, length: number, diameter: number, tones = coat) =>
      lying(x, axis, length, diameter, tones, true) +
      ring(x + length - 34, axis, diameter + 1, mix(accent, palette.paper, 0.08), 14) +
      ring(x + length - 16, axis, diameter + 1, steel.body, 16) +
      ellipse(x + length, axis, diameter * 0.16, diameter / 2, steel.light) +
      ellipse(x + length, axis, diameter * 0.128, diameter * 0.4, palette.ink);
    return standing(
      [170, 580],
      cut(150, y - 66, 400, 134) + cut(330, y - 66, 300, 134) + cut(226, y - 182, 350, 134, material('#36505b')),
      240,
    );
  },
  valve: (accent: string) => {
    const skin = paint(accent);
    return standing(
      [210, 570],
      lying(214, y - 92, 352, 106, skin) +
        collar(196, y - 92, 26, 172, skin) +
        collar(548, y - 92, 26, 172, skin) +
        circle(390, y - 96, 86, skin.body) +
        path(`M390 ${y - 182}A86 86 0 1 0 390 ${y - 10}A110 110 0 0 1 390 ${y - 182}Z`, skin.shade) +
        stroke(`M420 ${y - 172}A80 80 0 0 1 462 ${y - 66}`, skin.edge, { width: 5, cap: 'round' }) +
        smallMark(370, y - 118, 44) +
        upright(390, y - 176, 106, 22, darkSteel) +
        rect(372, y - 268, 36, 82, steel.shade) +
        rect(396, y - 268, 9, 82, steel.light) +
        poly(
          [
            [346, y - 198],
            [362, y - 198],
            [376, y - 290],
            [366, y - 290],
          ],
          darkSteel.body,
        ) +
        poly(
          [
            [434, y - 198],
            [418, y - 198],
            [404, y - 290],
            [414, y - 290],
          ],
          darkSteel.body,
        ) +
        rect(384, y - 346, 12, 80, steel.body) +
        `<ellipse cx="390" cy="${y - 306}" rx="108" ry="26" fill="none" stroke="${palette.ink}" stroke-width="13"/>` +
        `<path d="M498 ${y - 310}A108 26 0 0 0 330 ${y - 328}" fill="none" stroke="${steel.light}" stroke-width="3"/>` +
        lines(
          [
            [284, y - 306, 496, y - 306],
            [390, y - 331, 390, y - 281],
          ],
          palette.ink,
          { width: 8 },
        ) +
        ellipse(390, y - 306, 20, 6, steel.body),
      280,
    );
  },
  launcher: (accent: string) => {
    const skin = paint(accent);
    return standing(
      [160, 610],
      rect(150, y - 22, 470, 22, darkSteel.body) +
        rect(150, y - 24, 470, 4, darkSteel.edge) +
        [220, 360, 540]
          .map((x) =>
            poly(
              [
                [x - 26, y - 22],
                [x + 26, y - 22],
                [x + 16, y - 84],
                [x - 16, y - 84],
              ],
              darkSteel.shade,
            ),
          )
          .join('') +
        lying(150, y - 122, 110, 62, skin) +
        poly(
          [
            [250, y - 153],
            [318, y - 174],
            [318, y - 70],
            [250, y - 91],
          ],
          skin.body,
        ) +
        poly(
          [
            [250, y - 109],
            [318, y - 106],
            [318, y - 70],
            [250, y - 91],
          ],
          skin.shade,
        ) +
        lying(316, y - 122, 246, 104, skin) +
        collar(556, y - 122, 22, 140, darkSteel) +
        ellipse(590, y - 122, 20, 60, steel.light) +
        stroke(`M596 ${y - 122}h40M636 ${y - 150}v56`, palette.ink, { width: 8, cap: 'round' }) +
        collar(176, y - 122, 16, 96, darkSteel) +
        stroke(`M420 ${y - 172}V${y - 236}H214V${y - 150}`, skin.body, { width: 16 }) +
        stroke(`M426 ${y - 172}V${y - 242}H208`, skin.edge, { width: 2.6 }) +
        circle(316, y - 236, 22, darkSteel.body) +
        lines(
          [
            [316, y - 258, 316, y - 290],
            [290, y - 290, 342, y - 290],
          ],
          palette.ink,
          { width: 7 },
        ) +
        rect(476, y - 204, 12, 32, darkSteel.shade) +
        circle(482, y - 216, 21, palette.ink) +
        circle(482, y - 216, 16, palette.paper) +
        lines([[482, y - 216, 492, y - 226]], palette.ember, { width: 3 }),
      240,
    );
  },
  pig: (accent: string) => {
    const rubber = material(mix(accent, palette.amber, 0.6));
    const axis = y - 92;
    // A cup opens towards the light, so that its inside is visible.
    const cup = (x: number) =>
      path(
        `M${x} ${axis - 44}L${x + 34} ${axis - 78}A25 78 0 0 1 ${x + 34} ${axis + 78}L${x} ${axis + 44}A14 44 0 0 1 ${x} ${axis - 44}Z`,
        rubber.body,
      ) +
      path(`M${x - 11} ${axis + 26}L${x + 12} ${axis + 40}L${x + 34} ${axis + 78}L${x} ${axis + 44}Z`, rubber.shade) +
      ellipse(x + 34, axis, 25, 78, rubber.edge) +
      ellipse(x + 35, axis, 20, 66, rubber.shade);
    return standing(
      [190, 600],
      rect(160, y - 14, 470, 14, darkSteel.body) +
        rect(160, y - 16, 470, 3, darkSteel.edge) +
        lines([[190, axis, 146, axis]], palette.ink, { width: 8 }) +
        circle(142, axis, 15, steel.shade) +
        circle(142, axis, 6, palette.ink) +
        lying(184, axis, 60, 66, steel) +
        cup(222) +
        lying(252, axis, 60, 66, steel) +
        cup(296) +
        lying(326, axis, 48, 66, steel) +
        lying(372, axis, 140, 136, darkSteel) +
        times(9, (index) => rect(382 + index * 15, axis - 64, 8, 128, index % 2 ? steel.body : palette.ink)).join('') +
        lying(524, axis, 20, 66, steel) +
        cup(536) +
        path(
          `M566 ${axis - 33}Q622 ${axis - 28} 634 ${axis}Q622 ${axis + 28} 566 ${axis + 33}A12 33 0 0 1 566 ${axis - 33}Z`,
          steel.light,
        ) +
        path(`M557 ${axis + 12}L630 ${axis + 8}Q618 ${axis + 28} 566 ${axis + 33}Z`, steel.shade) +
        [392, 490].map((x) => circle(x, y - 22, 18, palette.ink) + circle(x, y - 22, 7, steel.body)).join(''),
      230,
    );
  },
  sleeve: (accent: string) => {
    const pipe = material('#38505a');
    const wrap = material(mix(accent, palette.petrol, 0.15));
    return standing(
      [150, 610],
      [230, 540]
        .map((x) =>
          poly(
            [
              [x - 40, y],
              [x + 40, y],
              [x + 24, y - 60],
              [x - 24, y - 60],
            ],
            darkSteel.shade,
          ),
        )
        .join('') +
        lying(120, y - 140, 540, 148, pipe, true) +
        lying(262, y - 140, 220, 172, wrap) +
        lines(
          [
            ...times(12, (index) => [258 + index * 18, y - 224, 296 + index * 18, y - 58] as const),
            ...times(12, (index) => [296 + index * 18, y - 224, 258 + index * 18, y - 58] as const),
          ],
          wrap.edge,
          { width: 1.5, opacity: 0.55 },
        ) +
        ring(250, y - 140, 174, palette.ink, 8) +
        ring(476, y - 140, 174, palette.ink, 8) +
        path(`M482 ${y - 226}L540 ${y - 254}L566 ${y - 240}L508 ${y - 206}Z`, wrap.light) +
        smallMark(354, y - 166, 52),
      250,
    );
  },
};
