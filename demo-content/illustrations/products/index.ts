import { energy } from './energy';
import { instruments } from './instruments';
import { pipework } from './pipework';
import { vessels } from './vessels';
import { waterEquipment } from './water-equipment';
import { wellsite } from './wellsite';

/** Every product drawing, by its subject, in the accent colour of a sector. */
export const drawings = { ...vessels, ...wellsite, ...instruments, ...pipework, ...energy, ...waterEquipment };
