import { machines } from './machines';
import { vessels } from './vessels';

/** Every product picture, as a drawing in the accent of a sector. */
export const productPictures = { ...vessels, ...machines };
