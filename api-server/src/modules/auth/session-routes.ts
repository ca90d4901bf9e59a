import { adminLogin, checkUser, exchangeCode, fetchSignInOptions, logout, setUpFirstAdmin } from 'api-client';
import { authCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { writeAudit } from '../../audit';
import { endSession } from '../../auth/sessions';
import { ANY_ADMIN } from '../../auth/viewer';
import { route } from '../../contract/route';
import { auditingFailures } from './audit-failures';
import { hasAdmin } from './create-admin';
import { exchangeCode as exchange } from './exchange-code';
import { currentUserOf, login } from './login';
import { setUpFirstAdmin as makeFirstAdmin } from './setup';

/** Signing in and out, the check of a token, and the first administrator. */
export async function sessionRoutes(app: FastifyInstance): Promise<void> {
  route(
    app,
    fetchSignInOptions,
    authCalls.fetchSignInOptions,
    async ({ services }) => ({
      success: true as const,
      options: { google: services.config.oidc !== undefined, setupNeeded: !(await hasAdmin(services.db)) },
    }),
    { uncached: true },
  );

  route(app, adminLogin, authCalls.adminLogin, async ({ body, request, services }) => ({
    success: true as const,
    ...(await auditingFailures(services, body.email, request, () => login(services, body, request))),
  }));

  route(app, exchangeCode, authCalls.exchangeCode, async ({ body, request, reply, services }) => ({
    success: true as const,
    ...(await exchange(services, body.code, request, reply)),
  }));

  route(
    app,
    checkUser,
    authCalls.checkUser,
    async ({ viewer }) => ({ success: true as const, userInfo: currentUserOf(viewer) }),
    { roles: ANY_ADMIN, duringSetUp: true },
  );

  route(
    app,
    logout,
    authCalls.logout,
    async ({ services, viewer, request }) => {
      await endSession(services.db, viewer.adminId, viewer.sessionId);
      await writeAudit(services.db, {
        at: services.clock.now(),
        actor: viewer,
        action: 'sign-out',
        collection: 'admins',
        entityId: viewer.adminId,
        title: viewer.email,
        requestId: request.id,
      });
      return { success: true as const, message: 'Logout Successfully' };
    },
    { roles: ANY_ADMIN, duringSetUp: true },
  );

  route(app, setUpFirstAdmin, authCalls.setUpFirstAdmin, async ({ body, request, services }) => ({
    success: true as const,
    message: 'The first administrator is created',
    ...(await makeFirstAdmin(services, body, request)),
  }));
}
