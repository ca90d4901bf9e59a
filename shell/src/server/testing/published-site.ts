import {
  openStore,
  publishFirst,
  remotePackage,
  shellPackage,
  temporaryFolder,
  testTrustedKeysFile,
} from 'delivery/testing';
import type { FastifyInstance } from 'fastify';
import { buildServer } from '../build-server';
import { readConfig } from '../config';
import { renderingProgram } from './rendering-program';

/**
 * Publishes a shell with the given code, and a remote.
 *
 * @param api the origin of the API server
 * @param shell the code of the shell's server bundle
 * @returns starts a shell server of that site, which logs nothing by default
 */
export async function publishedSite(
  api: string,
  shell: string,
  remote: Parameters<typeof remotePackage>[0],
): Promise<
  (environment?: Record<string, string>, stream?: Parameters<typeof buildServer>[2]) => Promise<FastifyInstance>
> {
  const folder = await temporaryFolder();
  const store = await openStore(folder);
  await publishFirst(store, 'production', await shellPackage({ server: shell }));
  await publishFirst(store, 'production', await remotePackage(remote));
  const site = { API_ORIGIN: api, STORE_URL: folder, TRUSTED_KEYS: await testTrustedKeysFile(), LOG_LEVEL: 'silent' };
  const program = await renderingProgram();
  return (environment, stream) => buildServer(readConfig({ ...site, ...environment }), program, stream);
}
