import fp from 'fastify-plugin';
import { DEVICE_COOKIE, DEVICE_LIFETIME } from '../auth/known-devices';
import { writeCookie } from '../auth/site-cookies';

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret that identifies this browser from now on; undefined unless a user signed in. */
    newDevice: string | undefined;
  }
}

/** Sets the secret of a browser in which a user signed in, in a cookie that scripts cannot read. */
export const knownDevicesPlugin = fp(
  async (app) => {
    app.decorateRequest('newDevice', undefined);
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (request.newDevice !== undefined) writeCookie(reply, DEVICE_COOKIE, request.newDevice, DEVICE_LIFETIME);
      return payload;
    });
  },
  { name: 'known-devices', dependencies: ['services'] },
);
