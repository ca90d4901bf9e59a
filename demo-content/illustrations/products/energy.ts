import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, rotated, stroke, times } from '../paint/shapes';
import { GROUND, standing } from './frame';
import { box, darkSteel, lying, ring, smallMark, steel, white } from './solids';

const y = GROUND;

/** Sun, wind and storage. */
export const energy = {
  'solar-module': (accent: string) => {
    const cell = '#123a4a';
    const corner = (u: number, v: number) => [230 + u * 268 + v * 72, y - 22 - v * 316 - u * 16] as const;
    const quad = (u1: number, v1: number, u2: number, v2: number, tone: string, opacity?: number) =>
      poly([corner(u1, v1), corner(u2, v1), corner(u2, v2), corner(u1, v2)], tone, opacity);
    return standing(
      [240, 500],
      lines(
        [
          [512, y - 200, 596, y - 6],
          [560, y - 330, 610, y - 6],
        ],
        steel.shade,
        { width: 10 },
      ) +
        quad(-0.025, -0.02, 1.025, 1.02, steel.light) +
        quad(0, 0, 1, 1, palette.paper) +
        times(6, (column) =>
          times(10, (row) =>
            quad(
              column / 6 + 0.008,
              row / 10 + 0.006,
              (column + 1) / 6 - 0.008,
              (row + 1) / 10 - 0.006,
              (column + row) % 2 ? cell : '#164555',
            ),
          ).join(''),
        ).join('') +
        quad(0, 0.492, 1, 0.508, palette.paper) +
        poly([corner(0.45, 1), corner(0.8, 1), corner(0.35, 0), corner(0, 0)], mix(accent, palette.paper, 0.5), 0.3) +
        lines(
          [
            [...corner(-0.025, -0.02), ...corner(1.025, -0.02)] as const,
            [...corner(1.025, -0.02), ...corner(1.025, 1.02)] as const,
          ],
          steel.shade,
          { width: 5 },
        ),
      210,
    );
  },
  tracker: (accent: string) =>
    standing(
      [376, 404],
      rect(378, y - 190, 26, 190, steel.body) +
        rect(378, y - 190, 9, 190, steel.shade) +
        rect(398, y - 190, 5, 190, steel.edge) +
        rect(352, y - 10, 78, 10, darkSteel.body) +
        rotated(
          -24,
          rect(130, y - 216, 524, 15, '#123a4a') +
            rect(130, y - 219, 524, 5, steel.edge) +
            rect(130, y - 201, 524, 6, steel.shade) +
            lines(
              times(
                8,
                (index) => [130 + ((index + 1) * 524) / 9, y - 219, 130 + ((index + 1) * 524) / 9, y - 196] as const,
              ),
              palette.paper,
              { width: 3 },
            ),
          392,
          y - 206,
        ) +
        circle(391, y - 202, 30, darkSteel.body) +
        circle(391, y - 202, 18, steel.light) +
        times(8, (index) =>
          circle(
            391 + Math.cos((index * Math.PI) / 4) * 24,
            y - 202 + Math.sin((index * Math.PI) / 4) * 24,
            3,
            steel.edge,
          ),
        ).join('') +
        rect(404, y - 150, 46, 62, white.body) +
        rect(404, y - 150, 12, 62, white.shade) +
        circle(433, y - 132, 5, accent) +
        poly(
          [
            [150, y + 2],
            [330, y + 2],
            [300, y + 24],
            [90, y + 24],
          ],
          palette.petrol,
          0.28,
        ),
      180,
    ),
  inverter: (accent: string) =>
    standing(
      [276, 514],
      lines(
        [
          [300, y, 300, y - 60],
          [478, y, 478, y - 60],
        ],
        darkSteel.shade,
        { width: 16 },
      ) +
        box(262, y - 54, 252, 268, 52, white) +
        lines(
          times(8, (index) => [532, y - 310 + index * 30, 546, y - 318 + index * 30] as const),
          white.shade,
          { width: 7 },
        ) +
        rect(262, y - 322, 252, 60, accent) +
        smallMark(276, y - 314, 44) +
        rect(392, y - 306, 104, 30, palette.ink) +
        stroke(`M400 ${y - 291}c8 -16 16 -16 24 0s16 16 24 0s16 -16 24 0s10 10 16 4`, mix(accent, palette.paper, 0.5), {
          width: 3,
          cap: 'round',
        }) +
        rect(286, y - 236, 204, 112, white.light) +
        lines(
          times(9, (index) => [292, y - 226 + index * 12, 484, y - 226 + index * 12] as const),
          white.shade,
          { width: 3 },
        ) +
        times(6, (index) => rect(284 + index * 36, y - 92, 24, 26, darkSteel.shade)).join('') +
        times(6, (index) =>
          stroke(
            `M${296 + index * 36} ${y - 54}C${296 + index * 36} ${y - 20} ${286 + index * 38} ${y - 20} ${286 + index * 38} ${y}`,
            index % 2 ? palette.ink : '#7d3a26',
            { width: 7 },
          ),
        ).join(''),
      220,
    ),
  'turbine-blade': (accent: string) =>
    standing(
      [180, 600],
      [250, 520]
        .map(
          (x) =>
            poly(
              [
                [x - 44, y],
                [x + 44, y],
                [x + 26, y - 70],
                [x - 26, y - 70],
              ],
              darkSteel.body,
            ) + rect(x - 34, y - 84, 68, 18, mix(accent, palette.petrol, 0.2)),
        )
        .join('') +
        path(
          `M96 ${y - 96}C96 ${y - 132} 130 ${y - 138} 168 ${y - 134}C250 ${y - 176} 330 ${y - 170} 430 ${y - 150}C560 ${y - 128} 660 ${y - 108} 726 ${y - 96}C650 ${y - 88} 520 ${y - 84} 400 ${y - 78}C300 ${y - 74} 220 ${y - 66} 168 ${y - 66}C128 ${y - 62} 96 ${y - 66} 96 ${y - 96}Z`,
          white.light,
        ) +
        path(
          `M96 ${y - 96}C200 ${y - 98} 420 ${y - 104} 726 ${y - 96}C650 ${y - 88} 520 ${y - 84} 400 ${y - 78}C300 ${y - 74} 220 ${y - 66} 168 ${y - 66}C128 ${y - 62} 96 ${y - 66} 96 ${y - 96}Z`,
          white.shade,
        ) +
        stroke(
          `M168 ${y - 134}C250 ${y - 176} 330 ${y - 170} 430 ${y - 150}C560 ${y - 128} 660 ${y - 108} 726 ${y - 96}`,
          white.edge,
          { width: 5 },
        ) +
        ellipse(104, y - 99, 16, 36, darkSteel.body) +
        ellipse(104, y - 99, 10, 25, palette.ink) +
        path(`M632 ${y - 113}L652 ${y - 110}L650 ${y - 88}L630 ${y - 90}Z`, palette.ember) +
        path(`M676 ${y - 105}L692 ${y - 102}L692 ${y - 93}L676 ${y - 90}Z`, palette.ember) +
        stroke(`M200 ${y - 104}C360 ${y - 120} 500 ${y - 112} 620 ${y - 102}`, steel.shade, {
          width: 1.6,
          opacity: 0.6,
        }) +
        smallMark(216, y - 146, 38, mix(accent, palette.petrol, 0.3)),
      200,
    ),
  'battery-container': (accent: string) =>
    standing(
      [164, 600],
      box(150, y - 14, 420, 206, 84, white) +
        rect(150, y - 14, 420, 14, palette.ink) +
        poly(
          [
            [570, y],
            [622, y - 30],
            [622, y - 44],
            [570, y - 14],
          ],
          palette.petrol,
        ) +
        rect(150, y - 206, 420, 22, accent) +
        times(
          6,
          (index) =>
            rect(160 + index * 68, y - 174, 58, 150, white.light) +
            rect(160 + index * 68, y - 174, 4, 150, white.shade) +
            rect(208 + index * 68, y - 108, 5, 24, palette.ink),
        ).join('') +
        times(3, (index) =>
          lines(
            times(6, (row) => [172 + index * 136, y - 160 + row * 8, 206 + index * 136, y - 160 + row * 8] as const),
            white.shade,
            { width: 3 },
          ),
        ).join('') +
        path(`M436 ${y - 150}l-22 40h18l-8 34l28 -44h-18z`, accent) +
        lines(
          times(5, (index) => [584 + index * 8, y - 200 - index * 5, 584 + index * 8, y - 60 - index * 5] as const),
          white.shade,
          { width: 3 },
        ) +
        [210, 330, 450].map((x) => box(x, y - 246, 56, 14, 30, steel)).join(''),
      220,
    ),
  electrolyser: (accent: string) =>
    standing(
      [180, 590],
      rect(160, y - 24, 450, 24, darkSteel.body) +
        rect(160, y - 26, 450, 4, darkSteel.edge) +
        [196, 520]
          .map((x) => rect(x, y - 190, 34, 166, darkSteel.body) + rect(x + 24, y - 190, 6, 166, darkSteel.light))
          .join('') +
        times(
          21,
          (index) =>
            rect(232 + index * 13.8, y - 176, 10, 130, index % 2 ? steel.body : steel.light) +
            rect(232 + index * 13.8, y - 76, 10, 30, steel.shade),
        ).join('') +
        [y - 182, y - 112, y - 44]
          .map((row) => rect(186, row, 380, 9, darkSteel.shade) + rect(186, row, 380, 2.4, steel.edge))
          .join('') +
        lying(230, y - 256, 120, 56, white) +
        lying(400, y - 256, 120, 56, white) +
        ring(280, y - 256, 57, accent, 14) +
        ring(450, y - 256, 57, palette.ember, 14) +
        stroke(
          `M290 ${y - 228}V${y - 184}M460 ${y - 228}V${y - 184}M290 ${y - 284}V${y - 340}H470V${y - 284}`,
          accent,
          { width: 11 },
        ) +
        rect(566, y - 160, 50, 136, white.body) +
        rect(574, y - 148, 34, 34, palette.ink) +
        circle(591, y - 92, 7, accent),
      230,
    ),
};
