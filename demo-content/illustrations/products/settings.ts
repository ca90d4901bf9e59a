import { chance } from '../../src/chance';
import { flask, bottleRack, cylinderGlass } from '../elements/indoors';
import { pumpJack, rig } from '../elements/oilfield';
import { column, coolingTower, pipeRack, silos, sphere, tank } from '../elements/refinery';
import { turbine } from '../elements/renewables';
import { boat } from '../elements/vehicles';
import { hall, waterTower } from '../elements/waterworks';
import { mix, palette } from '../paint/colour';
import { birds, pylon } from '../paint/landscape';
import type { Light } from '../paint/light';
import { at, circle, ellipse, lines, n, path, poly, rect, stroke, times } from '../paint/shapes';

/** The height of the ground. */
export const GROUND = 478;

/** The surroundings of a product. */
export interface Place {
  readonly behind: string;
  readonly before?: string;
  readonly floor: string;
  readonly ground: number;
  /** The length of shadows: 0 without sun, 1 when it is low. They fall to the left, away from the light. */
  readonly shadow: number;
}

interface Tones {
  readonly air: string;
  readonly floor: string;
  readonly light: Light;
}

/** The pale tones of a setting, and the light in which distant objects fade into the air. */
function tones(accent: string, air = mix(palette.mist, accent, 0.1), depth = 0.2): Tones {
  const far = (share: number, ink: string = palette.petrol) => mix(air, ink, share);
  return {
    air,
    floor: mix(air, palette.petrol, 0.16),
    light: {
      zenith: air,
      veil: air,
      glow: air,
      sun: mix(accent, palette.paper, 0.8),
      far: far(depth * 0.5),
      middle: far(depth * 0.7),
      near: far(depth),
      edge: far(depth * 1.2),
      body: mix(far(depth), accent, 0.14),
      shade: mix(far(depth * 1.45), accent, 0.1),
      rim: far(0.1, palette.paper),
      line: far(depth * 0.55),
      lamp: mix(air, palette.paper, 0.8),
    },
  };
}

const ground = (floor: string, edge = 430): string =>
  path(`M0 ${edge}C220 ${edge - 6} 520 ${edge + 4} 800 ${edge - 3}V600H0Z`, floor) +
  path('M0 520C260 512 560 530 800 518V600H0Z', mix(floor, palette.petrol, 0.12)) +
  lines([[0, edge, 800, edge - 2]], mix(floor, palette.paper, 0.55), { width: 1.6 });

const wall = (tone: string): string => rect(0, 0, 800, 600, tone);

const cloud = (x: number, y: number, width: number, tone: string): string => {
  const w = width / 4;
  return path(
    `M${n(x)} ${n(y)}C${n(x)} ${n(y - w * 0.7)} ${n(x + w)} ${n(y - w * 0.9)} ${n(x + w * 1.3)} ${n(y - w * 0.6)}C${n(x + w * 1.7)} ${n(y - w * 1.4)} ${n(x + w * 3)} ${n(y - w * 1.2)} ${n(x + w * 3)} ${n(y - w * 0.5)}C${n(x + w * 3.7)} ${n(y - w * 0.6)} ${n(x + w * 4)} ${n(y - w * 0.3)} ${n(x + w * 4)} ${n(y)}Z`,
    tone,
  );
};

/** A low sun with rings, in the sector's accent colour. */
function lowSun(accent: string): Place {
  const { air, floor } = tones(accent);
  const rings = times(4, (index) => circle(560, 250, 330 - index * 72, mix(air, accent, 0.07 + index * 0.085)));
  return {
    behind: wall(air) + rings.join('') + circle(560, 250, 62, mix(accent, palette.paper, 0.8)) + ground(floor),
    floor,
    ground: GROUND,
    shadow: 1,
  };
}

/** A high, small sun and fair-weather clouds; the shadow is short. */
function noon(accent: string): Place {
  const { air, floor } = tones(accent, mix('#dfeaec', accent, 0.06));
  const white = mix(air, palette.paper, 0.75);
  return {
    behind:
      wall(air) +
      circle(676, 92, 74, mix(air, palette.paper, 0.45)) +
      circle(676, 92, 40, palette.paper) +
      cloud(-40, 196, 300, white) +
      cloud(498, 268, 250, white) +
      cloud(292, 122, 150, mix(air, palette.paper, 0.5)) +
      path('M0 432C150 380 300 400 430 414C560 392 690 384 800 408V440H0Z', mix(air, accent, 0.3)) +
      ground(floor),
    floor,
    ground: GROUND,
    shadow: 0.3,
  };
}

