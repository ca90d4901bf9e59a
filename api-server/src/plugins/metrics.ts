import fp from 'fastify-plugin';
import { measureDisks, measureRequests, processMetrics } from 'http-edge';
import type { OpenedDatabase } from '../database/database';
import { measureDatabase, measureReplica } from '../database/database-metrics';
import { REVISION_ADDRESS } from './content-signal';

/** The metrics for Prometheus: process, requests by call, connections, disk, and those of modules. */
export const metricsPlugin = fp<Pick<OpenedDatabase, 'connections'>>(
  async (app, { connections }) => {
    const registry = processMetrics();
    app.decorate('metrics', registry);
    measureRequests(app, {
      registry,
      name: 'api_request_seconds',
      label: 'operation',
      // By operation: an address would make a series for each id.
      labelOf: ({ routeOptions }) => routeOptions.config.operation ?? 'other',
      // Its time is that until the next change.
      isMeasured: ({ routeOptions }) => routeOptions.url !== REVISION_ADDRESS,
    });
    measureDatabase(registry, app.services.db, connections);
    if (app.services.replica) measureReplica(registry, app.services.replica);
    measureDisks(registry, app.services.config.disks);
    app.addHook('onClose', async () => registry.clear());
  },
  { name: 'metrics', dependencies: ['services'] },
);
