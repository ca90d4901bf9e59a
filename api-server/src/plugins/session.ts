import fp from 'fastify-plugin';
import { findViewer } from '../auth/sessions';
import type { Viewer } from '../auth/viewer';

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in administrator by the bearer token, looked up once; undefined without a valid one. */
    findViewer(): Promise<Viewer | undefined>;
    foundViewer: Promise<Viewer | undefined> | undefined;
  }
}

const BEARER = /^Bearer +([\w.~+/-]{20,200}=*)$/i;

/** Who asks: `request.findViewer()`. */
export const sessionPlugin = fp(
  async (app) => {
    app.decorateRequest('foundViewer', undefined);
    app.decorateRequest('findViewer', function () {
      const token = BEARER.exec(this.headers.authorization ?? '')?.[1];
      this.foundViewer ??= token ? findViewer(app.services, token) : Promise.resolve(undefined);
      return this.foundViewer;
    });
  },
  { name: 'session', dependencies: ['services'] },
);
