import {
  bottleRack,
  conveyor,
  cylinderGlass,
  desk,
  distillation,
  drum,
  flask,
  microscope,
  mullions,
  oilBottle,
  screen,
  windowLight,
} from '../elements/indoors';
import { person } from '../elements/people';
import { column, tank } from '../elements/refinery';
import { turbine } from '../elements/renewables';
import { clouds, hills, sky } from '../paint/landscape';
import { mix, palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, circle, ellipse, lines, path, rect, rotated, stroke, times } from '../paint/shapes';
import { scene } from './scene';

const { interior, dusk, dawn, ember, night } = lights;
const dark = { ...interior, edge: '#09151c' };
/** Dark outlines make glass visible against a pale sky. */
const clear = { ...interior, rim: palette.petrol, sun: palette.paper };

/** The view through a window: the caller's drawing, clipped to a rectangle. */
function through(name: string, x: number, y: number, width: number, height: number, body: string): string {
  return `<clipPath id="${name}"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath><g clip-path="url(#${name})">${body}</g>`;
}

const wall = mix(interior.near, interior.middle, 0.45);

/** A pendant lamp with its cone of light. */
function pendant(x: number, length: number): string {
  return (
    lines([[x, 0, x, length]], dark.edge, { width: 4 }) +
    path(
      `M${x - 44} ${length + 34}Q${x - 40} ${length} ${x} ${length - 6}Q${x + 40} ${length} ${x + 44} ${length + 34}Z`,
      dark.edge,
    ) +
    ellipse(x, length + 34, 44, 7, interior.lamp) +
    path(
      `M${x - 44} ${length + 34}L${x - 170} ${length + 460}H${x + 170}L${x + 44} ${length + 34}Z`,
      interior.lamp,
      0.055,
    )
  );
}

