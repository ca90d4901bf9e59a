export type { Blob, Blobs } from './blobs';
export { blobsAt, isBucket } from './open-store';
export { discoveryKey } from './store';
export { localTrustedKeysFile } from '../signing/local-keys';
export { documentTag } from '../signing/statements';
export { readTimestamp, stampedAt, type Timestamp } from '../signing/timestamp';
export { TrustedKeysSource, type TrustedKeys } from '../signing/trusted-keys';
export { freezeOf, type Freeze } from '../traffic/freeze';
export { changedBy, verifiedDocument } from '../signing/verified-document';
