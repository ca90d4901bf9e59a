import { drum } from '../elements/indoors';
import { person } from '../elements/people';
import { lineValve, pipeAlong, pipeInPerspective, trench } from '../elements/pipeline';
import { tank } from '../elements/refinery';
import { excavator, jeep } from '../elements/vehicles';
import { hall } from '../elements/waterworks';
import {
  birds,
  castShadow,
  clouds,
  furrows,
  grass,
  hills,
  mist,
  plain,
  pylon,
  sky,
  stars,
  thornTree,
  wires,
} from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, circle, ellipse, lines, path, rect, stroke, times } from '../paint/shapes';
import { overcastSky } from '../paint/weather';
import { scene } from './scene';

const { dusk, dawn, night, haze, grey, interior } = lights;
const low = { x: 1120, y: 566, radius: 66 };
const early = { x: 460, y: 540, radius: 56 };
const moon = { x: 1180, y: 300, radius: 42 };
const dig = { x: 380, y: 540, radius: 60 };

export const pipelineScenes = {
  'scene-pipeline-plain': scene(
    'A pipeline on supports crossing a wide plain towards the sun',
    sky(dusk, low),
    clouds(dusk, 14, 10, 190, 500),
    hills(mix(dusk.far, dusk.glow, 0.3), 596, [70, 46, 90, 60, 30, 16, 10, 40, 80, 110]),
    hills(dusk.far, 606, [20, 34, 24, 40, 20, 8, 6, 14, 30, 44]),
    plain(dusk, 602),
    furrows(dusk.line, [1120, 600], 15, -900, 2600, 0.16),
    at(1300, 612, tank(distant(dusk, 0.45), 120, 50), 0.5),
    at(1364, 612, tank(distant(dusk, 0.45), 120, 50), 0.5),
    `<path d="M1100 612L360 900H1010L1130 612Z" fill="${dusk.edge}" opacity=".32"/>`,
    pipeInPerspective(dusk, [1112, 606], [640, 880], 4, 92, 9),
    at(1450, 742, thornTree(dusk.edge, 190)),
    castShadow(dusk, low, 1206, 716, 26, 80, 0.5),
    castShadow(dusk, low, 1248, 720, 26, 80, 0.5),
    at(1206, 718, person(dusk, { pose: 'point', accent: '#f2a33a' }), 0.58, true),
    at(1248, 722, person(dusk, { pose: 'stand', accent: '#2b6b80' }), 0.58, true),
    grass(dusk.edge, 16, 60, 780, 1600, 850, 40),
    grass(dusk.edge, 17, 20, 0, 330, 840, 40),
    birds(dusk.body, [
      [700, 320],
      [736, 306],
      [776, 330],
      [812, 312],
    ]),
  ),
  'scene-pipeline-plain-dawn': scene(
    'Line pipe laid out beside a trench in the early morning, with pylons on the horizon',
    sky(dawn, early, 6),
    clouds(dawn, 37, 8, 130, 430),
    hills(dawn.far, 590, [50, 80, 56, 90, 120, 80, 60, 96, 70]),
    mist(dawn.sun, 1050, 586, 900, 0.45),
    plain(dawn, 598),
    at(1290, 616, pylon(distant(dawn, 0.35).body, 260)),
    at(1030, 606, pylon(distant(dawn, 0.45).body, 190)),
    at(1620, 630, pylon(distant(dawn, 0.2).body, 350)),
    wires(distant(dawn, 0.4).body, [1030, 606], [1290, 616], 220),
    wires(distant(dawn, 0.3).body, [1290, 616], [1620, 630], 300),
    at(300, 690, excavator(distant(dawn, 0.1)), 0.9, true),
    ...times(3, (row) => at(470 + row * 26, 742 - row * 34, pipeAlong(dawn, 860 - row * 60, 30, 3))),
    ...times(3, (row) =>
      at(1330 + row * -34, 742 - row * 34, ellipse(0, 0, 11, 30, dawn.rim) + ellipse(0, 0, 8, 23, dawn.edge)),
    ),
    ...[560, 860, 1160].map((x) => rect(x, 772, 70, 18, dawn.edge)),
    castShadow(dawn, early, 900, 790, 860, 70, 0.3),
    at(420, 800, person(dawn, { pose: 'read', accent: '#f2a33a' }), 0.95, true),
    at(1430, 812, person(dawn, { pose: 'carry', accent: '#2b6b80' }), 0.95, true),
    grass(dawn.edge, 38, 44, 0, 1600, 866, 34),
  ),
  'scene-pipeline-crew': scene(
    'An integrity crew at an opened trench beside a valve station under low cloud',
    overcastSky(grey, 12),
    hills(grey.far, 590, [40, 60, 34, 70, 48, 30, 52, 66]),
    plain(grey, 594),
    at(330, 640, jeep(distant(grey, 0.12)), 0.9),
    at(1180, 746, lineValve(grey), 1.36),
    path('M0 772C300 762 700 786 1000 772C1200 766 1400 772 1600 764V900H0Z', mix(grey.middle, grey.near, 0.35)),
    path('M60 786C90 716 150 704 196 700C240 690 300 726 330 786Z', mix(grey.middle, grey.near, 0.75)),
    stroke('M196 700C240 690 300 726 330 786', grey.rim, { width: 2.2, opacity: 0.8 }),
    at(640, 782, trench(grey, 820, 118)),
    lines([[228, 782, 1052, 782]], grey.rim, { width: 2, opacity: 0.75 }),
    at(262, 850, pipeAlong(grey, 760, 36, 4)),
    rect(566, 810, 76, 80, mix(palette.amber, grey.edge, 0.25), 0.9),
    at(500, 884, person(grey, { pose: 'kneel', accent: '#f2a33a' }), 1.04),
    at(820, 786, person(grey, { pose: 'read', accent: '#2b6b80' }), 1),
    at(900, 788, person(grey, { pose: 'point', accent: '#d9572b' }), 1, true),
    grass(grey.edge, 40, 30, 1060, 1600, 830, 34),
    path('M0 884C300 878 620 890 1600 872V900H0Z', grey.edge),
  ),
  'blog-waxy-crude': scene(
    'A pipeline crossing a dark plain under a low moon, a pump station lit in the distance',
    sky(night, moon, 6),
    stars(31, 120, 540),
    hills(night.far, 620, [90, 130, 80, 60, 100, 70, 50, 90, 130]),
    plain(night, 624),
    at(1290, 650, hall(night, 5), 0.9),
    at(1120, 650, tank(distant(night, 0.15), 130, 64), 0.9),
    lines([[1470, 650, 1470, 560]], night.body, { width: 4 }),
    ellipse(1470, 654, 120, 13, night.lamp, 0.2),
    circle(1470, 556, 74, night.lamp, 0.07),
    circle(1470, 556, 34, night.lamp, 0.14),
    circle(1470, 556, 6, night.lamp),
    pipeInPerspective(night, [1110, 648], [330, 868], 3, 100, 9),
    at(1010, 800, person(night, { pose: 'walk', accent: '#f2a33a' }), 0.8),
    circle(1046, 724, 7, night.lamp),
    path('M1046 724L1352 806L1206 818Z', night.lamp, 0.16),
    ellipse(1280, 812, 76, 13, night.lamp, 0.34),
    grass(night.edge, 44, 50, 500, 1600, 860, 40),
  ),
  'blog-ten-digs': scene(
    'Workers in silhouette around an opened trench with an exposed pipe',
    sky(haze, dig, 6),
    hills(mix(haze.far, haze.glow, 0.35), 570, [60, 40, 84, 56, 96, 70, 50, 80]),
    hills(haze.far, 590, [26, 18, 34, 22, 40, 28, 20, 30]),
    plain(haze, 596),
    castShadow(haze, dig, 1290, 716, 210, 130, 0.35),
    at(1300, 722, excavator(haze), 1.3, true),
    path('M0 730C260 724 560 742 820 734C1100 726 1360 738 1600 728V900H0Z', haze.near),
    at(620, 736, trench(haze, 980, 150)),
    at(150, 826, pipeAlong(haze, 940, 44, 4)),
    rect(560, 780, 120, 92, mix(palette.ember, haze.edge, 0.3), 0.75),
    at(440, 742, person(haze, { pose: 'point', accent: '#f2a33a' }), 1.05),
    at(760, 880, person(haze, { pose: 'kneel', accent: '#d9572b' }), 1.08, true),
    at(860, 738, person(haze, { pose: 'read', accent: '#2b6b80' }), 1.05, true),
    path('M1090 742C1140 690 1200 700 1240 690C1300 676 1350 714 1400 742Z', haze.edge),
    path('M0 880C400 872 900 890 1600 868V900H0Z', haze.edge),
  ),
  'news-coating': scene(
    'Large pipes on rollers passing a coating station',
    rect(0, 0, 1600, 900, mix(interior.near, interior.middle, 0.5)),
    ...times(5, (index) =>
      rect(60 + index * 320, 60, 200, 190, mix(interior.glow, interior.middle, 0.25 + index * 0.12), 0.9),
    ),
    lines(
      times(5, (index) => [160 + index * 320, 60, 160 + index * 320, 250] as const),
      interior.edge,
      { width: 7 },
    ),
    lines(
      [
        [0, 300, 1600, 300],
        [0, 322, 1600, 322],
        ...times(20, (index) => [index * 84, 300, index * 84 + 42, 322] as const),
      ],
      interior.edge,
      { width: 7 },
    ),
    rect(0, 700, 1600, 200, interior.edge),
    lines([[0, 700, 1600, 700]], interior.line, { width: 2 }),
    ...times(
      5,
      (index) =>
        `<path d="M${80 + index * 320} 702L${200 + index * 320} 702L${90 + index * 320} 900H${-90 + index * 320}Z" fill="${interior.glow}" opacity=".1"/>`,
    ),
    at(-20, 560, pipeAlong(interior, 760, 110, 2)),
    at(
      700,
      560,
      rect(0, -110, 940, 220, mix(palette.ink, interior.edge, 0.4)) +
        rect(0, 20, 940, 90, '#081117') +
        rect(0, -110, 940, 12, interior.line) +
        rect(0, -74, 940, 18, mix(interior.line, interior.edge, 0.5)),
    ),
    rect(640, 380, 210, 322, interior.body),
    rect(640, 376, 210, 8, interior.rim),
    rect(660, 404, 170, 60, mix(palette.ember, interior.body, 0.2)),
    circle(700, 434, 10, interior.lamp),
    circle(734, 434, 10, interior.lamp),
    ...[180, 480, 1000, 1300].map(
      (x) =>
        circle(x, 702, 34, interior.shade) +
        circle(x, 702, 13, interior.line) +
        rect(x - 60, 726, 120, 24, interior.shade),
    ),
    lines([[640, 670, 850, 670]], mix(palette.amber, interior.body, 0.2), { width: 14, dash: '26 18' }),
    at(1120, 846, person({ ...interior, edge: '#081319' }, { pose: 'point', accent: '#f2a33a' }), 1.7, true),
    at(320, 870, drum(interior, palette.gold, 130)),
    at(410, 870, drum(interior, palette.teal, 130)),
  ),
};
