import fp from 'fastify-plugin';
import { setCookie } from 'http-edge';
import { DEVICE_COOKIE, DEVICE_LIFETIME } from '../auth/known-devices';
import { SECOND } from '../clock';

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret that identifies this browser from now on; undefined unless a user signed in. */
    newDevice: string | undefined;
  }
}

/** Sets the secret of a browser in which a user signed in, in a cookie that scripts cannot read. */
export const knownDevicesPlugin = fp(
  async (app) => {
    const { siteUrl } = app.services.config;
    app.decorateRequest('newDevice', undefined);
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (request.newDevice !== undefined) {
        const keeping = { maxAge: DEVICE_LIFETIME / SECOND };
        reply.header('set-cookie', setCookie(DEVICE_COOKIE, request.newDevice, siteUrl.startsWith('https:'), keeping));
      }
      return payload;
    });
  },
  { name: 'known-devices', dependencies: ['services'] },
);
