export { remoteConfigs, hostConfigs, readRemoteManifest } from './create-config';
export { singleApplicationConfig } from './single-application';
export { SHARED_MODULES } from './shared-modules';
export { ASSETS_FILE, SHARING_FILE, type ChunkFiles, type PublishedAssets, type PublishedSharing } from '../naming';
export { developmentConfig, developmentServer, inDevelopment } from './development';