/** Banks of cloud from edge to edge; without shadows. */
function overcast(accent: string): Place {
  const { floor } = tones(accent, mix('#dde3e3', accent, 0.06));
  const sky = mix('#dde3e3', accent, 0.08);
  const bank = (y: number, share: number, shift: number) =>
    path(
      `M0 ${y}C${90 + shift} ${y - 46} ${170 + shift} ${y - 30} ${230 + shift} ${y - 8}C${300 + shift} ${y - 58} ${410 + shift} ${y - 44} ${470 + shift} ${y - 4}C${540 + shift} ${y - 40} ${650 + shift} ${y - 30} 800 ${y - 14}V600H0Z`,
      mix(sky, palette.petrol, share),
    );
  return {
    behind:
      wall(mix(sky, palette.petrol, 0.12)) +
      bank(150, 0.07, 30) +
      bank(246, 0.03, -40) +
      bank(330, 0, 20) +
      path('M0 436C180 396 380 420 520 404C640 392 730 402 800 410V440H0Z', mix(sky, palette.petrol, 0.2)) +
      ground(floor),
    floor,
    ground: GROUND,
    shadow: 0,
  };
}

/** Rain on a wet yard with faint reflections. */
function rain(accent: string): Place {
  const { floor, light } = tones(accent, mix('#cfd9da', accent, 0.08), 0.22);
  const sky = mix('#cfd9da', accent, 0.1);
  const random = chance(11);
  const drops = times(70, () => {
    const [x, y] = [random() * 840, random() * 430];
    return [x, y, x - 9, y + 26] as const;
  });
  return {
    behind:
      wall(sky) +
      at(640, 436, hall(light, 4, 70, 70), 1.1) +
      at(80, 434, tank(light, 180, 96), 1) +
      lines(drops, palette.paper, { width: 1.5, opacity: 0.6 }) +
      ground(floor, 436) +
      ellipse(250, 548, 190, 14, mix(floor, palette.paper, 0.4)) +
      ellipse(640, 506, 120, 9, mix(floor, palette.paper, 0.4)),
    before: lines(
      drops.filter((_, index) => index % 5 === 0).map(([x, y]) => [x, y + 90, x - 12, y + 124] as const),
      palette.paper,
      { width: 1.8, opacity: 0.75 },
    ),
    floor,
    ground: GROUND,
    shadow: 0,
  };
}

/** The site at night, under one lamp. */
function night(accent: string): Place {
  const sky = mix('#12303b', accent, 0.08);
  const floor = mix(sky, palette.ink, 0.25);
  const random = chance(5);
  const lamp = mix(palette.paper, accent, 0.14);
  const { light } = tones(accent, sky, 0.3);
  return {
    behind:
      wall(sky) +
      times(46, () => circle(random() * 800, random() * 320, 0.8 + random(), '#f1ead8', 0.6)).join('') +
      circle(662, 104, 36, '#f1ead8') +
      circle(648, 96, 34, sky) +
      at(690, 432, column({ ...light, body: mix(sky, palette.ink, 0.4), lamp }, 250, 34, 4)) +
      at(756, 432, column({ ...light, body: mix(sky, palette.ink, 0.4), lamp }, 180, 26, 3)) +
      rect(0, 430, 800, 170, floor) +
      poly(
        [
          [386, 0],
          [426, 0],
          [696, 506],
          [104, 506],
        ],
        lamp,
        0.13,
      ) +
      ellipse(400, 500, 300, 66, mix(floor, lamp, 0.34)) +
      ellipse(400, 494, 216, 42, mix(floor, lamp, 0.5)),
    floor: mix(floor, lamp, 0.3),
    ground: GROUND,
    shadow: 0,
  };
}

/** A warehouse: racking with pallets in the distance, a painted line on the floor. */
function warehouse(accent: string): Place {
  const { air, floor } = tones(accent, mix('#e6ebe9', accent, 0.07));
  const steel = mix(air, palette.petrol, 0.24);
  const random = chance(21);
  const bays = times(6, (bay) =>
    times(3, (level) => {
      const y = 150 + level * 104;
      return times(2, (slot) => {
        const height = 34 + random() * 44;
        const x = 14 + bay * 136 + slot * 58;
        return rect(
          x,
          y + 76 - height,
          50,
          height,
          mix(air, slot === bay % 2 ? accent : palette.petrol, 0.13 + random() * 0.08),
        );
      }).join('');
    }).join(''),
  ).join('');
  return {
    behind:
      wall(air) +
      rect(0, 0, 800, 62, mix(air, palette.petrol, 0.1)) +
      times(4, (index) => rect(60 + index * 200, 42, 110, 10, palette.paper)).join('') +
      bays +
      times(3, (level) => rect(0, 226 + level * 104, 800, 8, steel)).join('') +
      times(7, (index) => rect(-2 + index * 136, 84, 8, 356, steel)).join('') +
      ground(floor, 440) +
      poly(
        [
          [0, 556],
          [800, 542],
          [800, 560],
          [0, 576],
        ],
        mix(accent, palette.paper, 0.25),
        0.9,
      ),
    floor,
    ground: GROUND,
    shadow: 0.22,
  };
}

