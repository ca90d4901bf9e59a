import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { route } from '../../../contract/route';
import { admins } from '../../../database/schema';
import { unauthorized } from '../../../errors/failures';
import { HOUR } from '../../../clock';
import { callerOf } from 'http-edge';
import { take } from '../../../limits/limits';
import * as changes from './change';
import { secondStepOf } from './methods';
import { passWithCode, passWithPasskey, startPasskey as startPasskeySignIn } from './pass';

/** Each adds a row to the database. */
const MAX_PASSKEY_STARTS = 200;

const own = { duringSetUp: true } as const;

/** The second step: at sign-in, and in one's own account. */
export async function secondStepRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'passSecondStep', { summary: 'Sign in with a second step' }, async ({ body, request, services }) =>
    passWithCode(services, body, request),
  );

  route(
    app,
    'startPasskeyLogin',
    { summary: 'Start a sign-in with a passkey' },
    async ({ body, request, services }) => {
      const limit = { key: `passkey:${callerOf(request.ip)}`, most: MAX_PASSKEY_STARTS, within: HOUR };
      await take(services.db, services.clock, [limit]);
      return { options: await startPasskeySignIn(services, body.challenge) };
    },
  );

  route(app, 'passkeyLogin', { summary: 'Sign in with a passkey' }, async ({ body, request, services }) =>
    passWithPasskey(services, body, request),
  );

  route(
    app,
    'fetchSecondStep',
    { summary: "Get the second steps of one's account", ...own },
    async ({ services, viewer }) => {
      const [row] = await services.db.select().from(admins).where(eq(admins.id, viewer.adminId)).limit(1);
      if (!row) throw unauthorized();
      return { secondStep: await secondStepOf(services.db, row) };
    },
  );

  route(
    app,
    'startAuthenticatorApp',
    { summary: 'Start to set up an authenticator app', ...own },
    async ({ body, ...call }) => changes.startAuthenticatorApp(call, body.currentPassword),
  );

  route(
    app,
    'confirmAuthenticatorApp',
    { summary: 'Confirm an authenticator app by a code', ...own },
    async ({ body, ...call }) => ({
      message: 'Authenticator app set up',
      ...(await changes.confirmAuthenticatorApp(call, body)),
    }),
  );

  route(
    app,
    'removeAuthenticatorApp',
    { summary: 'Remove the authenticator app', ...own },
    async ({ body, ...call }) => ({
      message: 'Authenticator app removed',
      ...(await changes.removeAuthenticatorApp(call, body.currentPassword)),
    }),
  );

  route(app, 'startPasskey', { summary: 'Start to add a passkey', ...own }, async ({ body, ...call }) => ({
    options: await changes.startPasskey(call, body.currentPassword),
  }));

  route(app, 'addPasskey', { summary: "Add a passkey to one's account", ...own }, async ({ body, ...call }) => ({
    message: 'Passkey added',
    ...(await changes.addPasskey(call, body)),
  }));

  route(app, 'removePasskey', { summary: 'Remove a passkey', ...own }, async ({ body, params, ...call }) => ({
    message: 'Passkey removed',
    ...(await changes.removePasskey(call, params.id, body.currentPassword)),
  }));

  route(app, 'makeRecoveryCodes', { summary: 'Create new recovery codes', ...own }, async ({ body, ...call }) => ({
    message: 'New recovery codes made',
    ...(await changes.makeRecoveryCodes(call, body.currentPassword)),
  }));
}
