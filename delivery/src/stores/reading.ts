export type { Blob, Blobs } from './blobs';
export { blobsAt, isBucket } from './open-store';
export { discoveryKey } from './store';
