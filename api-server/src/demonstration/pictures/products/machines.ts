import { mix, palette } from '../paint/colour';
import { circle, ellipse, lines, path, poly, rect, rotated, stroke, times } from '../paint/shapes';
import { framed, GROUND } from './frame';
import { black, box, collar, darkSteel, hair, hoop, lying, material, smallMark, steel, upright, white } from './solids';

const y = GROUND;
const paint = (accent: string) => material(mix(accent, palette.petrol, 0.1));

/** Machines, pipes and instruments. */
export const machines = {
  'core-sample': (accent: string) => {
    const rock = material('#c2a27c');
    return framed(
      accent,
      [220, 560],
      box(196, y, 372, 62, 70, material('#a98356')) +
        lines([[196, y - 31, 568, y - 31]], '#7d5d3a', { width: 2 }) +
        [y - 74, y - 96].map((axis, row) =>
          lying(224 + row * 28, axis - row * 22, 300, 66, row ? rock : material('#b48e66')) +
          times(9, (index) => stroke(`M${240 + row * 28 + index * 32} ${axis - row * 22 - 32}q${index % 2 ? 10 : -8} 32 ${index % 3 ? 4 : -2} 64`, rock.shade, { width: index % 3 ? 2 : 5, opacity: 0.6 })).join(''),
        ).join('') +
        rect(196, y - 62, 372, 10, '#8d6a44') +
        label3(228, y - 44),
      270,
    );
  },
  'flow-meter': (accent: string) =>
    framed(
      accent,
      [218, 560],
      lying(196, y - 96, 370, 92, steel) +
        collar(188, y - 96, 22, 150, darkSteel) +
        collar(540, y - 96, 22, 150, darkSteel) +
        path(`M284 ${y - 142}Q330 ${y - 150} 340 ${y - 128}H430Q440 ${y - 150} 486 ${y - 142}V${y - 50}Q440 ${y - 42} 430 ${y - 64}H340Q330 ${y - 42} 284 ${y - 50}Z`, steel.body) +
        path(`M284 ${y - 84}H486V${y - 50}Q440 ${y - 42} 430 ${y - 64}H340Q330 ${y - 42} 284 ${y - 50}Z`, steel.shade) +
        rect(366, y - 216, 38, 92, steel.shade) +
        rect(392, y - 216, 10, 92, steel.light) +
        path(`M312 ${y - 330}Q312 ${y - 342} 324 ${y - 342}H446Q458 ${y - 342} 458 ${y - 330}V${y - 226}Q458 ${y - 212} 444 ${y - 212}H326Q312 ${y - 212} 312 ${y - 226}Z`, paint(accent).body) +
        path(`M312 ${y - 330}Q312 ${y - 342} 324 ${y - 342}H346V${y - 212}H326Q312 ${y - 212} 312 ${y - 226}Z`, paint(accent).shade) +
        circle(392, y - 278, 46, palette.ink) +
        circle(392, y - 278, 38, '#bfe0d5') +
        stroke(`M366 ${y - 270}h14l8 -20l12 34l8 -14h12`, palette.petrol, { width: 3.4, cap: 'round' }) +
        rect(270, y - 46, 34, 46, darkSteel.shade) +
        rect(470, y - 46, 34, 46, darkSteel.shade),
      280,
    ),
  shaker: (accent: string) => {
    const skin = paint(accent);
    return framed(
      accent,
      [190, 590],
      rect(176, y - 26, 420, 26, darkSteel.body) +
        rect(176, y - 28, 420, 4, darkSteel.edge) +
        lines([[226, y - 26, 226, y - 110], [540, y - 26, 540, y - 130]], darkSteel.shade, { width: 16 }) +
        [226, 540].map((x, index) => stroke(times(5, (turn) => `M${x - 16} ${y - 112 - index * 20 - turn * 9}h32`).join(''), steel.body, { width: 5 })).join('') +
        poly([[180, y - 150], [580, y - 186], [580, y - 240], [180, y - 204]], skin.body) +
        poly([[180, y - 150], [580, y - 186], [580, y - 200], [180, y - 164]], skin.shade) +
        poly([[180, y - 204], [580, y - 240], [606, y - 262], [206, y - 226]], steel.edge) +
        lines(times(26, (index) => [188 + index * 15, y - 205 - index * 1.36, 214 + index * 15, y - 227 - index * 1.36] as const), darkSteel.body, { width: 1.4 }) +
        lines([[280, y - 213, 306, y - 235], [380, y - 222, 406, y - 244], [480, y - 231, 506, y - 253]], darkSteel.shade, { width: 5 }) +
        rotated(-5, lying(324, y - 290, 110, 56, black) + rect(318, y - 268, 128, 40, skin.shade), 380, y - 280) +
        poly([[580, y - 240], [640, y - 226], [640, y - 206], [580, y - 196]], steel.body) +
        times(9, (index) => ellipse(640 + (index % 3) * 9, y - 190 + index * 14, 7, 5, '#6b5a46')).join(''),
      250,
    );
  },
  cabin: (accent: string) => {
    const skin = white;
    return framed(
      accent,
      [180, 600],
      box(170, y - 16, 390, 216, 90, skin) +
        rect(170, y - 16, 390, 16, palette.ink) +
        poly([[560, y], [616, y - 32], [616, y - 48], [560, y - 16]], palette.petrol) +
        lines(times(25, (index) => [178 + index * 15.4, y - 226, 178 + index * 15.4, y - 22] as const), skin.shade, { width: 1.6, opacity: 0.45 }) +
        rect(170, y - 206, 390, 26, accent) +
        rect(206, y - 158, 88, 62, palette.petrol) +
        poly([[206, y - 158], [250, y - 158], [218, y - 96], [206, y - 96]], '#6fa0a4') +
        rect(318, y - 158, 88, 62, palette.petrol) +
        poly([[318, y - 158], [362, y - 158], [330, y - 96], [318, y - 96]], '#6fa0a4') +
        rect(446, y - 168, 76, 150, skin.shade) +
        rect(452, y - 162, 64, 144, skin.light) +
        rect(464, y - 150, 40, 44, palette.petrol) +
        circle(508, y - 84, 4, hair) +
        rect(230, y - 288, 74, 30, steel.body) +
        lines(times(6, (index) => [238 + index * 11, y - 284, 238 + index * 11, y - 262] as const), steel.shade, { width: 3 }) +
        lines([[470, y - 262, 470, y - 340]], hair, { width: 3 }) +
        circle(470, y - 342, 5, accent) +
        stroke(`M458 ${y - 334}a16 16 0 0 0 0 -18M482 ${y - 334}a16 16 0 0 1 0 -18`, hair, { width: 2.4 }) +
        smallMark(190, y - 205, 24),
      220,
    );
  },
  sensor: (accent: string) =>
    framed(
      accent,
      [322, 462],
      upright(392, y, 150, 30, darkSteel) +
        upright(392, y - 30, 116, 34, steel) +
        lines(times(9, (index) => [338 + index * 13.4, y - 58, 338 + index * 13.4, y - 26] as const), steel.shade, { width: 2 }) +
        upright(392, y - 66, 132, 138, steel) +
        hoop(392, y - 150, 132, accent, 16) +
        hoop(392, y - 92, 132, steel.shade, 3) +
        upright(392, y - 204, 116, 44, paint(accent)) +
        path(`M336 ${y - 248}C340 ${y - 290} 444 ${y - 290} 448 ${y - 248}Z`, paint(accent).body) +
        path(`M336 ${y - 248}C338 ${y - 268} 358 ${y - 280} 376 ${y - 280}C360 ${y - 268} 358 ${y - 256} 358 ${y - 248}Z`, paint(accent).shade) +
        smallMark(376, y - 138, 32, palette.petrol) +
        [34, 58, 82].map((radius, index) => stroke(`M${392 - radius} ${y - 300 - index * 2}a${radius + 8} ${radius + 8} 0 0 1 ${radius * 2} 0`, palette.petrol, { width: 5, cap: 'round', opacity: 0.85 - index * 0.25 })).join(''),
      190,
    ),
  gateway: (accent: string) => {
    const skin = material('#5b747c');
    return framed(
      accent,
      [240, 540],
      box(232, y - 20, 290, 196, 60, skin) +
        lines(times(12, (index) => [240 + index * 3, y - 210 + index * 0, 240 + index * 3, y - 210] as const), skin.edge) +
        lines(times(9, (index) => [232, y - 196 + index * 20, 250, y - 196 + index * 20] as const), skin.shade, { width: 6 }) +
        rect(266, y - 190, 128, 84, palette.ink) +
        stroke(`M278 ${y - 132}l20 -18l18 12l22 -30l24 22l20 -16`, mix(accent, palette.paper, 0.25), { width: 3.6, cap: 'round' }) +
        lines([[278, y - 118, 382, y - 118]], steel.body, { width: 1.6 }) +
        times(4, (index) => circle(424 + index * 22, y - 182, 5.5, index === 3 ? palette.ember : index ? '#9fd3b0' : accent)).join('') +
        rect(414, y - 160, 88, 50, skin.shade) +
        smallMark(438, y - 156, 40) +
        times(6, (index) => rect(266 + index * 40, y - 78, 30, 30, palette.ink) + rect(272 + index * 40, y - 70, 18, 14, steel.shade)).join('') +
        times(5, (index) => stroke(`M${288 + index * 44} ${y - 20}v${12 + (index % 2) * 8}`, palette.ink, { width: 9 })).join('') +
        lines([[290, y - 238, 270, y - 356], [470, y - 238, 490, y - 356]], palette.ink, { width: 8 }) +
        circle(270, y - 356, 6, palette.ink) +
        circle(490, y - 356, 6, palette.ink),
      240,
    );
  },
  transmitter: (accent: string) =>
    framed(
      accent,
      [310, 470],
      path(`M330 ${y - 12}L364 ${y - 104}H420L454 ${y - 12}Z`, white.body) +
        path(`M330 ${y - 12}L364 ${y - 104}H384L366 ${y - 12}Z`, white.shade) +
        ellipse(392, y - 12, 62, 11, white.shade) +
        upright(392, y - 104, 168, 26, steel) +
        times(5, (index) => circle(326 + index * 33, y - 116, 6, darkSteel.shade)).join('') +
        upright(392, y - 134, 78, 50, steel) +
        path(`M300 ${y - 296}Q300 ${y - 316} 322 ${y - 316}H462Q484 ${y - 316} 484 ${y - 296}V${y - 204}Q484 ${y - 184} 462 ${y - 184}H322Q300 ${y - 184} 300 ${y - 204}Z`, paint(accent).body) +
        path(`M300 ${y - 296}Q300 ${y - 316} 322 ${y - 316}H342V${y - 184}H322Q300 ${y - 184} 300 ${y - 204}Z`, paint(accent).shade) +
        rect(466, y - 306, 9, 112, paint(accent).light, undefined, 4) +
        circle(400, y - 250, 54, darkSteel.shade) +
        circle(400, y - 250, 44, '#c9e2d8') +
        rect(372, y - 262, 56, 24, '#a4c5bb') +
        lines([[380, y - 244, 380, y - 256], [392, y - 244, 392, y - 256], [404, y - 244, 404, y - 256], [416, y - 244, 416, y - 256]], palette.ink, { width: 5 }) +
        rect(484, y - 262, 32, 30, darkSteel.body) +
        stroke(`M516 ${y - 247}C560 ${y - 247} 560 ${y - 150} 620 ${y - 150}`, palette.ink, { width: 9 }),
      180,
    ),
  server: (accent: string) =>
    framed(
      accent,
      [278, 520],
      box(262, y, 236, 350, 70, darkSteel) +
        times(6, (index) => {
          const top = y - 336 + index * 54;
          return (
            rect(274, top, 212, 44, palette.ink) +
            times(10, (slot) => rect(286 + slot * 13, top + 9, 8, 26, slot % 4 === 3 ? darkSteel.light : darkSteel.body)).join('') +
            circle(440, top + 22, 5, index === 2 ? mix(accent, palette.paper, 0.2) : '#8fd0b4') +
            circle(456, top + 22, 5, index % 2 ? accent : '#8fd0b4') +
            circle(472, top + 22, 5, '#5d7780')
          );
        }).join('') +
        lines([[530, y - 350, 530, y - 40]], darkSteel.body, { width: 3 }) +
        rect(262, y - 12, 236, 12, palette.ink),
      230,
    ),
  'filter-vessel': (accent: string) => {
    const vessel = (x: number) =>
      lines([[x - 48, y - 20, x - 48, y - 66], [x + 48, y - 20, x + 48, y - 66]], darkSteel.shade, { width: 12 }) +
      path(`M${x - 62} ${y - 66}Q${x} ${y - 24} ${x + 62} ${y - 66}Z`, white.shade) +
      upright(x, y - 66, 126, 190, white, white.body) +
      path(`M${x - 63} ${y - 256}C${x - 60} ${y - 302} ${x + 60} ${y - 302} ${x + 63} ${y - 256}Z`, white.body) +
      path(`M${x - 63} ${y - 256}C${x - 61} ${y - 284} ${x - 40} ${y - 292} ${x - 18} ${y - 292}C${x - 30} ${y - 276} ${x - 26} ${y - 262} ${x - 24} ${y - 246}Z`, white.shade) +
      hoop(x, y - 190, 126, accent, 16) +
      circle(x + 4, y - 122, 20, darkSteel.body) +
      circle(x + 4, y - 122, 13, white.light) +
      rect(x - 10, y - 314, 20, 24, darkSteel.body);
    return framed(
      accent,
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
      lines(times(13, (index) => [x - 40 + index * 6.7, y - height + 14, x - 40 + index * 6.7, y + 4] as const), tone.shade, { width: 1.8, opacity: 0.8 }) +
      upright(x, y + 2, 98, 22, paint(accent)) +
      upright(x, y - height + 8, 98, 24, paint(accent)) +
      ellipse(x, y - height - 16, 26, 5, palette.ink);
    return framed(accent, [254, 540], one(286, 236) + one(500, 236) + one(392, 330), 240);
  },
  'pipe-section': (accent: string) => {
    const coat = material('#2c3f48');
    const cut = (x: number, axis: number, length: number, diameter: number, tones = coat) =>
      lying(x, axis, length, diameter, tones, true) +
      collar2(x + length - 34, axis, diameter + 1, mix(accent, palette.paper, 0.08), 14) +
      collar2(x + length - 16, axis, diameter + 1, steel.body, 16) +
      ellipse(x + length, axis, diameter * 0.16, diameter / 2, steel.light) +
      ellipse(x + length, axis, diameter * 0.128, diameter * 0.4, palette.ink);
    return framed(accent, [170, 580], cut(150, y - 66, 400, 134) + cut(330, y - 66, 300, 134) + cut(226, y - 182, 350, 134, material('#36505b')), 240);
  },
  valve: (accent: string) => {
    const skin = paint(accent);
    return framed(
      accent,
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
        poly([[346, y - 198], [362, y - 198], [376, y - 290], [366, y - 290]], darkSteel.body) +
        poly([[434, y - 198], [418, y - 198], [404, y - 290], [414, y - 290]], darkSteel.body) +
        rect(384, y - 346, 12, 80, steel.body) +
        `<ellipse cx="390" cy="${y - 306}" rx="108" ry="26" fill="none" stroke="${palette.ink}" stroke-width="13"/>` +
        `<path d="M498 ${y - 310}A108 26 0 0 0 330 ${y - 328}" fill="none" stroke="${steel.light}" stroke-width="3"/>` +
        lines([[284, y - 306, 496, y - 306], [390, y - 331, 390, y - 281]], palette.ink, { width: 8 }) +
        ellipse(390, y - 306, 20, 6, steel.body),
      280,
    );
  },
  launcher: (accent: string) => {
    const skin = paint(accent);
    return framed(
      accent,
      [160, 610],
      rect(150, y - 22, 470, 22, darkSteel.body) +
        rect(150, y - 24, 470, 4, darkSteel.edge) +
        [220, 360, 540].map((x) => poly([[x - 26, y - 22], [x + 26, y - 22], [x + 16, y - 84], [x - 16, y - 84]], darkSteel.shade)).join('') +
        lying(150, y - 122, 110, 62, skin) +
        poly([[250, y - 153], [318, y - 174], [318, y - 70], [250, y - 91]], skin.body) +
        poly([[250, y - 109], [318, y - 106], [318, y - 70], [250, y - 91]], skin.shade) +
        lying(316, y - 122, 246, 104, skin) +
        collar(556, y - 122, 22, 140, darkSteel) +
        ellipse(590, y - 122, 20, 60, steel.light) +
        stroke(`M596 ${y - 122}h40M636 ${y - 150}v56`, palette.ink, { width: 8, cap: 'round' }) +
        collar(176, y - 122, 16, 96, darkSteel) +
        stroke(`M420 ${y - 172}V${y - 236}H214V${y - 150}`, skin.body, { width: 16 }) +
        stroke(`M426 ${y - 172}V${y - 242}H208`, skin.edge, { width: 2.6 }) +
        circle(316, y - 236, 22, darkSteel.body) +
        lines([[316, y - 258, 316, y - 290], [290, y - 290, 342, y - 290]], palette.ink, { width: 7 }) +
        rect(476, y - 204, 12, 32, darkSteel.shade) +
        circle(482, y - 216, 21, palette.ink) +
        circle(482, y - 216, 16, palette.paper) +
        lines([[482, y - 216, 492, y - 226]], palette.ember, { width: 3 }),
      240,
    );
  },
  'solar-module': (accent: string) => {
    const cell = '#123a4a';
    const corner = (u: number, v: number) => [230 + u * 268 + v * 72, y - 22 - v * 316 - u * 16] as const;
    const quad = (u1: number, v1: number, u2: number, v2: number, tone: string, opacity?: number) => poly([corner(u1, v1), corner(u2, v1), corner(u2, v2), corner(u1, v2)], tone, opacity);
    return framed(
      accent,
      [240, 500],
      lines([[512, y - 200, 596, y - 6], [560, y - 330, 610, y - 6]], steel.shade, { width: 10 }) +
        quad(-0.025, -0.02, 1.025, 1.02, steel.light) +
        quad(0, 0, 1, 1, palette.paper) +
        times(6, (column) => times(10, (row) => quad(column / 6 + 0.008, row / 10 + 0.006, (column + 1) / 6 - 0.008, (row + 1) / 10 - 0.006, (column + row) % 2 ? cell : '#164555')).join('')).join('') +
        quad(0, 0.492, 1, 0.508, palette.paper) +
        poly([corner(0.45, 1), corner(0.8, 1), corner(0.35, 0), corner(0, 0)], mix(accent, palette.paper, 0.5), 0.3) +
        lines([[...corner(-0.025, -0.02), ...corner(1.025, -0.02)] as const, [...corner(1.025, -0.02), ...corner(1.025, 1.02)] as const], steel.shade, { width: 5 }),
      210,
    );
  },
  tracker: (accent: string) =>
    framed(
      accent,
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
            lines(times(8, (index) => [130 + ((index + 1) * 524) / 9, y - 219, 130 + ((index + 1) * 524) / 9, y - 196] as const), palette.paper, { width: 3 }),
          392,
          y - 206,
        ) +
        circle(391, y - 202, 30, darkSteel.body) +
        circle(391, y - 202, 18, steel.light) +
        times(8, (index) => circle(391 + Math.cos((index * Math.PI) / 4) * 24, y - 202 + Math.sin((index * Math.PI) / 4) * 24, 3, steel.edge)).join('') +
        rect(404, y - 150, 46, 62, white.body) +
        rect(404, y - 150, 12, 62, white.shade) +
        circle(433, y - 132, 5, accent) +
        poly([[150, y + 2], [330, y + 2], [300, y + 24], [90, y + 24]], palette.petrol, 0.28),
      180,
    ),
  inverter: (accent: string) =>
    framed(
      accent,
      [276, 514],
      lines([[300, y, 300, y - 60], [478, y, 478, y - 60]], darkSteel.shade, { width: 16 }) +
        box(262, y - 54, 252, 268, 52, white) +
        lines(times(8, (index) => [532, y - 310 + index * 30, 546, y - 318 + index * 30] as const), white.shade, { width: 7 }) +
        rect(262, y - 322, 252, 60, accent) +
        smallMark(276, y - 314, 44) +
        rect(392, y - 306, 104, 30, palette.ink) +
        stroke(`M400 ${y - 291}c8 -16 16 -16 24 0s16 16 24 0s16 -16 24 0s10 10 16 4`, mix(accent, palette.paper, 0.5), { width: 3, cap: 'round' }) +
        rect(286, y - 236, 204, 112, white.light) +
        lines(times(9, (index) => [292, y - 226 + index * 12, 484, y - 226 + index * 12] as const), white.shade, { width: 3 }) +
        times(6, (index) => rect(284 + index * 36, y - 92, 24, 26, darkSteel.shade)).join('') +
        times(6, (index) => stroke(`M${296 + index * 36} ${y - 54}C${296 + index * 36} ${y - 20} ${286 + index * 38} ${y - 20} ${286 + index * 38} ${y}`, index % 2 ? palette.ink : '#7d3a26', { width: 7 })).join(''),
      220,
    ),
  'turbine-blade': (accent: string) =>
    framed(
      accent,
      [180, 600],
      [250, 520].map((x) => poly([[x - 44, y], [x + 44, y], [x + 26, y - 70], [x - 26, y - 70]], darkSteel.body) + rect(x - 34, y - 84, 68, 18, mix(accent, palette.petrol, 0.2))).join('') +
        path(`M96 ${y - 96}C96 ${y - 132} 130 ${y - 138} 168 ${y - 134}C250 ${y - 176} 330 ${y - 170} 430 ${y - 150}C560 ${y - 128} 660 ${y - 108} 726 ${y - 96}C650 ${y - 88} 520 ${y - 84} 400 ${y - 78}C300 ${y - 74} 220 ${y - 66} 168 ${y - 66}C128 ${y - 62} 96 ${y - 66} 96 ${y - 96}Z`, white.light) +
        path(`M96 ${y - 96}C200 ${y - 98} 420 ${y - 104} 726 ${y - 96}C650 ${y - 88} 520 ${y - 84} 400 ${y - 78}C300 ${y - 74} 220 ${y - 66} 168 ${y - 66}C128 ${y - 62} 96 ${y - 66} 96 ${y - 96}Z`, white.shade) +
        stroke(`M168 ${y - 134}C250 ${y - 176} 330 ${y - 170} 430 ${y - 150}C560 ${y - 128} 660 ${y - 108} 726 ${y - 96}`, white.edge, { width: 5 }) +
        ellipse(104, y - 99, 16, 36, darkSteel.body) +
        ellipse(104, y - 99, 10, 25, palette.ink) +
        path(`M632 ${y - 113}L652 ${y - 110}L650 ${y - 88}L630 ${y - 90}Z`, palette.ember) +
        path(`M676 ${y - 105}L692 ${y - 102}L692 ${y - 93}L676 ${y - 90}Z`, palette.ember) +
        stroke(`M200 ${y - 104}C360 ${y - 120} 500 ${y - 112} 620 ${y - 102}`, steel.shade, { width: 1.6, opacity: 0.6 }) +
        smallMark(216, y - 146, 38, mix(accent, palette.petrol, 0.3)),
      200,
    ),
  'battery-container': (accent: string) =>
    framed(
      accent,
      [164, 600],
      box(150, y - 14, 420, 206, 84, white) +
        rect(150, y - 14, 420, 14, palette.ink) +
        poly([[570, y], [622, y - 30], [622, y - 44], [570, y - 14]], palette.petrol) +
        rect(150, y - 206, 420, 22, accent) +
        times(6, (index) => rect(160 + index * 68, y - 174, 58, 150, white.light) + rect(160 + index * 68, y - 174, 4, 150, white.shade) + rect(208 + index * 68, y - 108, 5, 24, palette.ink)).join('') +
        times(3, (index) => lines(times(6, (row) => [172 + index * 136, y - 160 + row * 8, 206 + index * 136, y - 160 + row * 8] as const), white.shade, { width: 3 })).join('') +
        path(`M436 ${y - 150}l-22 40h18l-8 34l28 -44h-18z`, accent) +
        lines(times(5, (index) => [584 + index * 8, y - 200 - index * 5, 584 + index * 8, y - 60 - index * 5] as const), white.shade, { width: 3 }) +
        [210, 330, 450].map((x) => box(x, y - 246, 56, 14, 30, steel)).join(''),
      220,
    ),
  electrolyser: (accent: string) =>
    framed(
      accent,
      [180, 590],
      rect(160, y - 24, 450, 24, darkSteel.body) +
        rect(160, y - 26, 450, 4, darkSteel.edge) +
        [196, 520].map((x) => rect(x, y - 190, 34, 166, darkSteel.body) + rect(x + 24, y - 190, 6, 166, darkSteel.light)).join('') +
        times(21, (index) => rect(232 + index * 13.8, y - 176, 10, 130, index % 2 ? steel.body : steel.light) + rect(232 + index * 13.8, y - 76, 10, 30, steel.shade)).join('') +
        [y - 182, y - 112, y - 44].map((row) => rect(186, row, 380, 9, darkSteel.shade) + rect(186, row, 380, 2.4, steel.edge)).join('') +
        lying(230, y - 256, 120, 56, white) +
        lying(400, y - 256, 120, 56, white) +
        collar2(280, y - 256, 57, accent, 14) +
        collar2(450, y - 256, 57, palette.ember, 14) +
        stroke(`M290 ${y - 228}V${y - 184}M460 ${y - 228}V${y - 184}M290 ${y - 284}V${y - 340}H470V${y - 284}`, accent, { width: 11 }) +
        rect(566, y - 160, 50, 136, white.body) +
        rect(574, y - 148, 34, 34, palette.ink) +
        circle(591, y - 92, 7, accent),
      230,
    ),
  membrane: (accent: string) => {
    const skin = white;
    return framed(
      accent,
      [210, 600],
      lying(170, y - 62, 400, 116, skin) +
        collar2(196, y - 62, 118, accent, 26) +
        collar2(536, y - 62, 118, accent, 26) +
        ellipse(572, y - 62, 19, 58, mix(accent, palette.ink, 0.25)) +
        times(8, (index) => lines([[572, y - 62, 572 + Math.cos((index * Math.PI) / 4) * 17, y - 62 + Math.sin((index * Math.PI) / 4) * 54]], mix(accent, palette.paper, 0.4), { width: 3 })).join('') +
        ellipse(572, y - 62, 6, 18, palette.ink) +
        lying(250, y - 180, 350, 116, skin) +
        collar2(276, y - 180, 118, accent, 26) +
        collar2(566, y - 180, 118, accent, 26) +
        ellipse(602, y - 180, 19, 58, white.edge) +
        `<path d="M602 ${y - 180}m0 -8a3 8 0 1 1 -1 16a6 18 0 1 1 3 -34a9 26 0 1 1 -3 50a12 34 0 1 1 3 -66a15 42 0 1 1 -2 82" fill="none" stroke="${mix(accent, palette.petrol, 0.3)}" stroke-width="3"/>` +
        ellipse(602, y - 180, 4, 10, palette.ink) +
        smallMark(400, y - 200, 40, mix(accent, palette.petrol, 0.2)) +
        smallMark(350, y - 82, 40, mix(accent, palette.petrol, 0.2)),
      240,
    );
  },
  'treatment-container': (accent: string) =>
    framed(
      accent,
      [150, 610],
      box(140, y - 14, 436, 206, 84, white) +
        rect(140, y - 14, 436, 14, palette.ink) +
        poly([[576, y], [628, y - 30], [628, y - 44], [576, y - 14]], palette.petrol) +
        rect(164, y - 190, 236, 166, palette.ink) +
        times(4, (row) => rect(178, y - 174 + row * 34, 176, 22, white.light, undefined, 9) + rect(178, y - 160 + row * 34, 176, 8, white.shade, undefined, 4) + rect(340, y - 176 + row * 34, 10, 26, accent)).join('') +
        rect(366, y - 180, 16, 150, accent) +
        [218, 296].map((x) => rect(x, y - 182, 7, 158, steel.shade)).join('') +
        lines(times(9, (index) => [416 + index * 18, y - 210, 416 + index * 18, y - 22] as const), white.shade, { width: 2 }) +
        rect(414, y - 150, 148, 30, accent) +
        path(`M486 ${y - 108}Q504 ${y - 82} 504 ${y - 68}A18 18 0 0 1 468 ${y - 68}Q468 ${y - 82} 486 ${y - 108}Z`, accent) +
        lines([[140, y - 190, 92, y - 174], [140, y - 24, 92, y - 6], [92, y - 174, 92, y - 6]], white.shade, { width: 10 }),
      190,
    ),
  carrier: (accent: string) => {
    const wheel = (x: number, cy: number, r: number, turn: number, tone = white) =>
      rotated(
        turn,
        `<circle cx="${x}" cy="${cy}" r="${r}" fill="${tone.light}" stroke="${tone.shade}" stroke-width="${r * 0.1}"/>` +
          times(12, (index) => lines([[x + Math.cos((index * Math.PI) / 6) * r, cy + Math.sin((index * Math.PI) / 6) * r, x + Math.cos((index * Math.PI) / 6) * r * 1.12, cy + Math.sin((index * Math.PI) / 6) * r * 1.12]], tone.shade, { width: r * 0.07 })).join('') +
          [0.68, 0.36].map((share) => `<circle cx="${x}" cy="${cy}" r="${r * share}" fill="none" stroke="${tone.shade}" stroke-width="${r * 0.07}"/>`).join('') +
          times(6, (index) => lines([[x, cy, x + Math.cos((index * Math.PI) / 3) * r, cy + Math.sin((index * Math.PI) / 3) * r]], tone.shade, { width: r * 0.06 })).join(''),
        x,
        cy,
      );
    const tinted = material(mix(accent, palette.paper, 0.55));
    return framed(
      accent,
      [250, 560],
      wheel(260, y - 74, 70, 10) + wheel(540, y - 70, 66, 34, tinted) + wheel(404, y - 104, 102, 22) + wheel(330, y - 214, 64, 48, tinted) + wheel(474, y - 232, 78, 4) + wheel(390, y - 320, 50, 30),
      240,
    );
  },
  pump: (accent: string) => {
    const skin = paint(accent);
    return framed(
      accent,
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
        lines(times(11, (index) => [438 + index * 13, y - 204, 438 + index * 13, y - 72] as const), white.shade, { width: 3 }) +
        rect(474, y - 232, 70, 32, darkSteel.body) +
        rect(474, y - 234, 70, 4, darkSteel.edge) +
        collar2(424, y - 138, 142, darkSteel.body, 14),
      240,
    );
  },
  pig: (accent: string) => {
    const cup = material(mix(accent, palette.amber, 0.6));
    return framed(
      accent,
      [190, 600],
      rect(160, y - 14, 460, 14, darkSteel.body) +
        lying(190, y - 92, 380, 62, steel) +
        [214, 300].map((x) => path(`M${x} ${y - 92 - 78}C${x + 22} ${y - 130} ${x + 22} ${y - 54} ${x} ${y - 14}L${x + 34} ${y - 22}C${x + 52} ${y - 60} ${x + 52} ${y - 124} ${x + 34} ${y - 162}Z`, cup.body) + path(`M${x + 34} ${y - 162}C${x + 52} ${y - 124} ${x + 52} ${y - 60} ${x + 34} ${y - 22}L${x + 42} ${y - 30}C${x + 60} ${y - 66} ${x + 60} ${y - 118} ${x + 42} ${y - 154}Z`, cup.edge)).join('') +
        lying(362, y - 92, 150, 132, darkSteel) +
        times(10, (index) => rect(370 + index * 14, y - 156, 8, 128, index % 2 ? steel.body : palette.ink)).join('') +
        [522, 566].map((x) => path(`M${x} ${y - 170}C${x + 22} ${y - 130} ${x + 22} ${y - 54} ${x} ${y - 14}L${x + 26} ${y - 22}C${x + 44} ${y - 60} ${x + 44} ${y - 124} ${x + 26} ${y - 162}Z`, cup.body)).join('') +
        path(`M592 ${y - 124}Q640 ${y - 116} 648 ${y - 92}Q640 ${y - 68} 592 ${y - 60}Z`, steel.light) +
        [250, 480].map((x) => circle(x, y - 22, 20, palette.ink) + circle(x, y - 22, 8, steel.body)).join('') +
        lines([[190, y - 92, 150, y - 92]], palette.ink, { width: 8 }) +
        circle(146, y - 92, 14, steel.shade),
      230,
    );
  },
  sleeve: (accent: string) => {
    const pipe = material('#38505a');
    const wrap = material(mix(accent, palette.petrol, 0.15));
    return framed(
      accent,
      [150, 610],
      [230, 540].map((x) => poly([[x - 40, y], [x + 40, y], [x + 24, y - 60], [x - 24, y - 60]], darkSteel.shade)).join('') +
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
        collar2(250, y - 140, 174, palette.ink, 8) +
        collar2(476, y - 140, 174, palette.ink, 8) +
        path(`M482 ${y - 226}L540 ${y - 254}L566 ${y - 240}L508 ${y - 206}Z`, wrap.light) +
        smallMark(354, y - 166, 52),
      250,
    );
  },
};

/** A painted ring on a lying cylinder, seen from outside only. */
function collar2(x: number, axis: number, diameter: number, colour: string, thickness: number): string {
  const r = diameter / 2;
  const rx = r * 0.32;
  return `<path d="M${x} ${axis - r}h${thickness}A${rx} ${r} 0 0 1 ${x + thickness} ${axis + r}h${-thickness}A${rx} ${r} 0 0 0 ${x} ${axis - r}Z" fill="${colour}"/>`;
}

/** Writing on a core box. */
function label3(x: number, top: number): string {
  return rect(x, top, 118, 32, palette.paper) + lines([[x + 10, top + 11, x + 106, top + 11], [x + 10, top + 21, x + 70, top + 21]], palette.petrol, { width: 2.4, opacity: 0.8 });
}
