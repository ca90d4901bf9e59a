import { energy } from './energy';
import { instruments } from './instruments';
import { pipework } from './pipework';
import { vessels } from './vessels';
import { waterEquipment } from './water-equipment';
import { wellsite } from './wellsite';

/** Every product picture, as a drawing in the accent of a sector. */
export const productPictures = { ...vessels, ...wellsite, ...instruments, ...pipework, ...energy, ...waterEquipment };
