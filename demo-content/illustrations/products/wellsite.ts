import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, rotated, stroke, times } from '../paint/shapes';
import { GROUND, standing } from './frame';
import { black, box, collar, darkSteel, hair, lying, material, smallMark, steel, white } from './solids';

const y = GROUND;
const paint = (accent: string) => material(mix(accent, palette.petrol, 0.1));

/** Equipment of a well. */
export const wellsite = {
  'core-sample': () => {
    const rock = material('#c2a27c');
    return standing(
      [220, 560],
      box(196, y, 372, 62, 70, material('#a98356')) +
        lines([[196, y - 31, 568, y - 31]], '#7d5d3a', { width: 2 }) +
        [y - 74, y - 96]
          .map(
            (axis, row) =>
              lying(224 + row * 28, axis - row * 22, 300, 66, row ? rock : material('#b48e66')) +
              times(9, (index) =>
                stroke(
                  `M${240 + row * 28 + index * 32} ${axis - row * 22 - 32}q${index % 2 ? 10 : -8} 32 ${index % 3 ? 4 : -2} 64`,
                  rock.shade,
                  { width: index % 3 ? 2 : 5, opacity: 0.6 },
                ),
              ).join(''),
          )
          .join('') +
        rect(196, y - 62, 372, 10, '#8d6a44') +
        label3(228, y - 44),
      270,
    );
  },
  'flow-meter': (accent: string) =>
    standing(
      [218, 560],
      lying(196, y - 96, 370, 92, steel) +
        collar(188, y - 96, 22, 150, darkSteel) +
        collar(540, y - 96, 22, 150, darkSteel) +
        path(
          `M284 ${y - 142}Q330 ${y - 150} 340 ${y - 128}H430Q440 ${y - 150} 486 ${y - 142}V${y - 50}Q440 ${y - 42} 430 ${y - 64}H340Q330 ${y - 42} 284 ${y - 50}Z`,
          steel.body,
        ) +
        path(`M284 ${y - 84}H486V${y - 50}Q440 ${y - 42} 430 ${y - 64}H340Q330 ${y - 42} 284 ${y - 50}Z`, steel.shade) +
        rect(366, y - 216, 38, 92, steel.shade) +
        rect(392, y - 216, 10, 92, steel.light) +
        path(
          `M312 ${y - 330}Q312 ${y - 342} 324 ${y - 342}H446Q458 ${y - 342} 458 ${y - 330}V${y - 226}Q458 ${y - 212} 444 ${y - 212}H326Q312 ${y - 212} 312 ${y - 226}Z`,
          paint(accent).body,
        ) +
        path(
          `M312 ${y - 330}Q312 ${y - 342} 324 ${y - 342}H346V${y - 212}H326Q312 ${y - 212} 312 ${y - 226}Z`,
          paint(accent).shade,
        ) +
        circle(392, y - 278, 46, palette.ink) +
        circle(392, y - 278, 38, '#bfe0d5') +
        stroke(`M366 ${y - 270}h14l8 -20l12 34l8 -14h12`, palette.petrol, { width: 3.4, cap: 'round' }) +
        rect(270, y - 46, 34, 46, darkSteel.shade) +
        rect(470, y - 46, 34, 46, darkSteel.shade),
      280,
    ),
  shaker: (accent: string) => {
    const skin = paint(accent);
    return standing(
      [190, 590],
      rect(176, y - 26, 420, 26, darkSteel.body) +
        rect(176, y - 28, 420, 4, darkSteel.edge) +
        lines(
          [
            [226, y - 26, 226, y - 110],
            [540, y - 26, 540, y - 130],
          ],
          darkSteel.shade,
          { width: 16 },
        ) +
        [226, 540]
          .map((x, index) =>
            stroke(times(5, (turn) => `M${x - 16} ${y - 112 - index * 20 - turn * 9}h32`).join(''), steel.body, {
              width: 5,
            }),
          )
          .join('') +
        poly(
          [
            [180, y - 150],
            [580, y - 186],
            [580, y - 240],
            [180, y - 204],
          ],
          skin.body,
        ) +
        poly(
          [
            [180, y - 150],
            [580, y - 186],
            [580, y - 200],
            [180, y - 164],
          ],
          skin.shade,
        ) +
        poly(
          [
            [180, y - 204],
            [580, y - 240],
            [606, y - 262],
            [206, y - 226],
          ],
          steel.edge,
        ) +
        lines(
          times(
            26,
            (index) => [188 + index * 15, y - 205 - index * 1.36, 214 + index * 15, y - 227 - index * 1.36] as const,
          ),
          darkSteel.body,
          { width: 1.4 },
        ) +
        lines(
          [
            [280, y - 213, 306, y - 235],
            [380, y - 222, 406, y - 244],
            [480, y - 231, 506, y - 253],
          ],
          darkSteel.shade,
          { width: 5 },
        ) +
        rotated(-5, lying(324, y - 290, 110, 56, black) + rect(318, y - 268, 128, 40, skin.shade), 380, y - 280) +
        poly(
          [
            [580, y - 240],
            [640, y - 226],
            [640, y - 206],
            [580, y - 196],
          ],
          steel.body,
        ) +
        times(9, (index) => ellipse(640 + (index % 3) * 9, y - 190 + index * 14, 7, 5, '#6b5a46')).join(''),
      250,
    );
  },
  cabin: (accent: string) => {
    const skin = white;
    return standing(
      [180, 600],
      box(170, y - 16, 390, 216, 90, skin) +
        rect(170, y - 16, 390, 16, palette.ink) +
        poly(
          [
            [560, y],
            [616, y - 32],
            [616, y - 48],
            [560, y - 16],
          ],
          palette.petrol,
        ) +
        lines(
          times(25, (index) => [178 + index * 15.4, y - 226, 178 + index * 15.4, y - 22] as const),
          skin.shade,
          { width: 1.6, opacity: 0.45 },
        ) +
        rect(170, y - 206, 390, 26, accent) +
        rect(206, y - 158, 88, 62, palette.petrol) +
        poly(
          [
            [206, y - 158],
            [250, y - 158],
            [218, y - 96],
            [206, y - 96],
          ],
          '#6fa0a4',
        ) +
        rect(318, y - 158, 88, 62, palette.petrol) +
        poly(
          [
            [318, y - 158],
            [362, y - 158],
            [330, y - 96],
            [318, y - 96],
          ],
          '#6fa0a4',
        ) +
        rect(446, y - 168, 76, 150, skin.shade) +
        rect(452, y - 162, 64, 144, skin.light) +
        rect(464, y - 150, 40, 44, palette.petrol) +
        circle(508, y - 84, 4, hair) +
        rect(230, y - 288, 74, 30, steel.body) +
        lines(
          times(6, (index) => [238 + index * 11, y - 284, 238 + index * 11, y - 262] as const),
          steel.shade,
          { width: 3 },
        ) +
        lines([[470, y - 262, 470, y - 340]], hair, { width: 3 }) +
        circle(470, y - 342, 5, accent) +
        stroke(`M458 ${y - 334}a16 16 0 0 0 0 -18M482 ${y - 334}a16 16 0 0 1 0 -18`, hair, { width: 2.4 }) +
        smallMark(190, y - 205, 24),
      220,
    );
  },
};

/** Writing on a core box. */
function label3(x: number, top: number): string {
  return (
    rect(x, top, 118, 32, palette.paper) +
    lines(
      [
        [x + 10, top + 11, x + 106, top + 11],
        [x + 10, top + 21, x + 70, top + 21],
      ],
      palette.petrol,
      { width: 2.4, opacity: 0.8 },
    )
  );
}
