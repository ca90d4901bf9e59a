import fp from 'fastify-plugin';
import { findTokenViewer, isApiToken } from '../auth/api-tokens';
import { findViewer } from '../auth/sessions';
import type { Viewer } from '../auth/viewer';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user or API token of the bearer token, looked up once; undefined without a valid one. */
    findSignedIn(): Promise<Viewer | undefined>;
    /**
     * The same, but undefined while the user has to set up a second step first: such a token opens only their own
     * account.
     */
    findViewer(): Promise<Viewer | undefined>;
    foundSignedIn: Promise<Viewer | undefined> | undefined;
  }
}

const BEARER = /^Bearer +([\w.~+/-]{20,200}=*)$/i;

/** The caller: `request.findViewer()`, and `request.findSignedIn()` for calls about one's own account. */
export const sessionPlugin = fp(
  async (app) => {
    app.decorateRequest('foundSignedIn', undefined);
    app.decorateRequest('findSignedIn', function () {
      const token = BEARER.exec(this.headers.authorization ?? '')?.[1];
      const find = token && isApiToken(token) ? findTokenViewer : findViewer;
      this.foundSignedIn ??= token ? find(app.services, token) : Promise.resolve(undefined);
      return this.foundSignedIn;
    });
    app.decorateRequest('findViewer', async function () {
      const signedIn = await this.findSignedIn();
      return signedIn?.mustSetUpSecondStep ? undefined : signedIn;
    });
  },
  { name: 'session', dependencies: ['services'] },
);
