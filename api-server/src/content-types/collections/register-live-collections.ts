import type { FastifyBaseLogger } from 'fastify';
import { discoveryAddress, readDiscovery } from '../../modules/delivery/read-discovery';
import type { Services } from '../../services';
import { registerCollections } from './register-collections';

/**
 * Stores the collections of the versions that are live now. While the discovery document cannot be read, as before the
 * shell server has started, the known ones stay.
 */
export async function registerLiveCollections(
  services: Services,
  log: Pick<FastifyBaseLogger, 'error' | 'debug'>,
): Promise<void> {
  const document = await readDiscovery(discoveryAddress(services.config)).catch((error: unknown) => {
    log.debug({ err: error }, 'the discovery document could not be read; the known collections stay');
  });
  if (document === undefined) return;
  await registerCollections(services, document, (reason) =>
    log.error({ err: reason }, 'a collection was not accepted'),
  );
}
