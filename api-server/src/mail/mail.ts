import { ENGLISH } from 'api-client';
import { isNativeError } from 'node:util/types';
import { and, asc, eq, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import { MINUTE, type Clock } from '../clock';
import type { Database } from '../database/database';
import { outbox, subscriptions } from '../database/schema';
import { newId } from '../identity';
import { UnknownKeyError, type Keyring } from '../keys/keyring';
import { claim, isStillClaimed, nextAttempt } from '../outbox/attempts';
import { emailKey } from '../text/fold';
import { emailHtml } from './email-html';
import type { Message } from './message';
import { senderOf } from './sender';
import type { MailTransport } from './transport';
import { MAX_ATTEMPTS } from './waiting-emails';

/** The pauses grow from two minutes to eight and a half hours. */
const PAUSES = { first: 2 * MINUTE, growth: 2, longest: 512 * MINUTE };

/** Used as a subscription's id: like an ended subscription, it prevents sending. */
const UNSENT = 'unsent';

/** One line, without anything that could begin another header. */
function headerLine(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 300);
}

/** The reason of a failure, without the addresses and texts that mail servers quote. */
function reasonOf(error: unknown): string {
  if (error instanceof UnknownKeyError) return error.message;
  const { name, message, code, responseCode } = (isNativeError(error) ? error : {}) as Record<string, unknown>;
  // Such as ECONNREFUSED, which the library wraps.
  const system = /\bE[A-Z]{3,20}\b/.exec(String(message))?.[0];
  const parts = [name ?? 'Error', code, system, responseCode];
  return parts.filter((part) => typeof part === 'number' || /^[\w.-]{1,60}$/.test(String(part ?? ''))).join(' ');
}