export const indoorScenes = {
  'scene-laboratory-bench': scene(
    'A chemist in silhouette at a laboratory bench with glassware in front of a wide window',
    rect(0, 0, 1600, 900, wall),
    through(
      'lab',
      520,
      96,
      960,
      520,
      sky(dusk, { x: 1210, y: 470, radius: 62 }, 6) +
        clouds(dusk, 91, 7, 160, 420) +
        hills(dusk.far, 560, [40, 70, 46, 30, 50, 80, 60, 36]) +
        at(820, 566, column(distant(dusk, 0.35), 210, 28, 4)) +
        at(872, 566, column(distant(dusk, 0.35), 270, 32, 5)) +
        at(930, 566, column(distant(dusk, 0.35), 170, 26, 3)) +
        hills(dusk.middle, 592, [10, 22, 12, 26, 14, 20]),
    ),
    mullions(dark, 520, 96, 960, 520, 4, 2),
    rect(90, 150, 300, 12, dark.edge),
    rect(90, 300, 300, 12, dark.edge),
    at(240, 150, bottleRack(dark, palette.gold, palette.ember, 7), 0.86),
    at(240, 300, bottleRack(dark, palette.teal, palette.leaf, 7), 0.86),
    windowLight(interior, 560, 700, 900, -520, 200),
    rect(0, 690, 1600, 26, dark.edge),
    rect(0, 688, 1600, 4, interior.rim, 0.7),
    rect(0, 716, 1600, 184, mix(dark.edge, interior.near, 0.35)),
    ...times(7, (index) => rect(30 + index * 230, 742, 206, 158, mix(dark.edge, interior.near, 0.18))),
    ...times(7, (index) => rect(112 + index * 230, 764, 42, 6, interior.line, 0.8)),
    at(1372, 688, distillation(dark, palette.amber)),
    at(1010, 688, flask(dark, palette.teal, 170, 0.5)),
    at(1120, 688, flask(dark, palette.ember, 120, 0.6)),
    at(1204, 688, cylinderGlass(dark, palette.gold, 44, 170, 0.55)),
    at(500, 688, microscope(dark), 1.15),
    at(740, 900, person({ ...dark }, { pose: 'lean', head: 'knot', coat: true }), 3.25),
    at(900, 688, flask(dark, palette.leaf, 90, 0.55)),
  ),
  'scene-laboratory-macro': scene(
    'Flasks and cylinders in a row with liquids from amber to teal',
    sky(dawn, { x: 1120, y: 420, radius: 74 }, 6),
    hills(dawn.far, 590, [20, 36, 24, 40, 26, 34, 20]),
    rect(0, 640, 1600, 260, interior.near),
    rect(0, 636, 1600, 8, dawn.rim),
    path(
      'M260 648L-60 900H340L520 648ZM780 648L560 900H900L960 648ZM1240 648L1180 900H1480L1420 648Z',
      interior.edge,
      0.45,
    ),
    at(300, 676, flask(clear, palette.gold, 380, 0.55)),
    at(600, 676, cylinderGlass(clear, palette.amber, 92, 460, 0.62)),
    at(880, 676, flask(clear, palette.ember, 430, 0.48)),
    at(1160, 676, cylinderGlass(clear, palette.leaf, 92, 400, 0.5)),
    at(1420, 676, flask(clear, palette.teal, 350, 0.6)),
  ),
  'news-laboratory': scene(
    'A row of flasks and a titration stand before a laboratory window',
    rect(0, 0, 1600, 900, wall),
    through(
      'nlab',
      120,
      90,
      620,
      520,
      sky(dawn, { x: 470, y: 420, radius: 54 }, 5) +
        hills(dawn.far, 540, [40, 66, 40, 60, 30]) +
        hills(dawn.middle, 590, [20, 30, 16, 26]),
    ),
    mullions(dark, 120, 90, 620, 520, 3, 2),
    rect(0, 690, 1600, 26, dark.edge),
    rect(0, 688, 1600, 4, interior.rim, 0.7),
    rect(0, 716, 1600, 184, mix(dark.edge, interior.near, 0.35)),
    at(1040, 688, bottleRack(dark, palette.gold, palette.teal, 8), 1.5),
    at(330, 688, distillation(dark, palette.ember), 1.2, true),
    at(620, 688, flask(dark, palette.teal, 200, 0.5)),
    at(760, 688, cylinderGlass(dark, palette.amber, 56, 230, 0.66)),
    at(1360, 900, person(dark, { pose: 'read', head: 'short', coat: true }), 3.1, true),
  ),
  'scene-control-room': scene(
    'Operators in silhouette before a wall of curves, maps and flow diagrams',
    rect(0, 0, 1600, 900, '#0a1a22'),
    path('M0 0H1600V120L1380 90H220L0 120Z', '#0d222c'),
    screen(night, 150, 120, 420, 230, 'curve'),
    screen(night, 590, 120, 420, 230, 'map'),
    screen(night, 1030, 120, 420, 230, 'flow'),
    screen(night, 150, 370, 280, 170, 'bars'),
    screen(night, 450, 370, 280, 170, 'flow'),
    screen(night, 750, 370, 280, 170, 'curve'),
    screen(night, 1050, 370, 400, 170, 'map'),
    path('M150 560H1450L1600 700H0Z', night.glow, 0.12),
    rect(0, 640, 1600, 260, '#081720'),
    at(370, 800, desk({ ...night, edge: '#050d12' }), 1.5),
    at(820, 800, desk({ ...night, edge: '#050d12' }), 1.5),
    at(1270, 800, desk({ ...night, edge: '#050d12' }), 1.5),
    ...[330, 780].map(
      (x, index) =>
        at(x, 868, person({ ...night, edge: '#04090d' }, { pose: 'sit', head: index ? 'knot' : 'short' }), 1.65) +
        rect(x - 62, 748, 116, 152, '#0b1d27', undefined, 16) +
        rect(x - 62, 748, 116, 4, night.line, 0.8, 2),
    ),
    at(1130, 878, person({ ...night, edge: '#04090d' }, { pose: 'point', head: 'short' }), 1.8),
  ),
  'news-control-room': scene(
    'Two operators in silhouette before a large map and curves',
    rect(0, 0, 1600, 900, '#0a1a22'),
    screen(night, 90, 80, 900, 480, 'map'),
    screen(night, 1020, 80, 490, 230, 'curve'),
    screen(night, 1020, 330, 490, 230, 'bars'),
    path('M90 570H1510L1600 690H0Z', night.glow, 0.12),
    rect(0, 690, 1600, 210, '#061219'),
    at(520, 900, person({ ...night, edge: '#04090d' }, { pose: 'point', head: 'short' }), 3),
    at(950, 900, person({ ...night, edge: '#04090d' }, { pose: 'read', head: 'knot' }), 2.9, true),
  ),
  'scene-lubricants-line': scene(
    'Drums and bottles moving along a lubricant filling line',
    rect(0, 0, 1600, 900, wall),
    through(
      'hall',
      640,
      70,
      900,
      420,
      sky(dusk, { x: 1130, y: 400, radius: 62 }, 6) +
        clouds(dusk, 93, 6, 110, 360) +
        hills(dusk.far, 470, [30, 54, 36, 60, 44, 30]) +
        at(880, 478, tank(distant(dusk, 0.3), 150, 100)) +
        at(1390, 478, tank(distant(dusk, 0.3), 180, 120)),
    ),
    mullions(dark, 640, 70, 900, 420, 5, 2),
    ...[240, 480].map((x) => pendant(x, 120)),
    lines(
      [[0, 40, 1600, 40], [0, 62, 1600, 62], ...times(20, (index) => [index * 84, 40, index * 84 + 42, 62] as const)],
      dark.edge,
      { width: 6 },
    ),
    // Filling machine.
    rect(300, 250, 250, 420, dark.body),
    rect(300, 246, 250, 8, interior.rim),
    rect(324, 282, 202, 90, mix(palette.gold, dark.body, 0.15)),
    path('M414 292Q438 324 438 342A24 24 0 0 1 390 342Q390 324 414 292Z', palette.paper, 0.9),
    rect(324, 396, 90, 70, dark.edge),
    circle(450, 420, 10, interior.lamp),
    circle(482, 420, 10, palette.leaf),
    ...[344, 424, 504].map((x) => rect(x - 7, 470, 14, 74, interior.line)),
    stroke('M300 300H150V0M550 320H610V0', dark.body, { width: 22 }),
    stroke('M160 300V0M620 320V0', interior.rim, { width: 2.4 }),
    rect(0, 800, 1600, 100, dark.edge),
    windowLight(interior, 700, 800, 800, -300, 100),
    at(0, 670, conveyor({ ...dark, shade: '#0d2029' }, 1600)),
    ...times(3, (index) => at(344 + index * 80, 668, oilBottle(dark, palette.gold, 118))),
    ...times(3, (index) =>
      at(60 + index * 84, 668, oilBottle({ ...dark }, mix(palette.gold, interior.line, 0.55), 118)),
    ),
    ...times(4, (index) => at(690 + index * 150, 668, drum(dark, index % 2 ? palette.teal : palette.gold, 176))),
    at(1330, 846, person({ ...dark, edge: '#060f14' }, { pose: 'read', accent: '#f2a33a' }), 2),
    at(1490, 668, drum(dark, palette.gold, 176)),
  ),
  'scene-workshop': scene(
    'A machinist greasing a large gear in a workshop with high windows',
    rect(0, 0, 1600, 900, wall),
    through(
      'shop',
      900,
      80,
      560,
      470,
      sky(ember, { x: 1230, y: 420, radius: 56 }, 5) + hills(ember.far, 530, [30, 50, 36, 56, 34]),
    ),
    mullions(dark, 900, 80, 560, 470, 3, 3),
    ...[140, 560].map((x) => pendant(x, 90)),
    windowLight(interior, 880, 760, 580, -460, 140),
    rect(0, 756, 1600, 144, dark.edge),
    // A gear on its pedestal.
    at(
      560,
      520,
      rotated(
        8,
        times(18, (index) => rotated(index * 20, rect(-26, -262, 52, 50, dark.body))).join('') +
          circle(0, 0, 222, dark.body) +
          circle(0, 0, 180, mix(dark.body, interior.middle, 0.5)) +
          times(6, (index) => rotated(index * 60, path('M-26 -56L-40 -158Q0 -178 40 -158L26 -56Z', wall))).join('') +
          circle(0, 0, 62, dark.body) +
          circle(0, 0, 26, interior.rim),
      ) + stroke('M140 -176A224 224 0 0 1 222 46', interior.rim, { width: 5 }),
    ),
    path('M400 770L500 560H620L720 770Z', dark.shade),
    at(990, 800, person({ ...dark, edge: '#060f14' }, { pose: 'lean', head: 'short' }), 2.5, true),
    at(1220, 800, drum(dark, palette.gold, 190)),
    at(1370, 800, drum(dark, palette.teal, 150)),
    rect(40, 610, 260, 20, dark.edge),
    rect(60, 630, 18, 130, dark.edge),
    rect(262, 630, 18, 130, dark.edge),
    at(110, 610, oilBottle(dark, palette.gold, 110)),
    at(190, 610, oilBottle(dark, palette.teal, 90)),
  ),
  'blog-oil-sample': scene(
    'Three sample bottles of darkening oil on a bench, with a gear behind them',
    sky(dusk, { x: 1150, y: 400, radius: 78 }, 6),
    at(
      420,
      470,
      times(16, (index) => rotated(index * 22.5, rect(-34, -330, 68, 60, dusk.body))).join('') +
        circle(0, 0, 282, dusk.body) +
        circle(0, 0, 224, mix(dusk.body, dusk.far, 0.3)) +
        circle(0, 0, 82, dusk.body) +
        stroke('M176 -222A284 284 0 0 1 282 40', dusk.rim, { width: 5 }),
    ),
    rect(0, 690, 1600, 210, dusk.edge),
    rect(0, 686, 1600, 6, dusk.rim),
    ...[
      [640, '#e8b45a'],
      [900, '#b4702a'],
      [1160, '#4a2a17'],
    ].map(([x, oil]) =>
      at(
        Number(x),
        686,
        rect(-78, -250, 156, 250, dusk.rim, 0.2, 18) +
          rect(-72, -196, 144, 192, String(oil), 0.96, 14) +
          ellipse(0, -194, 72, 9, mix(String(oil), dusk.rim, 0.4)) +
          stroke('M-78 -244V-18Q-78 0 -60 0H60Q78 0 78 -18V-244', dusk.rim, { width: 3, opacity: 0.85 }) +
          rect(-62, -304, 124, 60, dusk.edge, undefined, 8) +
          rect(-52, -150, 104, 84, palette.paper, 0.94) +
          lines(
            [
              [-40, -128, 40, -128],
              [-40, -110, 40, -110],
              [-40, -92, 10, -92],
            ],
            dusk.body,
            { width: 4 },
          ) +
          rect(52, -230, 9, 210, palette.paper, 0.5, 4),
      ),
    ),
    `<path d="M562 692L300 900H560L718 692ZM822 692L660 900H900L978 692ZM1082 692L1010 900H1240L1238 692Z" fill="#060f14" opacity=".6"/>`,
  ),
  'news-scholarships': scene(
    'Young people in overalls around a workbench beneath high windows',
    rect(0, 0, 1600, 900, wall),
    through(
      'school',
      180,
      70,
      1240,
      420,
      sky(dawn, { x: 1020, y: 400, radius: 60 }, 6) +
        clouds(dawn, 95, 6, 100, 320) +
        hills(dawn.far, 470, [30, 50, 34, 60, 40, 30]) +
        at(420, 476, turbine(distant(dawn, 0.4), 260, 20)) +
        at(620, 476, turbine(distant(dawn, 0.46), 200, 70)),
    ),
    mullions(dark, 180, 70, 1240, 420, 6, 2),
    rect(0, 800, 1600, 100, dark.edge),
    windowLight(interior, 260, 800, 1080, -320, 100),
    at(330, 830, person(dark, { pose: 'read', head: 'short', accent: '#d9572b' }), 2.2),
    at(1300, 830, person(dark, { pose: 'carry', head: 'knot' }), 2.2, true),
    rect(440, 640, 720, 26, dark.edge),
    rect(440, 636, 720, 5, interior.rim),
    rect(480, 666, 28, 160, dark.edge),
    rect(1092, 666, 28, 160, dark.edge),
    at(
      620,
      640,
      rect(-70, -60, 140, 60, dark.body) + rect(-86, -80, 172, 22, dark.edge) + rect(-20, -110, 40, 34, dark.body),
    ),
    at(930, 640, flask(dark, palette.amber, 80, 0.5)),
    at(1040, 640, rect(-50, -86, 100, 86, dark.body) + rect(-40, -76, 80, 44, interior.lamp, 0.8)),
    at(560, 860, person({ ...dark, edge: '#060f14' }, { pose: 'lean', head: 'knot' }), 2.3),
    at(900, 870, person({ ...dark, edge: '#060f14' }, { pose: 'lean', head: 'short' }), 2.3, true),
  ),
};
