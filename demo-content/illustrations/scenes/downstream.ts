import { drum } from '../elements/indoors';
import { person } from '../elements/people';
import { column, coolingTower, furnace, pipeRack, plume, sphere, stack, tank } from '../elements/refinery';
import { flare } from '../elements/oilfield';
import { tanker } from '../elements/vehicles';
import { birds, castShadow, clouds, grass, hills, plain, sky } from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, lines, rect, times } from '../paint/shapes';
import { fairSky } from '../paint/weather';
import { scene } from './scene';

const { ember, day, interior } = lights;
const refinerySun = { x: 1290, y: 560, radius: 60 };

export const downstreamScenes = {
  'scene-refinery-columns': scene(
    'Distillation columns of a refinery in the evening light',
    sky(ember, refinerySun),
    clouds(ember, 6, 8, 160, 480),
    hills(ember.far, 640, [10, 24, 14, 34, 20, 12, 30, 18]),
    at(1446, 642, coolingTower(distant(ember, 0.5)), 0.62),
    at(1446, 512, plume(mix(ember.glow, ember.sun, 0.5), 90, 0.55)),
    at(560, 642, stack(distant(ember, 0.45), 300, 22)),
    at(500, 642, flare(distant(ember, 0.4), 250)),
    at(680, 642, column(distant(ember, 0.42), 240, 30, 4)),
    at(742, 642, column(distant(ember, 0.42), 300, 34, 4)),
    at(1190, 642, column(distant(ember, 0.4), 260, 30, 4)),
    plain(ember, 640),
    at(1330, 694, sphere(distant(ember, 0.12), 62)),
    at(1480, 700, sphere(distant(ember, 0.12), 62)),
    castShadow(ember, refinerySun, 930, 716, 320, 184, 0.5),
    at(790, 716, furnace(ember), 1.16),
    at(890, 714, column(ember, 500, 60, 6)),
    at(984, 716, column(ember, 600, 74, 7)),
    at(1086, 714, column(ember, 420, 52, 5)),
    at(1164, 716, column(ember, 330, 42, 4)),
    at(960, 760, pipeRack(ember, 1000, 84), 1.1),
    at(390, 786, person(ember, { pose: 'read', accent: '#d9572b' }), 0.62),
    at(346, 788, person(ember, { pose: 'point' }), 0.62),
    rect(0, 824, 1600, 76, ember.edge),
    lines([[0, 824, 1600, 824]], ember.line, { width: 1.4, opacity: 0.6 }),
    grass(ember.edge, 31, 30, 0, 1600, 822, 22),
    birds(ember.rim, [
      [420, 250],
      [452, 238],
      [490, 256],
      [530, 240],
    ]),
  ),
  'scene-tank-farm': scene(
    'Storage tanks with spiral stairs and a pipe bridge under a fair sky',
    fairSky(day, 4),
    hills(day.far, 620, [22, 14, 34, 20, 30, 44, 26, 16]),
    plain(day, 620),
    at(1420, 650, tank(distant(day, 0.4), 240, 110), 0.8, true),
    at(1190, 650, tank(distant(day, 0.4), 240, 110), 0.8, true),
    at(960, 650, tank(distant(day, 0.42), 240, 110), 0.7, true),
    at(1310, 742, tank(day, 380, 210, 26), 1, true),
    at(860, 742, tank(day, 340, 180, 24), 1, true),
    at(1060, 806, pipeRack(day, 1180, 78)),
    at(420, 806, tanker(day, '#d9572b'), 0.92, true),
    at(676, 822, person(day, { pose: 'stand', accent: '#f2a33a' }), 0.68, true),
    rect(0, 836, 1600, 64, day.edge),
    grass(day.edge, 33, 26, 0, 1600, 836, 24),
  ),
  'blog-safety-sheet': scene(
    'Drums on a pallet in a store with a worker in gloves reading a sheet',
    rect(0, 0, 1600, 900, interior.near),
    rect(0, 0, 1600, 620, mix(interior.near, interior.middle, 0.6)),
    // Gable of the store with its open gate and the evening outside.
    at(
      0,
      0,
      `<clipPath id="gate"><path d="M980 620V214H1400V620Z"/></clipPath><g clip-path="url(#gate)">${sky(ember, { x: 1190, y: 520, radius: 56 }, 5)}${hills(ember.far, 590, [20, 40, 22, 34, 30, 52, 20])}${at(1310, 592, column(distant(ember, 0.3), 210, 28, 4))}${at(1352, 592, column(distant(ember, 0.3), 150, 24, 3))}</g>`,
    ),
    lines(
      [
        [980, 620, 980, 210],
        [1400, 620, 1400, 210],
      ],
      interior.edge,
      { width: 14 },
    ),
    rect(974, 204, 432, 14, interior.edge),
    ...times(6, (index) =>
      lines([[index * 190 + 20, 0, index * 190 + 20, 620]], interior.edge, { width: 5, opacity: 0.4 }),
    ),
    lines(
      [
        [0, 110, 1600, 110],
        [0, 130, 1600, 130],
      ],
      interior.edge,
      { width: 8, opacity: 0.5 },
    ),
    rect(0, 618, 1600, 282, interior.edge, 0.75),
    `<path d="M990 620H1390L1180 900H420Z" fill="${ember.glow}" opacity=".2"/>`,
    // Shelves with pails.
    ...[330, 470].map((y) => rect(60, y, 420, 8, interior.edge)),
    lines(
      [
        [66, 230, 66, 640],
        [474, 230, 474, 640],
        [270, 230, 270, 640],
      ],
      interior.edge,
      { width: 8 },
    ),
    ...times(8, (index) =>
      rect(
        80 + index * 49,
        290 - (index % 3) * 4,
        36,
        40 + (index % 3) * 4,
        index % 3 === 1 ? mix(palette.ember, interior.edge, 0.35) : interior.shade,
        undefined,
        4,
      ),
    ),
    ...times(8, (index) =>
      rect(
        80 + index * 49,
        432 - (index % 2) * 6,
        36,
        38 + (index % 2) * 6,
        index % 4 === 2 ? mix(palette.gold, interior.edge, 0.35) : interior.shade,
        undefined,
        4,
      ),
    ),
    rect(210, 772, 560, 18, interior.edge),
    rect(230, 790, 40, 22, interior.edge),
    rect(470, 790, 40, 22, interior.edge),
    rect(710, 790, 40, 22, interior.edge),
    at(310, 770, drum(interior, palette.teal, 250)),
    at(490, 770, drum(interior, palette.ember, 250)),
    at(670, 770, drum(interior, palette.teal, 250)),
    at(930, 830, person({ ...interior, edge: '#0a141b' }, { pose: 'read', accent: '#f2a33a' }), 2.3),
    rect(988, 534, 62, 44, palette.paper),
    lines(
      [
        [998, 546, 1040, 546],
        [998, 555, 1040, 555],
        [998, 564, 1026, 564],
      ],
      interior.body,
      { width: 2.4 },
    ),
    rect(990, 526, 10, 10, palette.ember),
  ),
};
