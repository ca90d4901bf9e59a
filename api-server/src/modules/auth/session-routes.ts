import type { FastifyInstance } from 'fastify';
import { auditChange } from '../../audit';
import { endSession } from '../../auth/sessions';
import { route } from '../../contract/route';
import { auditingFailures } from './audit-failures';
import { hasAdmin } from './create-admin';
import { exchangeCode as exchange } from './exchange-code';
import { currentUserOf, login } from './login';
import { setUpFirstAdmin as makeFirstAdmin } from './setup';

/** Signing in and out, the check of a token, and the first administrator. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchSignInOptions', { summary: 'Get the ways to sign in', uncached: true }, async ({ services }) => ({
    options: { google: services.config.oidc !== undefined, setupNeeded: !(await hasAdmin(services.db)) },
  }));

  route(app, 'adminLogin', { summary: 'Sign in with email and password' }, async ({ body, request, services }) =>
    auditingFailures(services, body.email, request, () => login(services, body, request)),
  );

  route(
    app,
    'exchangeCode',
    { summary: 'Exchange a one-time code for a token' },
    async ({ body, request, reply, services }) => exchange(services, body.code, request, reply),
  );

  route(
    app,
    'checkUser',
    { summary: "Check the session's token", duringSetUp: true },
    async ({ viewer, services }) => ({
      userInfo: await currentUserOf(services.db, viewer),
    }),
  );

  route(app, 'logout', { summary: 'Sign out', duringSetUp: true }, async (call) => {
    const { services, viewer } = call;
    await endSession(services.db, viewer.adminId, viewer.sessionId);
    const { adminId: entityId, email: title } = viewer;
    await auditChange(services.db, call, { action: 'sign-out', collection: 'admins', entityId, title });
    return { message: 'Logout Successfully' };
  });

  route(app, 'setUpFirstAdmin', { summary: 'Create the first administrator' }, async ({ body, request, services }) => ({
    message: 'The first administrator is created',
    ...(await makeFirstAdmin(services, body, request)),
  }));
}
