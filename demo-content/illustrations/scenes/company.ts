import { pumpJack, rig, wellhead } from '../elements/oilfield';
import { person } from '../elements/people';
import { column, coolingTower, plume } from '../elements/refinery';
import { solarField, turbine } from '../elements/renewables';
import { boat, jeep } from '../elements/vehicles';
import {
  birds,
  castShadow,
  clouds,
  furrows,
  grass,
  hills,
  mist,
  plain,
  sky,
  thornTree,
  water,
  palm,
} from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, circle, lines, path, rect, stroke, times } from '../paint/shapes';
import { streams, type CoursePoint } from '../paint/stream';
import { fairSky } from '../paint/weather';
import { scene } from './scene';

const { dusk, ember, morning, seaDawn, haze, day } = lights;
const home = { x: 1150, y: 500, radius: 64 };
const about = { x: 1110, y: 386, radius: 54 };
const career = { x: 760, y: 520, radius: 84 };
const contact = { x: 1090, y: 450, radius: 66 };
const founders = { x: 1010, y: 560, radius: 62 };
const safety = { x: 1010, y: 540, radius: 66 };
const guar = { x: 860, y: 470, radius: 70 };
const sensors = { x: 1150, y: 520, radius: 60 };

/** Three streams from far away; two meet first, the third joins further down. */
const aboutStreams: readonly (readonly CoursePoint[])[] = [
  [
    [-40, 540, 5],
    [150, 548, 7],
    [250, 560, 9],
    [190, 576, 13],
    [330, 592, 16],
    [470, 606, 20],
    [430, 630, 27],
    [560, 652, 34],
    [660, 684, 44],
    [690, 730, 62],
  ],
  [
    [880, 500, 3],
    [860, 510, 5],
    [800, 522, 7],
    [850, 538, 10],
    [790, 556, 13],
    [740, 574, 18],
    [800, 600, 24],
    [760, 634, 32],
    [700, 672, 42],
    [690, 730, 62],
  ],
  [
    [1640, 552, 6],
    [1440, 558, 8],
    [1340, 570, 11],
    [1410, 586, 14],
    [1250, 604, 18],
    [1110, 620, 23],
    [1160, 646, 29],
    [1010, 680, 36],
    [890, 714, 44],
    [810, 748, 54],
    [770, 800, 70],
  ],
  [
    [676, 704, 60],
    [694, 738, 84],
    [726, 776, 118],
    [752, 826, 172],
    [768, 880, 236],
    [776, 930, 300],
    [780, 970, 340],
  ],
];

/** Water under a morning sky. */
function homeWater(d: string): string {
  return path(d, mix(morning.veil, morning.glow, 0.35)) + stroke(d, morning.sun, { width: 1.6, opacity: 0.6 });
}

const homeGlints: readonly (readonly [number, number, number])[] = [
  [1120, 612, 54],
  [1176, 622, 40],
  [1060, 644, 60],
  [980, 668, 46],
  [930, 690, 70],
  [900, 716, 40],
  [980, 730, 56],
  [880, 752, 90],
  [936, 778, 60],
  [850, 798, 76],
  [970, 818, 60],
  [820, 838, 120],
  [930, 862, 90],
  [770, 880, 110],
];

const glints: readonly (readonly [number, number, number])[] = [
  [832, 538, 14],
  [752, 574, 18],
  [776, 602, 26],
  [420, 606, 26],
  [420, 632, 30],
  [580, 664, 34],
  [1200, 610, 26],
  [1130, 646, 34],
  [960, 704, 40],
  [690, 694, 34],
  [664, 728, 46],
  [720, 752, 60],
  [800, 772, 54],
  [690, 790, 70],
  [780, 812, 96],
  [650, 836, 80],
  [806, 850, 70],
  [600, 872, 120],
  [770, 884, 90],
];

