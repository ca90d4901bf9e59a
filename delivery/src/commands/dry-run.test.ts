import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { createKeyFile } from '../signing/key-pair';
import { testKey, testSigner } from '../testing/keys';
import { remotePackage, shellPackage, temporaryFolder } from '../testing/packages';
import { createProgram } from './program';
import { runDelivery } from './run';
import { Runner } from './runner';

const SILENT = { out: () => undefined, err: () => undefined, progress: () => undefined };

interface Site {
  /** Contains the store, the keys and the list of trusted keys. */
  readonly root: string;
  readonly next: string;
  /** A version of the shell without visitors. */
  readonly shell: string;
  readonly further: string;
  readonly delivery: (...args: readonly string[]) => Promise<{ readonly code: number; readonly printed: string }>;
}

/** Returns a function that runs the command on a folder. */
const deliveryIn =
  (root: string): Site['delivery'] =>
  async (...args) => {
    const printed: string[] = [];
    const say = (text: string): void => void printed.push(text);
    const env = {
      DELIVERY_KEY: path.join(root, 'ci.pem'),
      TRUSTED_KEYS: path.join(root, 'trusted.json'),
      STORE_URL: path.join(root, 'store'),
    };
    const code = await runDelivery(args, env, { out: say, err: say, progress: () => undefined });
    return { code, printed: printed.join('\n') };
  };

/**
 * Has a live version of a remote, a previous one, and two without visitors; the folder of a collected version is
 * marked.
 */
let site: Site;

beforeAll(async () => {
  const root = await temporaryFolder();
  const { publicKey } = await createKeyFile(path.join(root, 'ci.pem'));
  const keys = [
    { name: 'ci', publicKey, publish: ['*'], traffic: ['*'] },
    testKey('former', { publish: [], traffic: [] }),
  ];
  await writeFile(path.join(root, 'trusted.json'), JSON.stringify({ keys }), { mode: 0o600 });
  const delivery = deliveryIn(root);
  const publish = async (folder: string): Promise<string> => {
    const { printed } = await delivery('publish', folder, '--json');
    return (JSON.parse(printed) as { published: { version: string }[] }).published.at(-1)?.version ?? '';
  };
  await delivery('publish', await shellPackage(), await remotePackage({ salt: '1' }), '--promote');
  await delivery('promote', 'careers', await publish(await remotePackage({ salt: '2', version: '1.1.0' })));
  await publish(await remotePackage({ salt: 'collected', version: '1.1.1' }));
  await delivery('gc', '--keep', '0', '--days', '0');
  const next = await publish(await remotePackage({ salt: '3', version: '1.2.0' }));
  await delivery('publish', await shellPackage(), '--env', 'staging');
  const shell = await publish(await shellPackage({ salt: '2', version: '1.1.0' }));
  site = { root, next, shell, further: await remotePackage({ salt: '4' }), delivery };
});

/** Every file below a folder with its bytes, mode and time. */
async function everything(root: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const { mode, mtimeMs } = await stat(file);
    const bytes = entry.isFile() ? (await readFile(file)).toString('base64') : '';
    found[path.relative(root, file)] = [mode, mtimeMs, bytes].join(' ');
  }
  return found;
}

/** A call of each subcommand that changes data. */
const CHANGES: Readonly<Record<string, (site: Site) => readonly string[]>> = {
  publish: ({ further }) => ['publish', further],
  canary: ({ next }) => ['canary', 'careers', next, '10'],
  promote: ({ next }) => ['promote', 'careers', next],
  carry: ({ shell }) => ['carry', shell],
  rollback: () => ['rollback', 'careers'],
  revoke: ({ next }) => ['revoke', 'careers', next, 'It loses what people type.'],
  retire: () => ['retire', 'careers'],
  freeze: () => ['freeze', 'Accounts'],
  refresh: () => ['refresh'],
  sign: () => ['sign', 'careers'],
  gc: () => ['gc', '--grace-hours', '0'],
  'key create': ({ root }) => ['key', 'create', path.join(root, 'next.pem')],
  'key trust': () => ['key', 'trust', 'next', testSigner('next').publicKey, '--publish', 'careers'],
  'key withdraw': () => ['key', 'withdraw', 'former', '--versions', 'go'],
};

