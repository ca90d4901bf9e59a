import { API_PREFIX } from 'api-client';
import fp from 'fastify-plugin';
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
        reply.setCookie(DEVICE_COOKIE, request.newDevice, {
          path: `${API_PREFIX}/auth`,
          httpOnly: true,
          sameSite: 'lax',
          secure: siteUrl.startsWith('https:'),
          maxAge: DEVICE_LASTS / SECOND,
        });
      }
      return payload;
    });
  },
  { name: 'known-devices', dependencies: ['services', '@fastify/cookie'] },
);