export const companyScenes = {
  'scene-home': scene(
    'Wind turbines, a solar field and a river bending past a distant refinery at sunrise',
    sky(morning, home, 7),
    clouds(morning, 101, 9, 110, 420),
    hills(mix(morning.far, morning.glow, 0.45), 546, [90, 140, 100, 150, 110, 70, 60, 100, 150, 120]),
    hills(mix(morning.far, morning.glow, 0.15), 566, [60, 40, 80, 110, 70, 40, 30, 60, 80, 100]),
    mist(morning.sun, 1060, 556, 900, 0.5),
    at(760, 572, column(distant(morning, 0.5), 120, 18, 3)),
    at(796, 572, column(distant(morning, 0.5), 160, 20, 4)),
    at(828, 572, column(distant(morning, 0.5), 100, 16, 3)),
    at(880, 572, coolingTower(distant(morning, 0.55), 90)),
    at(880, 484, plume(morning.sun, 52, 0.6)),
    hills(morning.middle, 600, [40, 60, 30, 18, 14, 10, 14, 40, 70, 90]),
    at(1370, 560, turbine(distant(morning, 0.1), 420, 22)),
    at(1500, 540, turbine(distant(morning, 0.3), 320, 70)),
    at(1230, 566, turbine(distant(morning, 0.35), 270, 96)),
    hills(morning.near, 650, [70, 46, 34, 10, 0, 4, 20, 46, 60, 76]),
    homeWater(
      'M1010 592C1110 596 1190 606 1150 624C1090 646 930 650 850 684C740 730 800 784 700 830C650 854 590 878 560 900H1130C1120 868 1080 846 1090 812C1110 750 1010 742 1070 700C1120 664 1290 656 1290 626C1290 602 1150 590 1010 592Z',
    ),
    path(
      'M1100 604C1190 612 1210 622 1130 640C1030 660 960 676 940 704C910 748 960 770 900 820C870 846 850 876 846 900H960C956 868 980 836 990 800C1004 750 950 740 990 706C1040 670 1210 660 1214 628C1214 612 1160 604 1100 604Z',
      mix(morning.sun, morning.glow, 0.5),
      0.6,
    ),
    ...homeGlints.map(([x, y, width]) => rect(x, y, width, 2.6, morning.sun, 0.9, 1.3)),
    path('M0 700C180 690 420 720 560 780C640 816 600 860 560 900H0Z', morning.edge, 0.85),
    path('M1600 690C1400 690 1180 720 1080 760C1000 800 1060 860 1090 900H1600Z', morning.edge, 0.9),
    solarField(morning, { x: 1110, y: 690, width: 760, depth: 176, rows: 5, vanish: 1490 }),
    at(250, 742, thornTree(morning.edge, 170)),
    at(420, 812, person(morning, { pose: 'point', accent: '#f2a33a' }), 0.72),
    at(372, 814, person(morning, { pose: 'stand', accent: '#3e8e5a' }), 0.72),
    grass(morning.edge, 103, 50, 0, 540, 868, 40),
    grass(morning.edge, 104, 30, 1120, 1600, 882, 30),
    birds(morning.shade, [
      [560, 260],
      [596, 244],
      [636, 264],
      [670, 246],
    ]),
  ),
  'scene-about': scene(
    'Three streams joining into one river in a wide valley under a low sun',
    sky(dusk, about),
    clouds(dusk, 105, 9, 110, 340),
    hills(mix(dusk.far, dusk.glow, 0.45), 430, [120, 170, 110, 60, 34, 20, 40, 90, 150, 190]),
    hills(mix(dusk.far, dusk.glow, 0.15), 450, [80, 110, 130, 70, 30, 20, 34, 80, 130, 110]),
    hills(dusk.far, 470, [50, 40, 60, 50, 24, 10, 22, 60, 50, 70]),
    hills(dusk.middle, 500, [30, 46, 30, 40, 20, 4, 16, 30, 50, 40]),
    path('M0 500C400 480 1200 480 1600 500V900H0Z', mix(dusk.middle, dusk.near, 0.5)),
    path('M0 560C300 540 620 560 800 556C1000 552 1300 540 1600 556V900H0Z', mix(dusk.middle, dusk.near, 0.75)),
    streams(aboutStreams, mix(dusk.glow, '#2f6570', 0.66), mix(dusk.rim, dusk.middle, 0.3)),
    ...glints.map(([x, y, width]) => rect(x, y, width, 3, dusk.sun, 0.8, 1.5)),
    path('M0 800C120 776 260 790 350 846Q380 868 390 900H0Z', dusk.edge),
    path('M1600 770C1400 756 1200 790 1100 850Q1060 874 1050 900H1600Z', dusk.edge),
    at(190, 806, thornTree(dusk.edge, 210)),
    at(1480, 800, thornTree(dusk.edge, 220), 1, true),
    at(1236, 818, person(dusk, { pose: 'point', accent: '#f2a33a' }), 0.9, true),
    at(1296, 812, person(dusk, { pose: 'stand', head: 'knot' }), 0.86, true),
    at(1346, 808, person(dusk, { pose: 'stand', head: 'short' }), 0.9, true),
    grass(dusk.edge, 107, 30, 0, 340, 862, 36),
    grass(dusk.edge, 108, 30, 1160, 1600, 868, 36),
  ),
  'scene-career': scene(
    'Six colleagues with helmets and tools walking to work along a ridge at sunrise',
    sky(ember, career),
    clouds(ember, 109, 8, 130, 440),
    hills(mix(ember.far, ember.glow, 0.35), 610, [60, 90, 130, 90, 60, 50, 80, 120, 90]),
    hills(ember.far, 650, [40, 60, 36, 56, 40, 30, 50, 70, 50]),
    at(1340, 660, rig(distant(ember, 0.35)), 0.52),
    at(230, 660, turbine(distant(ember, 0.35), 300, 24)),
    at(370, 660, turbine(distant(ember, 0.42), 220, 72)),
    path('M0 780C240 740 520 752 800 744C1080 736 1360 750 1600 716V900H0Z', ember.edge),
    stroke('M0 780C240 740 520 752 800 744C1080 736 1360 750 1600 716', ember.rim, { width: 2.4, opacity: 0.7 }),
    at(470, 756, person(ember, { pose: 'walk', accent: '#f2a33a' }), 1.5),
    at(620, 752, person(ember, { pose: 'carry', head: 'knot' }), 1.45),
    at(760, 750, person(ember, { pose: 'walk', accent: '#d9572b' }), 1.52),
    at(905, 748, person(ember, { pose: 'read', head: 'short' }), 1.48),
    at(1050, 748, person(ember, { pose: 'walk', accent: '#3e8e5a' }), 1.5),
    at(1200, 746, person(ember, { pose: 'point', accent: '#f2a33a' }), 1.46),
    lines([[424, 640, 540, 520]], ember.edge, { width: 7, cap: 'round' }),
    grass(ember.edge, 111, 60, 0, 1600, 780, 30),
    birds(ember.body, [
      [560, 250],
      [600, 232],
      [644, 254],
      [1180, 300],
      [1216, 286],
    ]),
  ),
  'scene-contact': scene(
    'A river delta joining the sea at sunrise, with a single boat',
    sky(seaDawn, contact),
    clouds(seaDawn, 113, 9, 110, 370),
    hills(mix(seaDawn.far, seaDawn.glow, 0.4), 486, [40, 60, 36, 20, 10, 0, 0, 0, 14, 30]),
    water(seaDawn, 484, contact, 115),
    path('M0 560C240 540 460 548 620 576C480 592 420 612 300 622C180 630 80 630 0 640Z', seaDawn.near),
    path('M1600 560C1420 556 1330 570 1240 588C1330 604 1460 610 1600 640Z', seaDawn.near),
    path('M0 720C220 690 420 690 560 730C440 770 300 790 220 840Q180 870 170 900H0Z', seaDawn.edge),
    path('M1600 730C1440 720 1290 750 1220 800C1300 830 1330 860 1350 900H1600Z', seaDawn.edge),
    at(940, 640, boat(seaDawn), 1.1),
    path('M880 668Q940 690 1020 660L1000 720Q940 730 890 712Z', seaDawn.edge, 0.35),
    at(250, 740, palm(seaDawn.edge, 260)),
    at(150, 760, palm(seaDawn.edge, 200), 1, true),
    at(1450, 770, palm(seaDawn.edge, 220), 1, true),
    birds(seaDawn.shade, [
      [640, 260],
      [676, 246],
      [712, 264],
    ]),
  ),
  'scene-founders': scene(
    'Three people in silhouette around the open tailgate of a jeep, with a pump jack on the horizon',
    sky(dusk, founders),
    clouds(dusk, 119, 8, 180, 470),
    hills(dusk.far, 620, [30, 44, 26, 50, 34, 22, 40, 30]),
    plain(dusk, 624),
    at(330, 640, pumpJack(distant(dusk, 0.3), -9), 0.72),
    castShadow(dusk, founders, 960, 770, 260, 130, 0.5),
    at(990, 776, jeep(dusk, true), 1.9),
    rect(742, 690, 60, 24, dusk.edge),
    ...times(5, (index) => rect(746 + index * 11, 672, 7, 20, index === 2 ? dusk.lamp : dusk.line)),
    circle(772, 652, 70, dusk.lamp, 0.12),
    at(640, 796, person(dusk, { pose: 'lean', head: 'short' }), 1.5),
    at(545, 800, person(dusk, { pose: 'read', head: 'knot' }), 1.45),
    at(1300, 800, person(dusk, { pose: 'stand', accent: '#f2a33a' }), 1.5, true),
    grass(dusk.edge, 121, 50, 0, 1600, 862, 36),
  ),
  'news-safety': scene(
    'A crew with helmets gathered for a talk beneath a rig by day',
    fairSky(day, 7),
    hills(day.far, 620, [24, 40, 22, 46, 30, 20, 36]),
    plain(day, 622),
    at(1180, 720, rig(day), 1.3),
    ...[230, 345, 460, 575].map(
      (x, index) =>
        castShadow(day, safety, x, 806, 30, 80, 0.4) +
        at(
          x,
          810 + (index % 2) * 8,
          person(day, {
            pose: index % 2 ? 'stand' : 'read',
            accent: ['#f2a33a', '#d9572b', '#f2a33a', '#3e8e5a'][index] ?? '#f2a33a',
          }),
          1.15,
        ),
    ),
    at(760, 816, person(day, { pose: 'point', accent: '#eef2f1' }), 1.2, true),
    grass(day.edge, 125, 40, 0, 1600, 866, 32),
  ),
  'news-guar': scene(
    'Furrows of a field leading to a low sun, with two farmers and a cart',
    sky(haze, guar, 6),
    hills(mix(haze.far, haze.glow, 0.3), 520, [30, 50, 36, 60, 40, 54, 34]),
    path('M0 520H1600V900H0Z', mix(palette.leaf, haze.middle, 0.45)),
    path('M0 520C400 512 1200 512 1600 520V560H0Z', mix(palette.leaf, haze.far, 0.6)),
    ...times(9, (index) =>
      path(`M860 520L${-700 + index * 390} 900H${-520 + index * 390}Z`, mix(palette.leaf, haze.edge, 0.55), 0.8),
    ),
    furrows(haze.rim, [860, 520], 18, -700, 2420, 0.25),
    at(250, 600, thornTree(mix(palette.leaf, haze.edge, 0.75), 190)),
    at(
      1130,
      760,
      rect(-110, -84, 200, 56, haze.body) +
        path('M-118 -84L-96 -132H76L98 -84Z', mix(palette.gold, haze.body, 0.2)) +
        `<circle cx="-20" cy="-38" r="46" fill="none" stroke="${haze.edge}" stroke-width="9"/>` +
        lines(
          [
            [-66, -38, 26, -38],
            [-20, -84, -20, 8],
            [-52, -70, 12, -6],
            [12, -70, -52, -6],
          ],
          haze.edge,
          { width: 4 },
        ) +
        lines([[90, -60, 250, -46]], haze.edge, { width: 8 }) +
        path(
          'M236 2L240 -40Q228 -62 244 -80Q262 -96 286 -90Q300 -112 320 -96Q352 -98 372 -92L384 -112Q380 -132 394 -142Q390 -124 402 -116Q416 -122 418 -142Q428 -124 414 -108L420 -84L412 -74L396 -82L378 -56L372 2H360L354 -44H272L258 -36L250 2Z',
          haze.edge,
        ) +
        stroke('M238 -76Q226 -50 232 -24', haze.edge, { width: 4, cap: 'round' }),
    ),
    at(600, 800, person(haze, { pose: 'stand', head: 'short' }), 1.25),
    at(720, 806, person(haze, { pose: 'carry', head: 'knot' }), 1.2),
    path('M700 716Q740 690 790 716V730H700Z', mix(palette.leaf, haze.edge, 0.4)),
    birds(haze.body, [
      [420, 260],
      [460, 246],
      [500, 264],
    ]),
  ),
  'blog-sensors': scene(
    'A wellhead with a small antenna in the foreground, concentric signal arcs, pump jacks behind it',
    sky(seaDawn, sensors, 6),
    clouds(seaDawn, 127, 7, 120, 430),
    hills(seaDawn.far, 590, [30, 50, 34, 60, 40, 30, 46]),
    plain(seaDawn, 596),
    at(1430, 626, pumpJack(distant(seaDawn, 0.4), -9), 0.5, true),
    at(1160, 640, pumpJack(distant(seaDawn, 0.3), 8), 0.62, true),
    at(860, 660, pumpJack(distant(seaDawn, 0.18), -9), 0.8),
    castShadow(seaDawn, sensors, 430, 800, 180, 100, 0.4),
    at(430, 806, wellhead({ ...seaDawn, body: seaDawn.edge, shade: '#0a2a38' }), 2.4),
    rect(404, 400, 52, 60, seaDawn.edge, undefined, 8),
    circle(430, 428, 9, seaDawn.lamp),
    lines([[430, 400, 430, 350]], seaDawn.edge, { width: 7, cap: 'round' }),
    ...[60, 110, 160, 210].map((radius, index) =>
      stroke(
        `M${430 - radius * 0.72} ${350 - radius * 0.7}A${radius} ${radius} 0 0 1 ${430 + radius * 0.72} ${350 - radius * 0.7}`,
        seaDawn.lamp,
        { width: 6, cap: 'round', opacity: 1 - index * 0.22 },
      ),
    ),
    at(690, 836, person(seaDawn, { pose: 'read', accent: '#f2a33a' }), 1.2, true),
    grass(seaDawn.edge, 129, 46, 0, 1600, 868, 34),
  ),
};
