export { remotePackage, shellPackage, temporaryFolder } from './packages';
export { tinyBucket, type TinyBucket } from './tiny-bucket';
export { openTestStore as openStore, testKey, testTrustedKeysFile } from './keys';
export { CEPH_PACKAGES, hasCeph, startCeph, type S3Server } from './ceph';
export { installedNginx, startNginx } from './real-nginx';
export { publish } from '../publication/publish';
export { promote } from '../traffic/promote';
export { canary } from '../traffic/canary';
export { createValidator } from '../verification/verify';