/** A bench in the laboratory: tiles, a shelf of glass, a window. */
function laboratory(accent: string): Place {
  const { air, floor, light: pale } = tones(accent, mix('#eaf0ee', accent, 0.06), 0.3);
  const light = { ...pale, rim: mix(air, palette.petrol, 0.32), line: mix(air, palette.petrol, 0.32) };
  const joint = mix(air, palette.petrol, 0.07);
  return {
    behind:
      wall(air) +
      lines(
        [
          ...times(11, (index) => [index * 80, 0, index * 80, 440] as const),
          ...times(8, (index) => [0, 20 + index * 58, 800, 20 + index * 58] as const),
        ],
        joint,
        { width: 2 },
      ) +
      rect(556, 62, 214, 250, palette.paper) +
      rect(568, 74, 92, 226, mix(air, accent, 0.22)) +
      rect(668, 74, 92, 226, mix(air, accent, 0.22)) +
      path(
        'M568 250C610 222 640 236 660 228V300H568ZM668 226C700 206 740 240 760 232V300H668Z',
        mix(air, accent, 0.4),
      ) +
      rect(20, 178, 210, 10, mix(air, palette.petrol, 0.3)) +
      at(66, 178, flask(light, accent, 92, 0.5)) +
      at(136, 178, cylinderGlass(light, mix(accent, palette.petrol, 0.3), 32, 112, 0.6)) +
      at(196, 178, flask(light, mix(accent, palette.petrol, 0.3), 70, 0.4)) +
      at(628, 436, bottleRack(light, mix(air, accent, 0.4), mix(air, accent, 0.75), 5), 0.9) +
      rect(0, 432, 800, 168, floor) +
      rect(0, 432, 800, 10, mix(floor, palette.paper, 0.6)) +
      rect(0, 566, 800, 34, mix(floor, palette.petrol, 0.3)),
    floor,
    ground: GROUND,
    shadow: 0.45,
  };
}

/** A workshop with a tall window, which lights the floor. */
function workshop(accent: string): Place {
  const air = mix('#d9dfdc', accent, 0.12);
  const floor = mix(air, palette.petrol, 0.24);
  const pane = mix(accent, palette.paper, 0.72);
  const frame = mix(air, palette.petrol, 0.34);
  return {
    behind:
      wall(air) +
      rect(0, 330, 800, 108, mix(air, palette.petrol, 0.1)) +
      rect(452, 40, 300, 300, frame) +
      times(3, (column) =>
        times(3, (row) => rect(462 + column * 97, 50 + row * 97, 86, 86, mix(pane, air, 0.08 * row))).join(''),
      ).join('') +
      rect(40, 96, 280, 10, frame) +
      times(5, (index) =>
        index % 2 === 0
          ? rect(66 + index * 50, 106, 12, 88 - index * 8, frame, undefined, 4)
          : circle(72 + index * 50, 136, 22, frame) + circle(72 + index * 50, 136, 12, air),
      ).join('') +
      ground(floor, 438) +
      times(3, (index) =>
        poly(
          [
            [330 + index * 120, 452],
            [424 + index * 120, 452],
            [330 + index * 116, 590],
            [212 + index * 116, 590],
          ],
          mix(floor, pane, 0.55),
          0.75,
        ),
      ).join(''),
    floor,
    ground: GROUND,
    shadow: 0.7,
  };
}

/** Columns and tanks of a plant in the haze of the background. */
function plant(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#f1e9dc', accent, 0.12), 0.26);
  return {
    behind:
      wall(air) +
      circle(150, 150, 96, mix(air, palette.paper, 0.5)) +
      circle(150, 150, 52, palette.paper) +
      at(560, 430, column(light, 330, 40, 5)) +
      at(640, 430, column(light, 250, 30, 4)) +
      at(720, 430, coolingTower(light, 190)) +
      at(96, 430, sphere(light, 62)) +
      at(226, 430, pipeRack(light, 300, 84)) +
      ground(floor),
    floor,
    ground: GROUND,
    shadow: 0.5,
  };
}

