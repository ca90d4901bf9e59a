import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, rect, stroke, times } from '../paint/shapes';
import { GROUND, standing } from './frame';
import { box, darkSteel, hoop, material, smallMark, steel, upright, white } from './solids';

const y = GROUND;
const paint = (accent: string) => material(mix(accent, palette.petrol, 0.1));

/** Sensors and their receivers. */
export const instruments = {
  sensor: (accent: string) =>
    standing(
      [322, 462],
      upright(392, y, 150, 30, darkSteel) +
        upright(392, y - 30, 116, 34, steel) +
        lines(
          times(9, (index) => [338 + index * 13.4, y - 58, 338 + index * 13.4, y - 26] as const),
          steel.shade,
          { width: 2 },
        ) +
        upright(392, y - 66, 132, 138, steel) +
        hoop(392, y - 150, 132, accent, 16) +
        hoop(392, y - 92, 132, steel.shade, 3) +
        upright(392, y - 204, 116, 44, paint(accent)) +
        path(`M336 ${y - 248}C340 ${y - 290} 444 ${y - 290} 448 ${y - 248}Z`, paint(accent).body) +
        path(
          `M336 ${y - 248}C338 ${y - 268} 358 ${y - 280} 376 ${y - 280}C360 ${y - 268} 358 ${y - 256} 358 ${y - 248}Z`,
          paint(accent).shade,
        ) +
        smallMark(376, y - 138, 32, palette.petrol) +
        [34, 58, 82]
          .map((radius, index) =>
            stroke(
              `M${392 - radius} ${y - 300 - index * 2}a${radius + 8} ${radius + 8} 0 0 1 ${radius * 2} 0`,
              palette.petrol,
              { width: 5, cap: 'round', opacity: 0.85 - index * 0.25 },
            ),
          )
          .join(''),
      190,
    ),
  gateway: (accent: string) => {
    const skin = material('#5b747c');
    return standing(
      [240, 540],
      box(232, y - 20, 290, 196, 60, skin) +
        lines(
          times(12, (index) => [240 + index * 3, y - 210 + index * 0, 240 + index * 3, y - 210] as const),
          skin.edge,
        ) +
        lines(
          times(9, (index) => [232, y - 196 + index * 20, 250, y - 196 + index * 20] as const),
          skin.shade,
          { width: 6 },
        ) +
        rect(266, y - 190, 128, 84, palette.ink) +
        stroke(`M278 ${y - 132}l20 -18l18 12l22 -30l24 22l20 -16`, mix(accent, palette.paper, 0.25), {
          width: 3.6,
          cap: 'round',
        }) +
        lines([[278, y - 118, 382, y - 118]], steel.body, { width: 1.6 }) +
        times(4, (index) =>
          circle(424 + index * 22, y - 182, 5.5, index === 3 ? palette.ember : index ? '#9fd3b0' : accent),
        ).join('') +
        rect(414, y - 160, 88, 50, skin.shade) +
        smallMark(438, y - 156, 40) +
        times(
          6,
          (index) =>
            rect(266 + index * 40, y - 78, 30, 30, palette.ink) + rect(272 + index * 40, y - 70, 18, 14, steel.shade),
        ).join('') +
        times(5, (index) =>
          stroke(`M${288 + index * 44} ${y - 20}v${12 + (index % 2) * 8}`, palette.ink, { width: 9 }),
        ).join('') +
        lines(
          [
            [290, y - 238, 270, y - 356],
            [470, y - 238, 490, y - 356],
          ],
          palette.ink,
          { width: 8 },
        ) +
        circle(270, y - 356, 6, palette.ink) +
        circle(490, y - 356, 6, palette.ink),
      240,
    );
  },
  transmitter: (accent: string) =>
    standing(
      [310, 470],
      path(`M330 ${y - 12}L364 ${y - 104}H420L454 ${y - 12}Z`, white.body) +
        path(`M330 ${y - 12}L364 ${y - 104}H384L366 ${y - 12}Z`, white.shade) +
        ellipse(392, y - 12, 62, 11, white.shade) +
        upright(392, y - 104, 168, 26, steel) +
        times(5, (index) => circle(326 + index * 33, y - 116, 6, darkSteel.shade)).join('') +
        upright(392, y - 134, 78, 50, steel) +
        path(
          `M300 ${y - 296}Q300 ${y - 316} 322 ${y - 316}H462Q484 ${y - 316} 484 ${y - 296}V${y - 204}Q484 ${y - 184} 462 ${y - 184}H322Q300 ${y - 184} 300 ${y - 204}Z`,
          paint(accent).body,
        ) +
        path(
          `M300 ${y - 296}Q300 ${y - 316} 322 ${y - 316}H342V${y - 184}H322Q300 ${y - 184} 300 ${y - 204}Z`,
          paint(accent).shade,
        ) +
        rect(466, y - 306, 9, 112, paint(accent).light, undefined, 4) +
        circle(400, y - 250, 54, darkSteel.shade) +
        circle(400, y - 250, 44, '#c9e2d8') +
        rect(372, y - 262, 56, 24, '#a4c5bb') +
        lines(
          [
            [380, y - 244, 380, y - 256],
            [392, y - 244, 392, y - 256],
            [404, y - 244, 404, y - 256],
            [416, y - 244, 416, y - 256],
          ],
          palette.ink,
          { width: 5 },
        ) +
        rect(484, y - 262, 32, 30, darkSteel.body) +
        stroke(`M516 ${y - 247}C560 ${y - 247} 560 ${y - 150} 620 ${y - 150}`, palette.ink, { width: 9 }),
      180,
    ),
  server: (accent: string) =>
    standing(
      [278, 520],
      box(262, y, 236, 350, 70, darkSteel) +
        times(6, (index) => {
          const top = y - 336 + index * 54;
          return (
            rect(274, top, 212, 44, palette.ink) +
            times(10, (slot) =>
              rect(286 + slot * 13, top + 9, 8, 26, slot % 4 === 3 ? darkSteel.light : darkSteel.body),
            ).join('') +
            circle(440, top + 22, 5, index === 2 ? mix(accent, palette.paper, 0.2) : '#8fd0b4') +
            circle(456, top + 22, 5, index % 2 ? accent : '#8fd0b4') +
            circle(472, top + 22, 5, '#5d7780')
          );
        }).join('') +
        lines([[530, y - 350, 530, y - 40]], darkSteel.body, { width: 3 }) +
        rect(262, y - 12, 236, 12, palette.ink),
      230,
    ),
};
