import { desc, eq } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { admins, limitEvents, oneTimeCodes, oneTimeTokens, outbox } from '../src/database/schema';
import type { MailTransport } from '../src/mail/mail';
import { createAdmin } from '../src/modules/auth/create-admin';
import { startTestApp, type TestApp } from './harness';

export const PASSWORD = 'three streams, one line';

/** An owner as the tests sign in. */
export const OWNER = { name: 'Asha Rao', email: 'asha@tridhara.example', password: PASSWORD } as const;

export interface AccountsApp extends Omit<TestApp, 'call'> {
  post(path: string, payload?: object, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  call(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** Takes away what a test has left: everybody but one fresh owner, codes, limits and mail. */
  reset(): Promise<void>;
  /** Signs in by password and answers the header of the session. */
  signInAs(person: { email: string; password: string }): Promise<{ authorization: string }>;
  /** The last code mailed to an address; undefined when there was none. */
  codeFor(email: string): Promise<string | undefined>;
  /** The subjects of all mail to an address, newest first. */
  mailTo(email: string): Promise<string[]>;
}

/** An application for tests of accounts; `reset` it before each. */
export async function startAccountsApp(
  environment: NodeJS.ProcessEnv = {},
  transport?: MailTransport,
): Promise<AccountsApp> {
  const base = await startTestApp(environment, transport);
  const call = async (options: InjectOptions): Promise<LightMyRequestResponse> => base.app.inject(options);
  const post: AccountsApp['post'] = (path, payload = {}, headers = {}) =>
    call({ method: 'POST', url: `/api/v1${path}`, payload, headers });
  const mailTo: AccountsApp['mailTo'] = async (email) => {
    const rows = await base.services.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, email))
      .orderBy(desc(outbox.createdAt), desc(outbox.id));
    return rows.map(({ subject }) => subject);
  };
  return {
    ...base,
    call,
    post,
    mailTo,
    reset: async () => {
      await base.services.mail.flush();
      for (const table of [admins, oneTimeCodes, oneTimeTokens, limitEvents, outbox])
        await base.services.db.delete(table);
      await createAdmin(base.services, { ...OWNER, role: 'owner' });
    },
    signInAs: async ({ email, password }) => {
      const { token } = (await post('/auth/login', { email, password })).json<{ token?: string }>();
      if (!token) throw new Error(`${email} could not sign in`);
      return { authorization: `Bearer ${token}` };
    },
    codeFor: async (email) =>
      (await mailTo(email)).map((subject) => /^\d{6}/.exec(subject)?.[0]).find((code) => code !== undefined),
  };
}
