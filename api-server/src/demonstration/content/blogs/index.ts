import type { DemonstrationBlog } from '../../records';
import { belowThreeKilowattHours } from './below-three-kilowatt-hours';
import { electrolyserRefinery } from './electrolyser-refinery';
import { fiveSensors } from './five-sensors';
import { lastThreePerCent } from './last-three-per-cent';
import { moduleInMay } from './module-in-may';
import { nightShift } from './night-shift';
import { oilSampleLetter } from './oil-sample-letter';
import { producedWaterFrac } from './produced-water-frac';
import { retarderInTheHotHole } from './retarder-in-the-hot-hole';
import { safetyDataSheet } from './safety-data-sheet';
import { tenDigs } from './ten-digs';
import { waxyCrudeRestart } from './waxy-crude-restart';

/** Articles, newest first. */
export const blogs: DemonstrationBlog[] = [
  waxyCrudeRestart,
  oilSampleLetter,
  lastThreePerCent,
  moduleInMay,
  retarderInTheHotHole,
  producedWaterFrac,
  tenDigs,
  fiveSensors,
  belowThreeKilowattHours,
  nightShift,
  electrolyserRefinery,
  safetyDataSheet,
];
