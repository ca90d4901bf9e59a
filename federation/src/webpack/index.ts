export { remoteConfigs, hostConfigs, containerName, readRemoteManifest } from './create-config';
export { singleApplicationConfig } from './single-application';
export { ASSETS_FILE, type ChunkFiles, type PublishedAssets } from './assets-plugin';
export { buildIsCurrent } from './inputs-plugin';
export { SHARED_MODULES } from './shared-modules';