const READS = ['verify', 'status', 'slots', 'nginx', 'key list', 'preview', 'previews'];

/** Further variants of these calls. */
const VARIANTS: Readonly<Record<string, (site: Site) => readonly string[]>> = {
  'promote from another environment': () => ['promote', 'shell', '--from', 'production', '--env', 'staging'],
  'rollback with its reason': () => ['rollback', 'careers', '--revoke', 'It loses what people type.', '--force'],
  'publish with repair': ({ further }) => ['publish', further, '--repair', '--public', 'http://127.0.0.1:9'],
};

/** Every subcommand with its options, by the words of its call. */
function subcommandsOf(command: Command, words: readonly string[] = []): [string, Command][] {
  return command.commands.flatMap((below) => {
    const name = [...words, below.name()];
    return below.commands.length > 0 ? subcommandsOf(below, name) : [[name.join(' '), below] as [string, Command]];
  });
}

const SUBCOMMANDS = subcommandsOf(createProgram(new Runner({}, SILENT)));

test('every subcommand either only reads or supports a dry run', () => {
  const knowing = SUBCOMMANDS.filter(([, subcommand]) => subcommand.options.some(({ long }) => long === '--dry-run'));
  expect(knowing.map(([name]) => name).sort()).toEqual(Object.keys(CHANGES).sort());
  expect(SUBCOMMANDS.map(([name]) => name).sort()).toEqual([...Object.keys(CHANGES), ...READS].sort());
});

test.each(SUBCOMMANDS)('%s --help describes the subcommand and names every option', async (name, subcommand) => {
  const printed: string[] = [];
  const code = await runDelivery([...name.split(' '), '--help'], {}, { ...SILENT, out: (text) => printed.push(text) });
  expect(code).toBe(0);
  for (const { long } of subcommand.options) expect(printed.join('\n')).toContain(long);
  expect(subcommand.summary()).not.toBe('');
});

test.each([...Object.entries(CHANGES), ...Object.entries(VARIANTS)])(
  '%s --dry-run says what would be done and changes nothing',
  async (_name, callOf) => {
    const before = await everything(site.root);
    const tried = await site.delivery(...callOf(site), '--dry-run');
    expect(await everything(site.root)).toEqual(before);
    expect(tried).toMatchObject({ code: 0, printed: expect.stringMatching(/^Dry run: nothing is changed\..*\n./) });
  },
);

test.each(Object.entries(CHANGES))('%s without it changes data', async (_name, callOf) => {
  const root = await temporaryFolder();
  await cp(site.root, root, { recursive: true, preserveTimestamps: true });
  const before = await everything(root);
  expect(await deliveryIn(root)(...callOf({ ...site, root }))).toMatchObject({ code: 0 });
  expect(await everything(root)).not.toEqual(before);
});

test('a dry run of a canary by steps begins no step and requests no figures', async () => {
  const before = await everything(site.root);
  const call = ['canary', 'careers', site.next, '--steps', '1,10', '--api', 'http://127.0.0.1:9', '--dry-run'];
  const { code, printed } = await site.delivery(...call, '--webhook', 'http://127.0.0.1:9/');
  expect([code, printed]).toEqual([0, expect.stringContaining('gets 1 %, 10 %, all of the visitors, step by step.')]);
  expect(await everything(site.root)).toEqual(before);
});

test('a dry run is refused for the same reasons as the subcommand', async () => {
  const published = await site.delivery('publish', await remotePackage({ manifest: { contract: 9 } }), '--json');
  const [{ version }] = (JSON.parse(published.printed) as { published: [{ version: string }] }).published;
  const refused = await site.delivery('promote', 'careers', version, '--dry-run');
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining('contract-version: ')]);
});

test('a dry run in a folder without a site creates nothing', async () => {
  const SITE_DIR = path.join(await temporaryFolder(), 'site');
  await mkdir(SITE_DIR);
  const printed: string[] = [];
  const console = { ...SILENT, out: (text: string) => printed.push(text) };
  expect(await runDelivery(['publish', await shellPackage(), '--dry-run'], { SITE_DIR }, console)).toBe(0);
  expect(printed.join()).toContain('Published shell');
  expect(await readdir(SITE_DIR)).toEqual([]);
});
