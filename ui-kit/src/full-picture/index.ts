export { Enlargeable } from './enlargeable';
export type { EnlargeablePicture } from './full-picture';
