export { LocalStore, DocumentChanged, PublishedFileDiffers } from './local-store';
export { publish, type Publication } from './publish';
export { promote } from './promote';
