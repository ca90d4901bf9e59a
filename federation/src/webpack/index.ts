import type { PublishedTypes } from '../naming';

export { remoteConfigs, hostConfigs } from './create-config';
export { sourceOf, writeRoutes } from './generated-modules';
export { manifestOf, readRemoteDefinition, readRemoteManifest } from './remote-manifest';
export { singleApplicationConfig } from './single-application';
export type { ChunkFiles, PublishedAssets, PublishedSharing } from '../naming';
export { developmentConfig, developmentServer, inDevelopment } from './development';
export { galleryConfig } from './gallery';

/** `clientTypes`, which loads the compiler only when it is called. */
export const clientTypes = async (folder: string): Promise<PublishedTypes> =>
  (await import('./published-types')).clientTypes(folder);
