import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { everyRow } from '../../test/rows';
import { startTestApp, type TestApp } from '../../test/harness';
import { DAY } from '../clock';
import { runCommand } from '../control/run-command';
import { admins, authenticatorApps, outbox, webhooks } from '../database/schema';
import { createKeyFile, readKeyFile, replaceKeyFile, rotated, withNextKey, withoutKey, type KeyFile } from './key-file';
import type { Keyring } from './keyring';
import { openKeys } from './open-keys';
import { usedKeys } from './sealed-columns';

const quiet = () => undefined;
const HALF_A_MINUTE = 30_001;
const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';

let folder: string;
let keysFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
  keysFile = path.join(folder, 'made/keys.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const fileOf = async (): Promise<KeyFile> => {
  const keys = await readKeyFile(keysFile);
  if (!keys) throw new Error('There is no key file');
  return keys;
};

describe('a key file', () => {
  it('is created automatically outside production, private to its owner', async () => {
    const keys = await openKeys({ keysFile, production: false });
    expect((await stat(keysFile)).mode & 0o777).toBe(0o600);
    expect((await openKeys({ keysFile, production: true })).ids).toEqual(keys.ids);
    await expect(createKeyFile(keysFile)).rejects.toThrow('exists');
  });

  it('is required in production; the message has the command that creates it', async () => {
    await expect(openKeys({ keysFile, production: true })).rejects.toThrow('npm run keys -- create');
    await createKeyFile(keysFile);
    await chmod(keysFile, 0o644);
    await expect(openKeys({ keysFile, production: true })).rejects.toThrow(`chmod 600 '${keysFile}'`);
  });

  it('keeps its owner and permissions when root replaces it', async () => {
    await createKeyFile(keysFile);
    const user = process.getuid?.() ?? 0;
    const servers = user === 0 ? 12_345 : user;
    await chown(keysFile, servers, process.getgid?.() ?? 0);
    await chmod(keysFile, 0o640);
    await replaceKeyFile(keysFile, rotated(await fileOf()));
    expect(await stat(keysFile)).toMatchObject({ uid: servers, mode: 0o100_640 });
    expect((await fileOf()).keys).toHaveLength(2);
  });

  it('is the same for processes that create it at once', async () => {
    const opened = await Promise.all([1, 2, 3, 4].map(() => openKeys({ keysFile, production: false })));
    expect(new Set(opened.flatMap(({ ids }) => ids)).size).toBe(1);
  });
});

it('continues with the present keys while the file is damaged', async () => {
  const keys = await openKeys({ keysFile, production: false });
  await writeFile(keysFile, '{');
  expect(await keys.unseal('emails', await keys.seal('emails', 'a text', 'one'), 'one')).toBe('a text');
  await expect(keys.refresh()).rejects.toThrow('is damaged');
});

it('has a key for each purpose, and seals for one owner', async () => {
  const keys = await openKeys({ keysFile, production: false });
  const sealed = await keys.seal('webhooks', 'a secret', 'one');
  expect(await keys.unseal('webhooks', sealed, 'one')).toBe('a secret');
  await expect(keys.unseal('emails', sealed, 'one')).rejects.toThrow();
  await expect(keys.unseal('webhooks', sealed, 'two')).rejects.toThrow();
  const signature = await keys.sign('subscriptions', 'a text');
  expect(await keys.verifies('subscriptions', 'a text', signature)).toBe(true);
  expect(await keys.verifies('own-applications', 'a text', signature)).toBe(false);
  expect(await keys.verifies('subscriptions', 'a text', `00000000${signature.slice(8)}`)).toBe(false);
  expect(keys.pseudonym('people', 'a@b')).not.toBe(keys.pseudonym('visitors', 'a@b'));
});

