import { randomBytes, scryptSync } from 'node:crypto';
import type { Role } from 'api-client';
import { and, eq, isNull } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { admins, limitEvents, oneTimeCodes, oneTimeTokens, outbox } from '../src/database/schema';
import { newId } from '../src/identity';
import type { Message } from '../src/mail/message';
import type { MailTransport } from '../src/mail/transport';
import type { Services } from '../src/services';
import { emailKey, sortKey } from '../src/text/fold';

export const PASSWORD = 'three streams, one line';

/** The header of a session. */
export type Authorization = Record<'authorization', string>;

/** The owner whom the tests sign in. */
export const OWNER = { name: 'Asha Rao', email: 'asha@tridhara.example', password: PASSWORD } as const;

/** A person who can sign in. */
interface Person {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/**
 * A stored password at a hundredth of the cost, which its hash names. The server's own hashes take a third of a second,
 * and so does each sign-in with them.
 */
function cheapHash(password: string): string {
  const [cost, salt] = [2 ** 10, randomBytes(16)];
  const hash = scryptSync(password.normalize('NFC'), salt, 32, { N: cost, r: 8, p: 1 });
  return `scrypt$${cost}$8$1$${salt.toString('base64url')}$${hash.toString('base64url')}`;
}

/** The operations on accounts in tests. */
export interface Accounts {
  /** Adds an approved administrator, who signs in quickly. */
  addAdmin(person: Person, role: Role): Promise<void>;
  /** Removes the data of earlier tests, except for one new owner. */
  reset(): Promise<void>;
  /** Signs in by password. @returns the header of the session */
  signInAs(person: { email: string; password: string }): Promise<Authorization>;
  /** The last code emailed to an address; undefined without one. */
  codeFor(email: string): Promise<string | undefined>;
  /** All emails to an address, newest first, sent or waiting. */
  emailsTo(email: string): Promise<Pick<Message, 'to' | 'subject' | 'text'>[]>;
  /** The subjects of all emails to an address, newest first. */
  mailTo(email: string): Promise<string[]>;
}

/** A transport that also records sent emails. */
export const recordingTransport = (transport: MailTransport, sent: Message[]): MailTransport => ({
  send: async (email) => {
    const place = await transport.send(email);
    sent.push(email);
    return place;
  },
  stored: (id) => transport.stored(id),
  forget: (id) => transport.forget(id),
  ping: () => transport.ping(),
  close: () => transport.close(),
});

interface Parts {
  post(path: string, payload?: object): Promise<LightMyRequestResponse>;
  readonly services: Services;
  /** The emails that the transport has sent. */
  readonly sent: Message[];
}

/** The accounts of an application: `reset` them before each test. */
export function accountsOf({ services: { db, mail, clock }, post, sent }: Parts): Accounts {
  const emailsTo = async (email: string): Promise<Message[]> => {
    await mail.flush();
    const waiting = await db
      .select({ id: outbox.id, to: outbox.recipient, subject: outbox.subject, text: outbox.text })
      .from(outbox)
      .where(and(eq(outbox.recipient, email), isNull(outbox.sentAt)))
      .orderBy(outbox.createdAt, outbox.id);
    const readable = waiting.map(async (row) => ({ ...row, text: await mail.textOf(row) }));
    return [...sent.filter(({ to }) => to === email), ...(await Promise.all(readable))].reverse();
  };
  const addAdmin: Accounts['addAdmin'] = async ({ name, email, password }, role) => {
    const now = clock.now();
    await db.insert(admins).values({
      ...{ id: newId(now), createdAt: now, updatedAt: now, name, sortName: sortKey(name) },
      ...{ email, emailKey: emailKey(email), passwordHash: cheapHash(password), role, status: 'approved' },
      ownerSince: role === 'owner' ? now : null,
    });
  };
  return {
    addAdmin,
    emailsTo,
    mailTo: async (email) => (await emailsTo(email)).map(({ subject }) => subject),
    reset: async () => {
      await mail.flush();
      sent.length = 0;
      for (const table of [admins, oneTimeCodes, oneTimeTokens, limitEvents, outbox]) await db.delete(table);
      await addAdmin(OWNER, 'owner');
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
