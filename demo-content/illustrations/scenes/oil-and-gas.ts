import { flare, pumpJack, rig, wellhead } from '../elements/oilfield';
import { person } from '../elements/people';
import { silos } from '../elements/refinery';
import { pumpTruck, jeep } from '../elements/vehicles';
import { tank } from '../elements/refinery';
import { birds, castShadow, clouds, furrows, grass, hills, plain, sky, stars, thornTree } from '../paint/landscape';
import { distant, lights } from '../paint/light';
import { at, circle, lines, rect } from '../paint/shapes';
import { mix } from '../paint/colour';
import { overcastSky, highSun, rain } from '../paint/weather';
import { scene } from './scene';

const { dusk, night, dryDay, grey } = lights;

const duskSun = { x: 1130, y: 588, radius: 64 };
const nightMoon = { x: 420, y: 210, radius: 40 };

export const oilAndGasScenes = {
  'scene-oil-dusk': scene(
    'A drilling rig and two pump jacks against a low amber sun',
    sky(dusk, duskSun),
    clouds(dusk, 4, 9, 250, 520),
    hills(dusk.far, 618, [16, 42, 30, 64, 38, 22, 40, 58, 34, 24]),
    plain(dusk, 616),
    at(1392, 628, pumpJack(distant(dusk, 0.42), 8), 0.42),
    at(700, 624, flare(distant(dusk, 0.35), 190), 0.5),
    at(760, 626, tank(distant(dusk, 0.45), 150, 60), 0.5),
    at(846, 626, tank(distant(dusk, 0.4), 150, 60), 0.5),
    furrows(dusk.line, [duskSun.x, 616], 17, -500, 2600, 0.16),
    castShadow(dusk, duskSun, 1000, 690, 190, 210, 0.55),
    castShadow(dusk, duskSun, 1440, 748, 220, 150, 0.4),
    at(990, 694, rig(dusk), 1.14),
    at(1440, 752, pumpJack(dusk, -9), 1.06, true),
    at(560, 742, thornTree(dusk.edge, 96)),
    at(1190, 726, person(dusk, { pose: 'point', accent: '#f2a33a' }), 0.4, true),
    at(1160, 728, person(dusk, { pose: 'stand' }), 0.4),
    grass(dusk.edge, 8, 46, 0, 1600, 846, 40),
    birds(dusk.body, [
      [620, 300],
      [654, 286],
      [690, 308],
    ]),
  ),
  'scene-rig-night': scene(
    'A lit derrick at night under the moon, with cabins and two engineers at the edge of the location',
    sky(night, nightMoon, 6),
    stars(11, 130, 520),
    hills(night.far, 640, [70, 34, 52, 22, 46, 80, 58, 92, 60, 40]),
    plain(night, 636),
    circle(1060, 560, 330, night.lamp, 0.05),
    circle(1060, 520, 210, night.lamp, 0.06),
    at(640, 652, flare(distant(night, 0.2), 230), 0.62),
    lines([[0, 690, 1600, 676]], night.line, { width: 1.2, opacity: 0.4 }),
    rect(760, 700, 640, 5, night.lamp, 0.35, 3),
    at(1060, 706, rig(night, true), 1.22, true),
    at(1392, 716, silos(night, 2), 0.86, true),
    castShadow(night, { x: 1060, y: 600, radius: 1 }, 562, 780, 30, 64, 0.7),
    at(560, 782, person(night, { pose: 'point', accent: '#f2a33a' }), 0.72),
    at(500, 786, person(night, { pose: 'read', accent: '#d9572b' }), 0.72),
    at(250, 806, jeep(night), 0.94),
    grass(night.edge, 5, 40, 0, 1600, 862, 36),
  ),
  'blog-cement': scene(
    'A derrick beside silos and a mixing unit in the rain',
    overcastSky(grey, 3),
    hills(grey.far, 610, [60, 90, 46, 30, 62, 48, 20, 36]),
    plain(grey, 608),
    at(1330, 640, rig(distant(grey, 0.28)), 0.72),
    at(560, 744, silos(grey, 4), 1.9),
    at(1036, 760, pumpTruck(grey), 1.3),
    lines(
      [
        [700, 716, 830, 724],
        [700, 724, 830, 732],
      ],
      grey.body,
      { width: 7 },
    ),
    at(820, 800, person(grey, { pose: 'read', accent: '#f2a33a' }), 0.82),
    grass(grey.edge, 3, 40, 0, 1600, 862, 34),
    rain(grey, 5),
  ),
  'blog-frac-water': scene(
    'A row of pump trucks and water tanks beneath a ridge at noon',
    highSun(dryDay, 1180),
    hills(mix(dryDay.far, dryDay.glow, 0.3), 590, [30, 60, 96, 150, 196, 150, 168, 214, 176, 120]),
    hills(dryDay.far, 600, [20, 14, 30, 24, 60, 84, 70, 110, 150, 130]),
    plain(dryDay, 602),
    at(1360, 640, tank(distant(dryDay, 0.25), 210, 96), 0.8, true),
    at(1190, 640, tank(distant(dryDay, 0.25), 210, 96), 0.8, true),
    at(1020, 640, tank(distant(dryDay, 0.25), 210, 96), 0.8, true),
    at(1340, 748, pumpTruck(dryDay), 1.16, true),
    at(970, 748, pumpTruck(dryDay), 1.16, true),
    at(600, 748, pumpTruck(dryDay), 1.16, true),
    at(220, 770, wellhead(dryDay), 1.25, true),
    lines(
      [
        [250, 690, 420, 742],
        [250, 702, 420, 752],
      ],
      dryDay.body,
      { width: 6 },
    ),
    at(360, 806, person(dryDay, { pose: 'stand', accent: '#f2a33a' }), 0.7, true),
    grass(dryDay.edge, 13, 42, 0, 1600, 866, 34),
  ),
  'blog-night-shift': scene(
    'A lit derrick at night under a sky of stars, with a cabin and a lone figure',
    sky(night, { x: 1240, y: 640, radius: 1 }, 5),
    stars(29, 210, 600),
    hills(night.far, 668, [20, 34, 26, 44, 20, 30, 22, 40]),
    plain(night, 664),
    circle(560, 470, 380, night.lamp, 0.045),
    circle(560, 440, 230, night.lamp, 0.055),
    at(560, 742, rig(night, true), 1.46),
    rect(1010, 690, 250, 92, night.body),
    rect(1010, 686, 250, 5, night.rim),
    rect(1034, 712, 60, 36, night.lamp),
    rect(1116, 712, 60, 36, night.lamp),
    lines(
      [
        [1064, 712, 1064, 748],
        [1146, 712, 1146, 748],
      ],
      night.body,
      { width: 3 },
    ),
    rect(1202, 706, 36, 76, night.shade),
    castShadow(night, { x: 900, y: 600, radius: 1 }, 1386, 800, 26, 60, 0.7),
    at(1384, 802, person(night, { pose: 'stand', accent: '#f2a33a' }), 0.86, true),
    grass(night.edge, 9, 40, 0, 1600, 864, 34),
  ),
};
