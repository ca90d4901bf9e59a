import fp from 'fastify-plugin';
import type { Services } from '../services';

/** Provides the services to every module as `app.services`. */
export const servicesPlugin = fp<{ services: Services }>(
  async (app, { services }) => {
    app.decorate('services', services);
  },
  { name: 'services' },
);
