import { and, eq, isNull } from 'drizzle-orm';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { admins, limitEvents, oneTimeCodes, oneTimeTokens, outbox } from '../src/database/schema';
import type { LogDestination } from '../src/log';
import type { MailTransport, Message } from '../src/mail/mail';
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
  /** All mail to an address, newest first, sent or waiting. */
  emailsTo(email: string): Promise<Pick<Message, 'to' | 'subject' | 'text'>[]>;
  /** The subjects of all mail to an address, newest first. */
  mailTo(email: string): Promise<string[]>;
}

/** A transport that remembers what left: nothing else does. */
const recording = (transport: MailTransport | undefined, emails: Message[]): MailTransport => ({
  send: async (letter) => {
    const place = (await transport?.send(letter)) ?? letter.id;
    emails.push(letter);
    return place;
  },
  kept: async (id) => transport?.kept(id),
  forget: async (id) => transport?.forget(id),
  ping: async () => transport?.ping(),
  close: () => transport?.close(),
});

/** An application for tests of accounts; `reset` it before each. */
export async function startAccountsApp(
  environment: NodeJS.ProcessEnv = {},
  transport?: MailTransport,
  log?: LogDestination,
): Promise<AccountsApp> {
  const emails: Message[] = [];
  const base = await startTestApp(environment, recording(transport, emails), log);
  const call = async (options: InjectOptions): Promise<LightMyRequestResponse> => base.app.inject(options);
  const post: AccountsApp['post'] = (path, payload = {}, headers = {}) =>
    call({ method: 'POST', url: `/api/v1${path}`, payload, headers });
  const emailsTo = async (email: string): Promise<Message[]> => {
    await base.services.mail.flush();
    const waiting = await base.services.db
      .select({ id: outbox.id, to: outbox.recipient, subject: outbox.subject, text: outbox.text })
      .from(outbox)
      .where(and(eq(outbox.recipient, email), isNull(outbox.sentAt)))
      .orderBy(outbox.createdAt, outbox.id);
    const readable = waiting.map(async (letter) => ({ ...letter, text: await base.services.mail.textOf(letter) }));
    return [...emails.filter(({ to }) => to === email), ...(await Promise.all(readable))].reverse();
  };
  return {
    ...base,
    call,
    post,
    emailsTo,
    mailTo: async (email) => (await emailsTo(email)).map(({ subject }) => subject),
    reset: async () => {
      await base.services.mail.flush();
      emails.length = 0;
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
      (await emailsTo(email))
        .map(({ text }) => /^Your code to [a-z ]+ is ([\w-]+)\.$/m.exec(text)?.[1])
        .find((code) => code !== undefined),
  };
}
