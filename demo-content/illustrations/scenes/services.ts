import { cylinderGlass, flask, drum, oilBottle } from '../elements/indoors';
import { rig } from '../elements/oilfield';
import { person } from '../elements/people';
import { lineValve, pipeAlong } from '../elements/pipeline';
import { trackerTable, turbine } from '../elements/renewables';
import { clarifier, waterTower } from '../elements/waterworks';
import { castShadow, grass, hills, plain, sky, stars } from '../paint/landscape';
import { palette } from '../paint/colour';
import { distant, lights } from '../paint/light';
import { at, circle, rect, rotated, stroke, times } from '../paint/shapes';
import { fairSky, overcastSky, highSun, rain } from '../paint/weather';
import { scene } from './scene';

const { ember, dawn, night, day, dryDay, grey, interior } = lights;
/** Dark outlines make glass visible against a pale sky. */
const clear = { ...interior, rim: palette.petrol, sun: palette.paper };
const middle = { x: 800, y: 470, radius: 84 };

/** One clear subject before a centred sun: these pictures are shown small. */
export const serviceScenes = {
  'service-drilling': scene(
    'A derrick in front of a low sun',
    sky(ember, middle, 6),
    hills(ember.far, 690, [30, 50, 34, 60, 40, 30, 50]),
    plain(ember, 690),
    castShadow(ember, middle, 800, 790, 260, 110, 0.45),
    at(800, 796, rig(ember), 1.5),
    grass(ember.edge, 131, 36, 0, 1600, 868, 34),
  ),
  'service-laboratory': scene(
    'Two flasks and a measuring cylinder before the sun',
    sky(dawn, middle, 6),
    rect(0, 720, 1600, 180, interior.near),
    rect(0, 716, 1600, 8, dawn.rim),
    at(800, 724, flask(clear, palette.amber, 560, 0.5)),
    at(440, 724, cylinderGlass(clear, palette.teal, 110, 430, 0.6)),
    at(1150, 724, flask(clear, palette.ember, 380, 0.55)),
  ),
  'service-water': scene(
    'A round clarifier and a water tower in the rain',
    overcastSky(grey, 18),
    hills(grey.far, 540, [30, 50, 34, 60, 40, 30, 50]),
    plain(grey, 540, 5),
    at(1170, 580, waterTower(distant(grey, 0.1), 400)),
    at(720, 720, clarifier(grey, 520, 0.27, 0.34)),
    at(330, 850, person(grey, { pose: 'read', accent: '#f2a33a' }), 1.3),
    rain(grey, 9),
  ),
  'service-renewable': scene(
    'A wind turbine and a solar tracker under a fair sky',
    fairSky(day, 5),
    hills(day.far, 680, [60, 90, 60, 110, 80, 60, 90]),
    plain(day, 690),
    at(1000, 700, turbine(day, 440, 18)),
    at(560, 820, trackerTable(day, 560, -24), 1.4),
    grass(day.edge, 137, 36, 0, 1600, 868, 34),
  ),
  'service-integrity': scene(
    'A main-line valve on a pipe at noon, with an inspector',
    highSun(dryDay, 420),
    hills(dryDay.far, 640, [30, 50, 34, 60, 40, 30, 50]),
    plain(dryDay, 644),
    at(0, 720, pipeAlong(dryDay, 1600, 44, 5)),
    at(740, 818, lineValve(dryDay), 2.5),
    at(1180, 852, person(dryDay, { pose: 'point', accent: '#f2a33a' }), 1.9, true),
    grass(dryDay.edge, 139, 36, 0, 1600, 872, 34),
  ),
  'service-reliability': scene(
    'A gear, a drum and an oil bottle under a night lamp',
    sky(night, middle, 6),
    stars(141, 40, 500),
    at(
      560,
      500,
      times(18, (index) => rotated(index * 20, rect(-30, -300, 60, 56, night.body))).join('') +
        circle(0, 0, 256, night.body) +
        circle(0, 0, 196, night.middle) +
        circle(0, 0, 76, night.body) +
        stroke('M160 -200A256 256 0 0 1 256 40', night.rim, { width: 6 }),
    ),
    rect(0, 740, 1600, 160, night.edge),
    rect(0, 736, 1600, 5, night.rim),
    at(1010, 738, drum(night, palette.gold, 360)),
    at(1280, 738, oilBottle(night, palette.gold, 250)),
  ),
};
