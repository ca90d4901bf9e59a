export { remoteConfigs, hostConfigs } from './create-config';
export { sourceOf, writeRoutes } from './generated-modules';
export { manifestOf, readRemoteDefinition, readRemoteManifest } from './remote-manifest';
export { singleApplicationConfig } from './single-application';
export { SHARED_MODULES } from './shared-modules';
export { ASSETS_FILE, SHARING_FILE, type ChunkFiles, type PublishedAssets, type PublishedSharing } from '../naming';
export { developmentConfig, developmentServer, inDevelopment } from './development';
