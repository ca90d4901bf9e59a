export { remotePackage, shellPackage, temporaryFolder } from './packages';
export { tinyBucket, type TinyBucket } from './tiny-bucket';
export { publish } from '../publication/publish';
export { promote } from '../traffic/promote';
export { openStore } from '../stores/open-store';
