export { remoteConfigs, hostConfigs } from './create-config';
export { sourceOf, writeRoutes } from './generated-modules';
export { manifestOf, readRemoteDefinition, readRemoteManifest } from './remote-manifest';
export { singleApplicationConfig } from './single-application';
export type { ChunkFiles, PublishedAssets, PublishedSharing } from '../naming';
export { developmentConfig, developmentServer, inDevelopment } from './development';
