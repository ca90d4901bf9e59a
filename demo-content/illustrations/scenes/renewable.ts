import { container, solarField, trackerTable, tubeStore, turbine } from '../elements/renewables';
import { person } from '../elements/people';
import { hall } from '../elements/waterworks';
import { excavator } from '../elements/vehicles';
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
  thornTree,
  wires,
} from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, lines, rect } from '../paint/shapes';
import { fairSky, highSun } from '../paint/weather';
import { scene } from './scene';

const { ember, dawn, haze, day, dryDay } = lights;

const hot = { x: 980, y: 300, radius: 96 };
const crew = { x: 1220, y: 510, radius: 60 };
const results = { x: 1180, y: 520, radius: 54 };
const hydrogen = { x: 1150, y: 556, radius: 60 };

export const renewableScenes = {
  'scene-wind-solar': scene(
    'Wind turbines above rows of solar modules on a fair day',
    fairSky(day, 13),
    hills(mix(day.far, day.glow, 0.35), 560, [60, 96, 70, 130, 90, 66, 110, 150, 96, 70]),
    hills(day.far, 580, [46, 30, 70, 40, 26, 58, 36, 70, 90, 60]),
    mist(day.sun, 860, 566, 700, 0.4),
    at(1330, 570, turbine(distant(day, 0.55), 190, 40)),
    at(1440, 560, turbine(distant(day, 0.55), 170, 78)),
    at(720, 574, turbine(distant(day, 0.5), 210, 4)),
    at(610, 566, turbine(distant(day, 0.55), 170, 62)),
    hills(day.middle, 620, [30, 46, 24, 40, 60, 44, 24, 30, 52, 70]),
    at(1180, 600, turbine(distant(day, 0.12), 400, 18)),
    at(890, 606, turbine(distant(day, 0.28), 300, 96)),
    plain(day, 640),
    solarField(day, { x: -60, y: 640, width: 1720, depth: 240, rows: 6, vanish: 1060 }),
    grass(day.edge, 12, 36, 0, 1600, 884, 30),
    birds(day.shade, [
      [470, 260],
      [500, 246],
      [540, 268],
    ]),
  ),
  'scene-solar-crew': scene(
    'Two technicians cleaning and checking solar trackers in the morning',
    sky(dawn, crew, 6),
    clouds(dawn, 19, 7, 120, 420),
    hills(dawn.far, 570, [30, 54, 36, 80, 60, 30, 48, 70]),
    plain(dawn, 572),
    at(260, 600, pylon(distant(dawn, 0.4).body, 210)),
    at(20, 620, pylon(distant(dawn, 0.25).body, 290)),
    wires(distant(dawn, 0.3).body, [20, 620], [260, 600], 240),
    at(1350, 618, trackerTable(distant(dawn, 0.45), 420), 0.6),
    at(1090, 618, trackerTable(distant(dawn, 0.45), 420), 0.6),
    at(830, 618, trackerTable(distant(dawn, 0.45), 420), 0.6),
    castShadow(dawn, crew, 960, 770, 60, 110, 0.35),
    at(980, 776, trackerTable(dawn, 700, -24), 1.34),
    castShadow(dawn, crew, 470, 796, 36, 90, 0.4),
    at(470, 800, person(dawn, { pose: 'point', accent: '#3e8e5a' }), 1.1),
    at(1330, 812, person(dawn, { pose: 'kneel', accent: '#f2a33a' }), 1, true),
    rect(1256, 790, 30, 22, dawn.edge, undefined, 3),
    grass(dawn.edge, 41, 44, 0, 1600, 868, 34),
  ),
  'scene-storage-hydrogen': scene(
    'Battery and electrolyser containers beside hydrogen tubes, with wind turbines behind them',
    fairSky(day, 9),
    hills(mix(day.far, day.glow, 0.25), 590, [90, 60, 40, 70, 110, 80, 120, 90]),
    at(1180, 580, turbine(distant(day, 0.5), 330, 30), 1, true),
    at(1400, 575, turbine(distant(day, 0.5), 300, 70), 1, true),
    at(940, 580, turbine(distant(day, 0.58), 240, 8), 1, true),
    hills(day.far, 610, [24, 40, 22, 30, 52, 34, 60, 40]),
    plain(day, 620),
    at(560, 644, hall(distant(day, 0.35), 4), 0.9, true),
    at(790, 752, container(day, 250, 116, palette.leaf), 1, true),
    at(1070, 752, container(day, 250, 116, palette.leaf), 1, true),
    at(1350, 752, container(day, 250, 116, palette.leaf), 1, true),
    at(420, 790, tubeStore(day, 300), 1.04, true),
    lines(
      [
        [575, 748, 660, 748],
        [575, 716, 660, 716],
      ],
      day.body,
      { width: 6 },
    ),
    at(640, 812, person(day, { pose: 'read', accent: '#f2a33a' }), 0.74, true),
    rect(0, 830, 1600, 70, day.edge),
    grass(day.edge, 43, 30, 0, 1600, 830, 24),
  ),
  'blog-solar-heat': scene(
    'Rows of tilted solar modules leading to a large pale sun above a hazy plain',
    sky(haze, hot, 6),
    hills(mix(haze.far, haze.glow, 0.4), 540, [40, 70, 50, 36, 60, 90, 70, 48]),
    hills(haze.far, 560, [20, 34, 26, 50, 30, 22, 40, 30]),
    plain(haze, 566),
    furrows(haze.line, [980, 560], 12, -600, 2400, 0.3),
    solarField(haze, { x: -260, y: 566, width: 2100, depth: 320, rows: 6, vanish: 980 }),
    at(170, 640, thornTree(haze.edge, 150)),
  ),
  'blog-electrolyser': scene(
    'White electrolyser containers and hydrogen tubes with wind turbines behind them',
    sky(dawn, hydrogen, 6),
    clouds(dawn, 27, 8, 120, 430),
    hills(dawn.far, 600, [50, 74, 42, 60, 100, 70, 54, 84]),
    at(340, 604, turbine(distant(dawn, 0.45), 360, 50)),
    at(560, 604, turbine(distant(dawn, 0.5), 290, 12)),
    at(130, 604, turbine(distant(dawn, 0.52), 260, 84)),
    plain(dawn, 616),
    castShadow(dawn, hydrogen, 900, 760, 760, 140, 0.3),
    at(700, 760, container(dawn, 380, 170, palette.leaf)),
    at(1110, 760, container(dawn, 380, 170, palette.leaf)),
    at(1420, 776, tubeStore(dawn, 280), 1.25),
    lines(
      [
        [700, 590, 700, 540],
        [740, 590, 740, 560],
        [1110, 590, 1110, 540],
      ],
      dawn.body,
      { width: 12 },
    ),
    at(410, 800, person(dawn, { pose: 'read', accent: '#3e8e5a', head: 'helmet' }), 0.94),
    grass(dawn.edge, 47, 40, 0, 1600, 866, 34),
  ),
  'news-kutch-solar': scene(
    'Surveyors and a piling machine in front of the first rows of solar trackers',
    highSun(dryDay, 1140),
    hills(dryDay.far, 600, [14, 20, 12, 26, 16, 22, 14, 18]),
    plain(dryDay, 602),
    at(900, 640, trackerTable(distant(dryDay, 0.4), 420, 24), 0.6),
    at(1150, 640, trackerTable(distant(dryDay, 0.4), 420, 24), 0.6),
    at(1400, 640, trackerTable(distant(dryDay, 0.4), 420, 24), 0.6),
    lines(
      [
        [1000, 700, 1000, 620],
        [1100, 704, 1100, 616],
        [1206, 708, 1206, 612],
      ],
      dryDay.body,
      { width: 8 },
    ),
    at(1330, 786, excavator(dryDay), 1.35, true),
    lines([[1080, 786, 1080, 640]], dryDay.body, { width: 13 }),
    at(640, 796, person(dryDay, { pose: 'lean', accent: '#f2a33a' }), 0.96),
    lines(
      [
        [704, 690, 680, 800],
        [704, 690, 730, 800],
        [704, 690, 704, 800],
      ],
      dryDay.edge,
      { width: 5 },
    ),
    rect(690, 672, 32, 22, dryDay.edge, undefined, 3),
    at(330, 800, person(dryDay, { pose: 'stand', accent: '#3e8e5a' }), 0.94, true),
    lines([[352, 640, 352, 800]], dryDay.edge, { width: 4 }),
    grass(dryDay.edge, 49, 36, 0, 1600, 866, 30),
  ),
  'news-results': scene(
    'Wind turbines behind the roofs of a chemical plant in morning light',
    sky(ember, results, 6),
    clouds(ember, 35, 7, 150, 450),
    hills(mix(ember.far, ember.glow, 0.3), 590, [60, 40, 80, 120, 90, 60, 90, 50]),
    at(420, 610, turbine(distant(ember, 0.4), 380, 24)),
    at(700, 600, turbine(distant(ember, 0.46), 350, 66)),
    at(960, 600, turbine(distant(ember, 0.5), 280, 100)),
    at(1420, 600, turbine(distant(ember, 0.46), 350, 40)),
    hills(ember.middle, 640, [16, 24, 14, 30, 18, 24, 12, 20]),
    at(520, 770, hall(ember, 7), 1.5),
    at(1290, 770, hall(ember, 5), 1.4),
    rect(0, 766, 1600, 134, ember.near),
    lines([[0, 767, 1600, 767]], ember.line, { width: 1.6, opacity: 0.6 }),
    rect(0, 838, 1600, 62, ember.edge),
    ...[330, 430, 505, 1090].map(
      (x, index) =>
        castShadow(ember, results, x, 848, 30, 46, 0.6) +
        at(
          x,
          850,
          person(ember, { pose: 'walk', accent: ['#f2a33a', '#3e8e5a', '#f2a33a', '#d9572b'][index] ?? '#f2a33a' }),
          0.82,
        ),
    ),
  ),
};
