import { container } from '../elements/renewables';
import { clarifier, evaporator, hall, waterTower } from '../elements/waterworks';
import { person } from '../elements/people';
import { boat } from '../elements/vehicles';
import { plume } from '../elements/refinery';
import { birds, clouds, grass, hills, mist, palm, plain, sky, water } from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, lines, path, rect } from '../paint/shapes';
import { fairSky, overcastSky, rain } from '../paint/weather';
import { scene } from './scene';

const { dawn, seaDawn, day, grey, seaDay } = lights;
const worksDawn = { x: 420, y: 400, radius: 54 };
const coast = { x: 520, y: 470, radius: 60 };
const headland = { x: 1100, y: 470, radius: 58 };
const still = { x: 1060, y: 470, radius: 54 };
const beach = { x: 360, y: 450, radius: 58 };

export const waterScenes = {
  'scene-water-works': scene(
    'Clarifier tanks of a water treatment works with a walkway',
    fairSky(day, 11),
    hills(mix(day.far, day.glow, 0.35), 470, [50, 84, 60, 110, 80, 60, 96, 120, 70]),
    hills(day.far, 486, [30, 22, 46, 30, 54, 40, 26, 40, 30]),
    plain(day, 484, 5),
    at(560, 512, hall(distant(day, 0.35), 5), 0.8),
    at(842, 512, waterTower(distant(day, 0.3), 240)),
    at(1330, 560, clarifier(distant(day, 0.25), 200, 0.2, 2.7), 0.9),
    at(900, 568, clarifier(distant(day, 0.22), 190, 0.2, 0.4), 0.9),
    at(480, 600, clarifier(distant(day, 0.12), 230, 0.22, 0.3)),
    at(1130, 712, clarifier(day, 430, 0.26, 0.32)),
    at(1396, 742, person(day, { pose: 'stand', accent: '#f2a33a' }), 0.66),
    at(420, 806, person(day, { pose: 'read', accent: '#116a6f' }), 0.86),
    grass(day.edge, 55, 46, 0, 1600, 872, 34),
    birds(day.shade, [
      [320, 220],
      [350, 208],
      [386, 226],
    ]),
  ),
  'scene-water-works-dawn': scene(
    'Recycling works with an evaporator tower and round tanks in the early mist',
    sky(dawn, worksDawn, 6),
    clouds(dawn, 57, 8, 90, 330),
    hills(dawn.far, 480, [60, 40, 76, 50, 90, 110, 80, 60]),
    plain(dawn, 500, 5),
    mist(dawn.sun, 760, 512, 900, 0.5),
    at(1200, 560, evaporator(dawn), 1.1, true),
    at(1330, 560, evaporator(distant(dawn, 0.16)), 0.9, true),
    at(1180, 206, plume(dawn.sun, 90, 0.6)),
    at(930, 560, hall(distant(dawn, 0.14), 5), 0.9, true),
    at(1310, 700, clarifier(dawn, 300, 0.24, 2.8), 1, true),
    at(620, 690, clarifier(dawn, 340, 0.25, 2.7), 1, true),
    at(950, 800, person(dawn, { pose: 'carry', accent: '#3e8e5a' }), 0.8, true),
    grass(dawn.edge, 59, 46, 0, 1600, 868, 34),
  ),
  'scene-desalination-coast': scene(
    'A desalination works on a headland with palms and a boat on the calm sea',
    fairSky(seaDay, 6),
    hills(mix(seaDay.far, seaDay.glow, 0.4), 500, [0, 0, 0, 0, 14, 40, 66, 52, 90]),
    water(seaDay, 500, coast, 63),
    at(360, 566, boat(seaDay), 0.62),
    at(620, 530, boat(distant(seaDay, 0.5)), 0.3),
    path(
      'M1600 470C1440 474 1300 486 1180 520C1060 552 980 566 860 588C1000 604 1180 600 1300 640C1420 690 1500 760 1600 780Z',
      seaDay.near,
    ),
    path(
      'M1600 780C1500 760 1420 690 1300 640C1180 600 1000 604 860 588C960 630 1080 650 1180 712C1300 800 1420 880 1480 900H1600Z',
      seaDay.edge,
    ),
    at(1330, 556, hall(seaDay, 4), 1.14, true),
    at(1500, 552, waterTower(seaDay, 260), 1, true),
    lines(
      [
        [1010, 580, 640, 640],
        [1010, 590, 640, 652],
      ],
      seaDay.body,
      { width: 7 },
    ),
    at(1480, 760, palm(seaDay.edge, 270)),
    at(1390, 740, palm(seaDay.edge, 200), 1, true),
    at(1214, 706, person(seaDay, { pose: 'point', accent: '#f2a33a' }), 0.6, true),
    birds(seaDay.shade, [
      [740, 270],
      [772, 256],
      [812, 276],
    ]),
  ),
  'blog-desalination': scene(
    'A desalination works on a headland with intake pipes running into a calm sea',
    overcastSky(grey, 15),
    water(grey, 505, headland, 67),
    path(
      'M0 430C160 436 300 470 440 516C560 556 640 580 760 592C620 612 520 640 420 700C300 780 160 840 0 850Z',
      grey.near,
    ),
    path(
      'M0 850C160 840 300 780 420 700C520 640 620 612 760 592C600 660 480 740 400 820Q360 870 330 900H0Z',
      grey.edge,
    ),
    at(250, 560, hall(grey, 4), 1.25),
    at(70, 520, waterTower(grey, 280)),
    lines(
      [
        [560, 588, 900, 664],
        [560, 600, 900, 678],
      ],
      grey.body,
      { width: 8 },
    ),
    lines(
      [
        [640, 604, 640, 660],
        [760, 634, 760, 700],
        [880, 660, 880, 740],
      ],
      grey.edge,
      { width: 7 },
    ),
    at(1330, 628, boat(grey), 0.9),
    at(360, 748, palm(grey.edge, 250)),
    rain(grey, 7),
  ),
  'blog-zero-discharge': scene(
    'An evaporator tower and round tanks mirrored in still water under low cloud',
    overcastSky(grey, 8),
    hills(grey.far, 540, [30, 56, 40, 70, 46, 60, 90, 60]),
    at(480, 560, evaporator(grey), 1.2),
    at(640, 560, evaporator(distant(grey, 0.18)), 0.95),
    at(490, 160, plume(grey.sun, 100, 0.55)),
    at(880, 560, hall(grey, 4), 1.1),
    at(1240, 560, waterTower(distant(grey, 0.2), 230)),
    water(grey, 560, still, 71),
    `<g opacity=".34" transform="translate(0 1120) scale(1 -1)">${at(480, 560, evaporator(grey), 1.2)}${at(880, 560, hall(grey, 4), 1.1)}</g>`,
    rect(0, 556, 1600, 8, grey.edge),
    path('M0 900V820C220 800 420 850 700 846C980 840 1200 790 1600 810V900Z', grey.edge),
    at(1210, 822, person(grey, { pose: 'read', accent: '#116a6f' }), 1.05),
    grass(grey.edge, 73, 50, 0, 1600, 836, 44),
  ),
  'news-desalination': scene(
    'Two white containers, a water tower and a fishing boat on a beach',
    sky(seaDawn, beach, 6),
    clouds(seaDawn, 75, 8, 110, 380),
    water(seaDawn, 480, beach, 77, 660),
    path('M0 640C300 600 620 628 900 606C1180 590 1400 560 1600 556V900H0Z', mix(seaDawn.glow, seaDawn.middle, 0.45)),
    path('M0 760C400 700 900 740 1600 680V900H0Z', seaDawn.near),
    at(1120, 700, container(seaDawn, 330, 140, palette.teal), 1, true),
    at(1470, 690, container(seaDawn, 300, 128, palette.teal), 1, true),
    at(860, 660, waterTower(seaDawn, 330), 1, true),
    at(420, 744, boat(seaDawn), 1.15),
    at(700, 800, person(seaDawn, { pose: 'carry', head: 'knot' }), 0.94),
    at(790, 806, person(seaDawn, { pose: 'walk', head: 'short' }), 0.9),
    at(1380, 830, palm(seaDawn.edge, 300), 1, true),
    grass(seaDawn.edge, 79, 36, 0, 1600, 872, 34),
  ),
  'news-award': scene(
    'Round tanks and an evaporator tower with a thin plume by day',
    fairSky(day, 2),
    hills(day.far, 510, [40, 64, 46, 90, 60, 44, 70, 50]),
    plain(day, 520, 5),
    at(330, 570, evaporator(day), 1.2),
    at(340, 170, plume(mix(day.glow, day.sun, 0.5), 110, 0.55)),
    at(640, 570, hall(distant(day, 0.16), 5), 0.94),
    at(1180, 690, clarifier(day, 390, 0.25, 0.3)),
    at(520, 740, clarifier(day, 260, 0.24, 0.4)),
    at(860, 812, person(day, { pose: 'stand', accent: '#116a6f' }), 0.86),
    at(820, 814, person(day, { pose: 'point', accent: '#f2a33a', head: 'helmet' }), 0.86),
    grass(day.edge, 83, 40, 0, 1600, 870, 34),
  ),
};
