export type { Example, Gallery } from './example';
export { showGallery } from './show-gallery';
