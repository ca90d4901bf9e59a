import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { eq } from 'drizzle-orm';
import { OWNER } from '../../test/accounts';
import { startTestApp, testApp } from '../../test/harness';
import { MINUTE } from '../clock';
import { outbox } from '../database/schema';
import { runCleanupJobs } from '../plugins/cleanup-jobs';
import { Mail } from './mail';
import { smtpTransport } from './transport';

/** A mail server with only the SMTP that it needs to accept every email. */
class MailServer {
  readonly emails: string[] = [];
  private server: Server | undefined;
  port = 0;

  async start(): Promise<void> {
    const server = createServer((socket) => {
      let email: string[] | undefined;
      socket.on('error', () => undefined).write('220 ready\r\n');
      createInterface(socket).on('line', (line) => {
        if (email && line !== '.') return void email.push(line);
        if (email) this.emails.push(email.join('\n'));
        const begins = line.toUpperCase() === 'DATA';
        email = begins ? [] : undefined;
        socket.write(begins ? '354 go on\r\n' : '250 fine\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    await new Promise((resolve) => (this.server ? this.server.close(resolve) : resolve(undefined)));
    this.server = undefined;
  }
}

const throwing = (error: unknown) => {
  throw error;
};

const server = new MailServer();
beforeAll(async () => {
  // A known port, on which no server listens yet.
  await server.start();
  await server.stop();
});
afterAll(() => server.stop());
const site = testApp(() => ({ mail: smtpTransport(`smtp://127.0.0.1:${server.port}`) }));
beforeAll(() => site.reset());

it('keeps a request while the mail server is down, and sends its emails once when it is back', async () => {
  const newcomer = { name: 'Vikram Shah', email: 'vikram@elsewhere.example', password: 'a quiet river at dusk' };
  const asked = await site.post('/auth/send-otp', { email: newcomer.email, purpose: 'register' });
  expect(asked.statusCode).toBe(200);
  await site.services.mail.flush();
  const otp = await site.codeFor(newcomer.email);
  expect((await site.post('/auth/register', { ...newcomer, otp })).json()).toMatchObject({
    success: true,
    message: 'Request sent for approval',
  });
  await site.services.mail.flush();
  expect((await site.get('/admins/requests', await site.signedIn('owner'))).json()).toMatchObject({ total: 1 });
  const waiting = await site.services.db.select().from(outbox);
  expect(waiting.map(({ recipient, sentAt, attempts }) => [recipient, sentAt, attempts])).toEqual([
    [newcomer.email, null, 1],
    [OWNER.email, null, 1],
  ]);
  expect(waiting[0]?.lastError).toMatch(/ECONNREFUSED/);

  await server.start();
  await runCleanupJobs(site.services, throwing);
  // Not yet: pauses grow from a minute.
  expect(server.emails).toHaveLength(0);
  site.clock.pass(MINUTE);
  await runCleanupJobs(site.services, throwing);
  site.clock.pass(60 * MINUTE);
  await runCleanupJobs(site.services, throwing);
  expect(server.emails.map((email) => /^To: (.*)$/m.exec(email)?.[1])).toEqual([newcomer.email, OWNER.email]);
  expect(server.emails[1]).toContain('Subject: Vikram Shah asks to become an administrator');
  expect(server.emails[1]).toContain(`Reply-To: ${newcomer.email}`);
  // The database failed after it left, so it was sent twice: the same id lets mail programs show it once.
  expect(server.emails.map((email) => /^Message-ID: (.*)$/m.exec(email)?.[1])).toEqual(
    waiting.map(({ id }) => `<${id}@tridhara.example>`),
  );
  // The row of a sent email is emptied.
  expect(await site.services.db.select().from(outbox)).toMatchObject(
    Array.from({ length: 2 }, () => ({ recipient: '', subject: '', text: '', replyTo: '', lastError: '' })),
  );
});

it('gives an email up after twelve attempts, keeps its row sealed, and logs why without its address', async () => {
  let written = '';
  const mail = {
    send: async () => {
      throw Object.assign(new Error('550 <kiran@elsewhere.example> is unknown here'), {
        code: 'EENVELOPE',
        responseCode: 550,
        rejected: ['kiran@elsewhere.example'],
      });
    },
    stored: async () => undefined,
    forget: async () => undefined,
    ping: async () => undefined,
    close: () => undefined,
  };
  const unlucky = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    mail,
    log: { write: (line) => void (written += line) },
  });
  await unlucky.reset();
  await unlucky.post('/auth/send-otp', { email: 'kiran@elsewhere.example', purpose: 'register' });
  const code = (await unlucky.codeFor('kiran@elsewhere.example')) ?? '';
  expect(code).toMatch(/^\d{6}$/);
  for (let attempt = 1; attempt < 12; attempt += 1) {
    const [waiting] = await unlucky.services.db.select().from(outbox);
    expect(waiting).toMatchObject({ attempts: attempt, lastError: 'Error EENVELOPE 550' });
    // The table shows neither the code nor the rest of the email.
    expect(JSON.stringify(waiting)).not.toMatch(new RegExp(`${code}|Your code to`));
    unlucky.clock.pass(24 * 60 * MINUTE);
    await unlucky.services.mail.flush();
  }
  const [failed] = await unlucky.services.db.select().from(outbox);
  expect(failed).toMatchObject({ attempts: 12, sentAt: null, lastError: 'Error EENVELOPE 550' });
  expect(JSON.stringify(failed)).not.toMatch(new RegExp(`${code}|Your code to`));
  expect(written).toContain('is given up');
  expect(written).not.toContain('kiran');
  expect(written).not.toContain(code);
  await unlucky.close();
});

it('does not send a text that was moved to another email', async () => {
  const sent: string[] = [];
  const transport = {
    send: async ({ text }: { text: string }) => String(sent.push(text)),
    stored: async () => undefined,
    forget: async () => undefined,
    ping: async () => undefined,
    close: () => undefined,
  };
  const older = await startTestApp({ mail: transport });
  const { db, clock, mail } = older.services;
  const now = clock.now();
  const row = { recipient: 'asha@elsewhere.example', subject: 'Hello', createdAt: now, nextAttemptAt: now };
  await mail.enqueue(db, { to: 'asha@elsewhere.example', subject: 'Hello', text: 'As it is.' });
  const [sealed] = await db.select().from(outbox);
  await db.insert(outbox).values({ ...row, id: '2', text: sealed?.text ?? '' });
  await mail.flush();
  expect(sent).toEqual(['As it is.']);
  const [moved] = await db.select().from(outbox).where(eq(outbox.id, '2'));
  expect(moved).toMatchObject({ sentAt: null, attempts: 1 });
  await older.close();
});

it('leaves an email to the server that has claimed it since, when a late attempt fails', async () => {
  const sends: { finish: (place: string) => void; fail: (error: Error) => void }[] = [];
  const transport = {
    send: () => new Promise<string>((finish, fail) => sends.push({ finish, fail })),
    stored: async () => undefined,
    forget: async () => undefined,
    ping: async () => undefined,
    close: () => undefined,
  };
  const sender = await startTestApp({ mail: transport });
  const { db, clock, config, keys, mail } = sender.services;
  const other = new Mail(db, transport, clock, 'Site <site@tridhara.example>', config.siteUrl, keys);
  const sending = async (mails: number) => {
    while (sends.length < mails) await new Promise(setImmediate);
  };
  await mail.enqueue(db, { to: 'asha@elsewhere.example', subject: 'Hello', text: 'Once.' });
  const late = mail.flush();
  await sending(1);
  sender.clock.pass(16 * MINUTE);
  const claimed = other.flush();
  await sending(2);
  sends[0]?.fail(new Error('too late'));
  await late;
  sender.clock.pass(5 * MINUTE);
  expect(await db.select().from(outbox)).toMatchObject([{ attempts: 2, lastError: '', sentAt: null }]);
  const again = mail.flush();
  sends[1]?.finish('sent');
  await claimed;
  await again;
  expect(sends).toHaveLength(2);
  expect(await db.select().from(outbox)).toMatchObject([{ attempts: 2, lastError: '', text: '' }]);
  await sender.close();
});
