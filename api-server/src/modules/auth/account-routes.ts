import {
  adminRegister,
  endSession,
  forgetPassword,
  getUserInfo,
  resetPassword,
  sendOtp,
  updateAccount,
} from 'api-client';
import { authCalls } from 'api-client/schemas';
import type { FastifyInstance } from 'fastify';
import { endSession as endOneSession } from '../../auth/sessions';
import { ANY_ADMIN } from '../../auth/viewer';
import { route } from '../../contract/route';
import { notFound } from '../../errors/failures';
import { callerOf } from 'http-edge';
import { accountOf, updateAccount as changeAccount } from './account';
import { register, REQUEST_SENT } from './register';
import { resetPassword as setNewPassword } from './reset-password';
import { CODE_SENT, sendCode } from './send-code';

const done = (message: string) => ({ success: true as const, message });

/** Codes by email, registering, forgotten passwords, and one's own account. */
export async function accountRoutes(app: FastifyInstance): Promise<void> {
  route(app, sendOtp, authCalls.sendOtp, async ({ body, request, reply, services, viewer }) => {
    reply.raw.once('close', () => void services.mail.flush());
    await sendCode(services, body.email, body.purpose, callerOf(request.ip), viewer);
    return done(CODE_SENT);
  });

  route(app, adminRegister, authCalls.adminRegister, async ({ body, request, services }) => {
    await register(services, body, request);
    return done(REQUEST_SENT);
  });

  route(app, forgetPassword, authCalls.forgetPassword, async ({ body, request, reply, services }) => {
    reply.raw.once('close', () => void services.mail.flush());
    await sendCode(services, body.email, 'reset', callerOf(request.ip));
    return done(CODE_SENT);
  });

  route(app, resetPassword, authCalls.resetPassword, async ({ body, request, services }) => {
    return { success: true as const, ...(await setNewPassword(services, body, request)) };
  });

  route(
    app,
    getUserInfo,
    authCalls.getUserInfo,
    async ({ services, viewer }) => ({ success: true as const, userInfo: await accountOf(services, viewer) }),
    { roles: ANY_ADMIN, duringSetUp: true },
  );

  route(
    app,
    updateAccount,
    authCalls.updateAccount,
    async ({ body, services, viewer }) => ({
      ...done('Account updated successfully'),
      userInfo: await changeAccount(services, viewer, body),
    }),
    { roles: ANY_ADMIN, duringSetUp: true },
  );

  route(
    app,
    endSession,
    authCalls.endSession,
    async ({ params, services, viewer }) => {
      if (!(await endOneSession(services.db, viewer.adminId, params.id))) throw notFound('Session');
      return done('Signed out there');
    },
    { roles: ANY_ADMIN, duringSetUp: true },
  );
}