const ADDRESS = /[^\s<>"'(),:;]{1,64}@[^\s<>"'(),:;]{1,255}/g;
const MAX_PEOPLE = 50;

/**
 * Pseudonyms of the people whose addresses are in some texts, by which their emails are found once the texts are
 * emptied.
 */
function pseudonymsIn(keys: Keyring, texts: readonly string[]): string[] {
  const found = texts.flatMap((text) => text.match(ADDRESS) ?? []);
  const people = new Set(found.map((address) => emailKey(address.replace(/\.+$/, ''))));
  return [...people].slice(0, MAX_PEOPLE).map((person) => keys.pseudonym('people', person));
}

/** The columns that are emptied once an email has been sent: its times and the pseudonyms of people remain. */
const EMPTY = { recipient: '', subject: '', text: '', replyTo: '', calendar: '', unsubscribe: '', subscriptionId: '' };

type Email = typeof outbox.$inferSelect;

interface Log {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/**
 * The outbox: an email is stored with the change that caused it and sent afterwards; a failed attempt is repeated with
 * growing pauses. Any replica may send any email, one at a time. Its row is sealed until it is sent, and emptied then.
 * One that is given up can be tried again until the clean-up removes it.
 */
export class Mail {
  private running: Promise<void> | undefined;
  /** After the running pass, for emails that it may have missed. */
  private next: Promise<void> | undefined;
  private isClosing = false;
  log: Log | undefined;

  constructor(
    private readonly db: Database,
    private readonly transport: MailTransport,
    private readonly clock: Clock,
    private readonly from: string,
    private readonly siteUrl: string,
    private readonly keys: Keyring,
  ) {}

  /** Stores an email. Pass the transaction of the change that causes it; call `flush` after it. */
  async enqueue(db: Database, message: Message): Promise<void> {
    const now = this.clock.now();
    const id = newId(now);
    await db.insert(outbox).values({
      people: pseudonymsIn(this.keys, [message.to, message.replyTo ?? '', message.subject, message.text]),
      id,
      recipient: headerLine(message.to),
      subject: headerLine(message.subject),
      text: await this.sealed(message.text, id),
      language: message.language ?? ENGLISH,
      replyTo: headerLine(message.replyTo ?? ''),
      calendar: message.calendar ? await this.sealed(message.calendar, id) : '',
      unsubscribe: message.unsubscribe ? await this.sealed(message.unsubscribe, id) : '',
      subscriptionId: message.unsent ? UNSENT : (message.subscriptionId ?? ''),
      createdAt: now,
      nextAttemptAt: now,
    });
  }

  private sealed(text: string, id: string): Promise<string> {
    return this.keys.seal('emails', text, id);
  }

  async textOf({ id, text }: { id: string; text: string }): Promise<string> {
    return this.keys.unseal('emails', text, id);
  }

  /**
   * Sends due emails. Resolves when every email that was stored before the call has been tried. Never rejects: a failure
   * is stored with the email.
   */
  flush(): Promise<void> {
    if (this.running) {
      this.next ??= this.running.then(() => {
        this.next = undefined;
        return this.isClosing ? undefined : this.flush();
      });
      return this.next;
    }
    this.running = this.sendDue()
      .catch((error: unknown) => this.log?.warn({ err: error }, 'the outbox could not be read'))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  /**
   * Removes emails with their stored files, unsent ones too.
   * @param db the transaction that it belongs to, if any
   * @returns how many there were
   */
  async forget(which: SQL | undefined, db = this.db): Promise<number> {
    const emails = await db.select({ id: outbox.id }).from(outbox).where(which);
    // The file goes first: as long as the row exists, the removal can be repeated.
    for (const { id } of emails) {
      await this.transport.forget(id);
      await db.delete(outbox).where(eq(outbox.id, id));
    }
    return emails.length;
  }

  /** The stored file of an email, if this transport stores emails. */
  stored(id: string): Promise<Buffer | undefined> {
    return this.transport.stored(id);
  }

  ping(): Promise<void> {
    return this.transport.ping();
  }

  async close(): Promise<void> {
    this.isClosing = true;
    await this.running;
    this.transport.close();
  }

  private async sendDue(): Promise<void> {
    for (let email = await this.claim(); email; email = await this.claim()) {
      try {
        if (await this.isUnwanted(email)) await this.db.delete(outbox).where(eq(outbox.id, email.id));
        else await this.send(email);
      } catch (error) {
        await this.postpone(email, reasonOf(error));
      }
    }
  }

  private async send({ id, recipient: to, subject, replyTo, language, ...email }: Email): Promise<void> {
    const { from, siteUrl } = this;
    const text = await this.textOf({ id, text: email.text });
    const place = await this.transport.send({
      ...{ id, messageId: `<${id}@${senderOf(from).domain}>`, from, to, subject, replyTo, text, language },
      html: emailHtml({ from, siteUrl, subject, text, language }),
      calendar: email.calendar && (await this.textOf({ id, text: email.calendar })),
      unsubscribe: email.unsubscribe && (await this.textOf({ id, text: email.unsubscribe })),
    });
    const [row] = await this.db
      .update(outbox)
      .set({ ...EMPTY, sentAt: this.clock.now(), lastError: '' })
      .where(eq(outbox.id, id))
      .returning({ id: outbox.id });
    // It was removed while it was being sent.
    if (!row) await this.transport.forget(id);
    this.log?.info({ mail: place }, `email sent: ${place}`);
  }

  private async postpone({ id, attempts }: Email, reason: string): Promise<void> {
    await this.db
      .update(outbox)
      .set({ nextAttemptAt: nextAttempt(this.clock.now(), attempts, PAUSES), lastError: reason })
      .where(and(isStillClaimed(outbox, { id, attempts }), isNull(outbox.sentAt)));
    const outcome = attempts >= MAX_ATTEMPTS ? 'is given up' : 'will be tried again';
    this.log?.warn({ reason, mail: id, attempts }, `an email could not be sent and ${outcome}`);
  }

  /** Whether its recipient has unsubscribed since it was written. */
  private async isUnwanted({ subscriptionId }: Email): Promise<boolean> {
    if (subscriptionId === '') return false;
    const [row] = await this.db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(eq(subscriptions.id, subscriptionId))
      .limit(1);
    return row === undefined;
  }

  private async claim(): Promise<Email | undefined> {
    const now = this.clock.now();
    const due = this.db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isNull(outbox.sentAt), lte(outbox.nextAttemptAt, now), lt(outbox.attempts, MAX_ATTEMPTS)))
      // Codes are sent before newsletters.
      .orderBy(asc(sql`${outbox.unsubscribe} <> ''`), asc(outbox.nextAttemptAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [email] = await this.db
      .update(outbox)
      // An empty error marks an email that is being sent.
      .set({ ...claim(outbox, now), lastError: '' })
      .where(eq(outbox.id, sql`(${due})`))
      .returning();
    return email;
  }
}
