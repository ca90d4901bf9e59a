export { contentDigest, RequestVerifier, SignatureRefused } from './message-signature';
export { TAG_HEADER } from './site-blobs';
export { DELIVERY_PATH } from './site-client';
export { SiteWrites, WriteRefused } from './site-writes';
