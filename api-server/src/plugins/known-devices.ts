import fp from 'fastify-plugin';
import { setCookie } from 'http-edge';
import { DEVICE_COOKIE, DEVICE_LASTS } from '../auth/known-devices';
import { SECOND } from '../clock';

declare module 'fastify' {
  interface FastifyRequest {
    /** The secret by which this browser is known from now on; undefined unless somebody was signed in. */
    newDevice: string | undefined;
  }
}

/** Hands a browser in which somebody was signed in its secret, in a cookie that no script can read. */
export const knownDevicesPlugin = fp(
  async (app) => {
    const { siteUrl } = app.services.config;
    app.decorateRequest('newDevice', undefined);
    app.addHook('preSerialization', async (request, reply, payload) => {
      if (request.newDevice !== undefined) {
        const keeping = { maxAge: DEVICE_LASTS / SECOND };
        reply.header('set-cookie', setCookie(DEVICE_COOKIE, request.newDevice, siteUrl.startsWith('https:'), keeping));
      }
      return payload;
    });
  },
  { name: 'known-devices', dependencies: ['services'] },
);