describe('on a site', () => {
  let site: TestApp;
  let keys: Keyring;

  beforeEach(async () => {
    keys = await openKeys({ keysFile, production: false });
    site = await startTestApp({ keys });
    const { db, clock, mail } = site.services;
    const owner = await site.signedIn('owner');
    const webhook = { name: 'A webhook', url: 'https://hook.example', collections: ['blogs'], events: ['published'] };
    expect((await site.post('/webhooks', webhook, owner)).statusCode).toBe(201);
    const message = {
      to: 'asha@elsewhere.example',
      subject: 'Hello',
      text: 'Your code',
      calendar: 'BEGIN',
      unsubscribe: 'x',
    };
    // The email to owners about the webhook.
    await mail.flush();
    // It waits for longer than the test takes.
    await db.transaction(async (tx) => {
      await mail.enqueue(tx, message);
      await tx.update(outbox).set({ nextAttemptAt: new Date(clock.now().getTime() + DAY) });
    });
    const [admin] = await db.select().from(admins);
    const adminId = admin?.id ?? '';
    const sealedSecret = await keys.seal('second-steps', TOTP_SECRET, adminId);
    await db.insert(authenticatorApps).values({ adminId, sealedSecret, lastStep: 0, createdAt: clock.now() });
  });
  afterEach(() => site.close());

  /** The sealed texts of the database, opened. */
  async function opened(): Promise<readonly string[]> {
    const { db } = site.services;
    const [app] = await db.select().from(authenticatorApps);
    const [webhook] = await db.select().from(webhooks);
    const [email] = await db.select().from(outbox).where(eq(outbox.recipient, 'asha@elsewhere.example'));
    if (!app || !webhook || !email) throw new Error('Rows are missing');
    return [
      await keys.unseal('second-steps', app.sealedSecret, app.adminId),
      await keys.unseal('webhooks', webhook.secret, webhook.id),
      ...(await Promise.all(
        [email.text, email.calendar, email.unsubscribe].map((text) => keys.unseal('emails', text, email.id)),
      )),
    ];
  }

  it('no row contains a key', async () => {
    const rows = JSON.stringify(await everyRow(site.services.db));
    const { keys: ofFile, pseudonyms } = await fileOf();
    for (const secret of [pseudonyms, ...ofFile.map((key) => key.secret)]) expect(rows).not.toContain(secret);
    expect(rows).not.toContain(TOTP_SECRET);
    expect(await usedKeys(site.services.db)).toEqual(keys.ids);
  });

  it('rotation seals everything with the new key, and links of the old one stay valid until it is removed', async () => {
    const { db } = site.services;
    const before = await opened();
    const [old = ''] = keys.ids;
    const link = await keys.sign('own-applications', 'an application');
    const person = keys.pseudonym('people', 'asha@elsewhere.example');

    await replaceKeyFile(keysFile, rotated(await fileOf()));
    const lines: string[] = [];
    await runCommand(site.services, { command: 'reseal' }, (line) => lines.push(line));
    const [current = ''] = keys.ids;
    expect(lines).toEqual([`5 texts are sealed with the key ${current} now.`]);
    expect(current).not.toBe(old);
    expect(await usedKeys(db)).toEqual([current]);
    expect(await opened()).toEqual(before);
    expect(await keys.verifies('own-applications', 'an application', link)).toBe(true);
    expect(keys.pseudonym('people', 'asha@elsewhere.example')).toBe(person);

    await replaceKeyFile(keysFile, withoutKey(await fileOf(), old));
    await keys.refresh();
    expect(await opened()).toEqual(before);
    expect(await keys.verifies('own-applications', 'an application', link)).toBe(false);
  });

  it('a server that only verifies refuses signatures of a removed key after half a minute', async () => {
    const [old = ''] = keys.ids;
    const link = await keys.sign('own-applications', 'an application');
    await replaceKeyFile(keysFile, withoutKey(rotated(await fileOf()), old));
    expect(await keys.verifies('own-applications', 'an application', link)).toBe(true);
    const clock = jest.spyOn(performance, 'now').mockReturnValue(performance.now() + HALF_A_MINUTE);
    expect(await keys.verifies('own-applications', 'an application', link)).toBe(false);
    clock.mockRestore();
  });

  it('another server opens texts that are sealed with a key that it has not read yet', async () => {
    const other = await openKeys({ keysFile, production: true });
    await replaceKeyFile(keysFile, rotated(withNextKey(await fileOf())));
    await runCommand(site.services, { command: 'reseal' }, quiet);
    const [webhook] = await site.services.db.select().from(webhooks);
    expect(other.ids).not.toContain(keys.ids[0]);
    expect(await other.unseal('webhooks', webhook?.secret ?? '', webhook?.id ?? '')).toMatch(/^whsec_/);
  });

  it('rotation reports how many texts could not be opened', async () => {
    const { db } = site.services;
    await db.update(webhooks).set({ secret: '0123abcd-AAAA' });
    await replaceKeyFile(keysFile, rotated(await fileOf()));
    await expect(runCommand(site.services, { command: 'reseal' }, quiet)).rejects.toThrow(
      '1 texts could not be opened',
    );
    expect(await db.select().from(webhooks).where(eq(webhooks.secret, '0123abcd-AAAA'))).toHaveLength(1);
  });
});
