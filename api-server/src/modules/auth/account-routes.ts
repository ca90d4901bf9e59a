import type { FastifyInstance } from 'fastify';
import { endSession as endOneSession } from '../../auth/sessions';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { callerOf } from 'http-edge';
import { accountOf, updateAccount as changeAccount } from './account';
import { register, REQUEST_SENT } from './register';
import { resetPassword as setNewPassword } from './reset-password';
import { CODE_SENT, sendCode } from './send-code';

/** Codes by email, registering, forgotten passwords, and one's own account. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'sendOtp', { summary: 'Send a one-time code' }, async ({ body, request, reply, services, viewer }) => {
    reply.raw.once('close', () => void services.mail.flush());
    await sendCode(services, body.email, body.purpose, callerOf(request.ip), viewer);
    return { message: CODE_SENT };
  });

  route(
    app,
    'adminRegister',
    { summary: "Ask for an administrator's account" },
    async ({ body, request, services }) => {
      await register(services, body, request);
      return { message: REQUEST_SENT };
    },
  );

  route(
    app,
    'forgetPassword',
    { summary: 'Ask for a code to reset a password' },
    async ({ body, request, reply, services }) => {
      reply.raw.once('close', () => void services.mail.flush());
      await sendCode(services, body.email, 'reset', callerOf(request.ip));
      return { message: CODE_SENT };
    },
  );

  route(app, 'resetPassword', { summary: 'Reset a password by a code' }, async ({ body, request, services }) => {
    return setNewPassword(services, body, request);
  });

  route(app, 'getUserInfo', { summary: "Get one's own account", duringSetUp: true }, async ({ services, viewer }) => ({
    userInfo: await accountOf(services, viewer),
  }));

  route(
    app,
    'updateAccount',
    { summary: "Change one's own account", duringSetUp: true },
    async ({ body, services, viewer }) => ({
      message: 'Account updated successfully',
      userInfo: await changeAccount(services, viewer, body),
    }),
  );

  route(
    app,
    'endSession',
    { summary: "End one of one's own sessions", duringSetUp: true },
    async ({ params, services, viewer }) => {
      if (!(await endOneSession(services.db, viewer.adminId, params.id))) throw notFound('Session');
      return { message: 'Signed out there' };
    },
  );
}
