import type { FastifyBaseLogger } from 'fastify';
import { discoveryAddress, readDiscovery } from '../../modules/delivery/read-discovery';
import type { Services } from '../../services';
import { learnCollections } from './learn-collections';

/** Stores the collections of the versions that are live now. @throws when the discovery document cannot be read */
export async function learnLiveCollections(services: Services, log: Pick<FastifyBaseLogger, 'error'>): Promise<void> {
  const document = await readDiscovery(discoveryAddress(services.config));
  await learnCollections(services, document, (reason) => log.error({ err: reason }, 'a collection was not accepted'));
}
