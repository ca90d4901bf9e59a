import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { makePrivateFolder, PRIVATE_FILE } from '../files/private-folder';
import type { Message } from './message';

interface Envelope extends Omit<Message, 'subscriptionId' | 'unsent'> {
  id: string;
  /** The same at each attempt, so that mail programs show an email that leaves twice once. */
  messageId: string;
  from: string;
  language: string;
  /** The same text, in the site's design. */
  html: string;
}

const CALENDAR_FILE = 'appointment.ics';

const composed = ({ to, calendar, unsubscribe, language, ...email }: Omit<Envelope, 'id'>) => ({
  ...email,
  to: { name: '', address: to },
  ...(unsubscribe && {
    list: { unsubscribe: { url: unsubscribe } },
  }),
  headers: {
    // No out-of-office answer to a program (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    ...(unsubscribe && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(calendar && {
    attachments: [{ filename: CALENDAR_FILE, content: calendar, contentType: 'text/calendar; charset=utf-8' }],
  }),
});

export interface MailTransport {
  /** @returns the email's location, for the log. */
  send(email: Envelope): Promise<string>;
  stored(id: string): Promise<Buffer | undefined>;
  forget(id: string): Promise<void>;
  ping(): Promise<void>;
  close(): void;
}

/** Writes emails as `.eml` files into a folder, for a site without a mail server. */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send({ id, ...email }) {
      await makePrivateFolder(folder);
      const { message } = await composer.sendMail(composed(email));
      const file = path.join(folder, `${id}.eml`);
      await writeFile(file, message, { mode: PRIVATE_FILE });
      return file;
    },
    stored: (id) => readFile(path.join(folder, `${id}.eml`)).catch(() => undefined),
    forget: (id) => rm(path.join(folder, `${id}.eml`), { force: true }),
    ping: () => makePrivateFolder(folder),
    close: () => composer.close(),
  };
}

const SMTP_TIMEOUTS = { connectionTimeout: '10000', greetingTimeout: '10000', socketTimeout: '30000' };

/** Sends emails to a mail server, such as `smtp://user:password@host:587`. */
export function smtpTransport(url: string): MailTransport {
  const address = new URL(url);
  for (const [name, milliseconds] of Object.entries(SMTP_TIMEOUTS)) {
    if (!address.searchParams.has(name)) address.searchParams.set(name, milliseconds);
  }
  const transport = createTransport(address.href);
  return {
    async send({ id: _, ...email }) {
      const sent = await transport.sendMail(composed(email));
      return sent.messageId;
    },
    // Emails on a mail server are out of reach.
    stored: async () => undefined,
    forget: async () => undefined,
    ping: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}
