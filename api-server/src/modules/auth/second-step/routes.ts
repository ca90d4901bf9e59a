import {
  addPasskey,
  confirmAuthenticatorApp,
  fetchSecondStep,
  makeRecoveryCodes,
  passkeyLogin,
  passSecondStep,
  removeAuthenticatorApp,
  removePasskey,
  startAuthenticatorApp,
  startPasskey,
  startPasskeyLogin,
} from 'api-client';
import { authCalls, secondStepCalls } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANY_ADMIN, type Viewer } from '../../../auth/viewer';
import { route } from '../../../contract/route';
import { admins } from '../../../database/schema';
import { unauthorized } from '../../../errors/failures';
import { HOUR } from '../../../clock';
import { callerOf } from 'http-edge';
import { take } from '../../../limits/limits';
import type { Services } from '../../../services';
import * as changes from './change';
import { secondStepOf } from './methods';
import { passWithCode, passWithPasskey, startPasskey as startPasskeySignIn } from './pass';

/** Each adds a row to the database. */
const MOST_PASSKEY_STARTS = 200;

const own = { roles: ANY_ADMIN, duringSetUp: true } as const;

const askerOf = ({ services, viewer, request }: { services: Services; viewer: Viewer; request: FastifyRequest }) => ({
  services,
  viewer,
  requestId: request.id,
});

const done = (message: string, changed: changes.Changed) => ({ success: true as const, message, ...changed });

/** The second step: at sign-in, and in one's own account. */
export async function secondStepRoutes(app: FastifyInstance): Promise<void> {
  route(app, passSecondStep, authCalls.passSecondStep, async ({ body, request, services }) => ({
    success: true as const,
    ...(await passWithCode(services, body, request)),
  }));

  route(app, startPasskeyLogin, authCalls.startPasskeyLogin, async ({ body, request, services }) => {
    const limit = { key: `passkey:${callerOf(request.ip)}`, most: MOST_PASSKEY_STARTS, within: HOUR };
    await take(services.db, services.clock, [limit]);
    return { success: true as const, options: await startPasskeySignIn(services, body.challenge) };
  });

  route(app, passkeyLogin, authCalls.passkeyLogin, async ({ body, request, services }) => ({
    success: true as const,
    ...(await passWithPasskey(services, body, request)),
  }));

  route(
    app,
    fetchSecondStep,
    secondStepCalls.fetchSecondStep,
    async ({ services, viewer }) => {
      const [row] = await services.db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
      if (!row) throw unauthorized();
      return { success: true as const, secondStep: await secondStepOf(services.db, row) };
    },
    own,
  );

  route(
    app,
    startAuthenticatorApp,
    secondStepCalls.startAuthenticatorApp,
    async ({ body, ...call }) => ({
      success: true as const,
      ...(await changes.startAuthenticatorApp(askerOf(call), body.currentPassword)),
    }),
    own,
  );

  route(
    app,
    confirmAuthenticatorApp,
    secondStepCalls.confirmAuthenticatorApp,
    async ({ body, ...call }) =>
      done('Authenticator app set up', await changes.confirmAuthenticatorApp(askerOf(call), body)),
    own,
  );

  route(
    app,
    removeAuthenticatorApp,
    secondStepCalls.removeAuthenticatorApp,
    async ({ body, ...call }) =>
      done('Authenticator app removed', await changes.removeAuthenticatorApp(askerOf(call), body.currentPassword)),
    own,
  );

  route(
    app,
    startPasskey,
    secondStepCalls.startPasskey,
    async ({ body, ...call }) => ({
      success: true as const,
      options: await changes.startPasskey(askerOf(call), body.currentPassword),
    }),
    own,
  );

  route(
    app,
    addPasskey,
    secondStepCalls.addPasskey,
    async ({ body, ...call }) => done('Passkey added', await changes.addPasskey(askerOf(call), body)),
    own,
  );

  route(
    app,
    removePasskey,
    secondStepCalls.removePasskey,
    async ({ body, params, ...call }) =>
      done('Passkey removed', await changes.removePasskey(askerOf(call), params.id, body.currentPassword)),
    own,
  );

  route(
    app,
    makeRecoveryCodes,
    secondStepCalls.makeRecoveryCodes,
    async ({ body, ...call }) =>
      done('New recovery codes made', await changes.makeRecoveryCodes(askerOf(call), body.currentPassword)),
    own,
  );
}