/** Silos and tanks on the other side of the yard. */
function yard(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#e3ebe6', accent, 0.1), 0.2);
  return {
    behind:
      wall(air) +
      path('M0 300C160 236 300 280 420 262C560 240 690 286 800 250V440H0Z', mix(air, accent, 0.12)) +
      at(640, 432, silos(light, 3), 1.35) +
      at(110, 432, tank(light, 230, 130), 1) +
      times(9, (index) => rect(8 + index * 98, 392, 6, 44, mix(air, palette.petrol, 0.3))).join('') +
      lines(
        [
          [0, 400, 800, 400],
          [0, 416, 800, 416],
        ],
        mix(air, palette.petrol, 0.3),
        { width: 3 },
      ) +
      ground(floor, 434),
    floor,
    ground: GROUND,
    shadow: 0.85,
  };
}

/** The oil field: a rig and a pump far away. */
function field(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#f3e6d0', accent, 0.14), 0.28);
  return {
    behind:
      wall(air) +
      times(3, (index) => rect(0, 250 + index * 60, 800, 60, mix(air, accent, 0.07 * (index + 1)))).join('') +
      path('M0 420C120 380 260 402 400 392C560 380 680 400 800 384V440H0Z', mix(air, accent, 0.36)) +
      at(640, 428, rig(light), 0.62) +
      at(120, 428, pumpJack(light), 0.66) +
      birds(mix(air, palette.petrol, 0.5), [
        [470, 92],
        [506, 110],
        [440, 118],
      ]) +
      ground(floor),
    floor,
    ground: GROUND,
    shadow: 0.9,
  };
}

/** Dunes and a line of pylons in the heat. */
function desert(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#f6ead2', accent, 0.08), 0.3);
  const sand = mix('#ecd6ab', accent, 0.1);
  const dry = mix(sand, floor, 0.35);
  return {
    behind:
      wall(air) +
      circle(600, 118, 56, palette.paper) +
      path('M0 372C140 300 300 330 420 356C540 300 690 312 800 344V600H0Z', mix(air, sand, 0.6)) +
      at(520, 372, pylon(light.shade, 190)) +
      at(684, 362, pylon(light.body, 130)) +
      at(780, 352, pylon(light.body, 96)) +
      path('M0 424C160 372 330 430 480 418C620 406 720 380 800 392V600H0Z', sand) +
      path('M0 470C200 440 420 462 800 430V600H0Z', dry) +
      stroke('M20 540C200 520 320 552 470 536M360 580C520 562 640 584 790 560', mix(dry, palette.petrol, 0.16), {
        width: 2,
      }),
    floor: dry,
    ground: GROUND,
    shadow: 0.8,
  };
}

/** The shore: a level sea, a boat, a tower on the spit. */
function coast(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#e2eef0', accent, 0.06), 0.3);
  const sea = mix('#a9ccd0', accent, 0.12);
  return {
    behind:
      wall(air) +
      cloud(380, 176, 320, mix(air, palette.paper, 0.7)) +
      cloud(-70, 112, 230, mix(air, palette.paper, 0.6)) +
      path('M520 338C600 306 720 312 800 298V360H520Z', light.body) +
      at(700, 318, waterTower(light, 150), 0.9) +
      times(4, (index) => rect(0, 334 + index * 26, 800, 40, mix(sea, palette.petrol, index * 0.07))).join('') +
      at(150, 352, boat(light), 1.1) +
      lines(
        times(
          12,
          (index) => [40 + index * 67, 352 + (index % 4) * 20, 92 + index * 67, 352 + (index % 4) * 20] as const,
        ),
        palette.paper,
        { width: 2, opacity: 0.6 },
      ) +
      ground(floor, 432),
    floor,
    ground: GROUND,
    shadow: 0.55,
  };
}

/** A ridge with turbines in the wind. */
function ridge(accent: string): Place {
  const { air, floor, light } = tones(accent, mix('#e4eee6', accent, 0.08), 0.22);
  return {
    behind:
      wall(air) +
      cloud(250, 130, 220, mix(air, palette.paper, 0.7)) +
      path('M0 330C160 270 280 320 420 300C580 276 680 220 800 240V600H0Z', mix(air, accent, 0.16)) +
      at(610, 282, turbine(light, 200, 20)) +
      at(712, 262, turbine(light, 170, 70)) +
      at(90, 320, turbine(light, 150, 100)) +
      path('M0 390C200 350 360 400 520 374C640 356 730 372 800 360V600H0Z', mix(air, accent, 0.3)) +
      ground(floor),
    floor,
    ground: GROUND,
    shadow: 0.6,
  };
}

/** The settings of products: each with a different hour, weather or place. */
export const settings = {
  lowSun,
  noon,
  overcast,
  rain,
  night,
  warehouse,
  laboratory,
  workshop,
  plant,
  yard,
  field,
  desert,
  coast,
  ridge,
};
