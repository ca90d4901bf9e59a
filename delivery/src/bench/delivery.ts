import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { parseDiscovery, type DiscoveryEntry } from 'federation/discovery';
import { BundleRegistry, readServerBundle } from 'federation/server';
import { publish } from '../publication/publish';
import type { LocalStore } from '../stores/open-store';
import { remotePackage, removeTemporaryFolders, shellPackage, temporaryFolder } from '../testing/packages';
import { installedNginx, startNginx } from '../testing/real-nginx';
import { runWriter } from '../testing/run-writer';
import { promote } from '../traffic/promote';
import { rollback } from '../traffic/rollback';
import { createValidator } from '../verification/verify';
import { verifiedDocument } from '../signing/verified-document';
import { temporaryStore, testSigning } from '../testing/keys';

const ENV = 'production';
const ROUNDS = 9;
const TEAMS = ['careers', 'content', 'catalogue', 'admin'];
const run = promisify(execFile);

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const line = (what: string, value: string): void => console.log(`${what.padEnd(52)} ${value}`);
const ms = (value: number): string => `${value.toFixed(0)} ms`;

async function publications(): Promise<void> {
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  const changed: number[] = [];
  const unchanged: number[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    const folder = await remotePackage({ salt: String(i) });
    changed.push(await timed(() => publish(store, ENV, folder)));
    unchanged.push(await timed(() => publish(store, ENV, folder)));
  }
  line('publish a changed remote (median)', ms(median(changed)));
  line(
    'publish an unchanged remote (median)',
    `${ms(median(unchanged))}, ratio ${(median(unchanged) / median(changed)).toFixed(2)}`,
  );
}

/** A shell's server, as far as the discovery document goes: what trusted keys have signed. */
async function shellOf(store: LocalStore): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_, response) => {
    void store.read(ENV).then((document) => {
      response.end(JSON.stringify(verifiedDocument(document, ENV, testSigning().trusted).document));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function visibility(): Promise<void> {
  const nginx = installedNginx();
  if (!nginx)
    return line('promote to visible through nginx', 'skipped: nginx is not installed (apt-get install nginx-light)');
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  await publish(store, ENV, await remotePackage({ salt: '0' }));
  const { version } = await publish(store, ENV, await remotePackage({ salt: '1' }));
  const listen = '127.0.0.1:18080';
  const shell = await shellOf(store);
  const stop = await startNginx(nginx, {
    origin: `http://${listen}`,
    listen,
    store: store.root,
    shells: [shell.address],
    apis: ['127.0.0.1:9'],
  });
  const isVisible = async (wanted: boolean): Promise<void> => {
    for (;;) {
      const document = parseDiscovery(await (await fetch(`http://${listen}/env/${ENV}/discovery.json`)).text());
      const live = document.microFrontends['careers']?.find(({ deployment }) => deployment.default)?.metadata.version;
      if ((live === version) === wanted) return;
    }
  };
  const promoted: number[] = [];
  const rolledBack: number[] = [];
  try {
    for (let i = 0; i < ROUNDS; i++) {
      const validator = createValidator(store);
      promoted.push(
        await timed(async () => {
          await promote(store, ENV, 'careers', version, validator);
          await isVisible(true);
        }),
      );
      rolledBack.push(
        await timed(async () => {
          await rollback(store, ENV, 'careers', { validator });
          await isVisible(false);
        }),
      );
    }
  } finally {
    await stop();
    shell.stop();
  }
  line('promote, with every rule, to visible through nginx', ms(median(promoted)));
  line('rollback to visible through nginx', ms(median(rolledBack)));
}

async function concurrency(): Promise<void> {
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  const folders = await Promise.all(
    Array.from({ length: 50 }, (_, i) => remotePackage({ name: TEAMS[i % 4], salt: String(i) })),
  );
  const took = await timed(() =>
    Promise.all(
      TEAMS.map((_, team) => runWriter(store.root, 0, 'publish', ...folders.filter((_folder, i) => i % 4 === team))),
    ),
  );
  const document = await store.read(ENV);
  const kept = TEAMS.reduce((sum, team) => sum + (document.microFrontends[team]?.length ?? 0), 0);
  line('50 publications from four teams at once: kept', `${kept} of 50 in ${(took / 1000).toFixed(1)} s`);

  const naive = path.join(await temporaryFolder(), 'listing.json');
  await writeFile(naive, JSON.stringify({ entries: [], padding: 'x'.repeat(20_000) }));
  const program = path.join(__dirname, 'naive-writer.ts');
  const names = Array.from({ length: 50 }, (_, i) => `entry-${i}`);
  await Promise.all(
    TEAMS.map((_, team) =>
      run(process.execPath, ['--import', 'tsx', program, naive, ...names.filter((_name, i) => i % 4 === team)], {
        cwd: path.resolve(__dirname, '../../..'),
      }),
    ),
  );
  const left = await readFile(naive, 'utf8')
    .then((text) => (JSON.parse(text) as { entries: string[] }).entries.length)
    .catch(() => 0);
  line('the same with read, change, write: kept', `${left} of 50`);
}

/** Bytes in use once everything unused is collected, which takes a few rounds. */
async function used(gc: () => unknown): Promise<number> {
  for (let round = 0; round < 5; round++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    gc();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** What a server holds after it has served 200 versions, one after another. */
async function memory(): Promise<void> {
  const { gc } = globalThis;
  if (!gc) return line('memory after 200 versions', 'skipped: run node with --expose-gc');
  const store = await temporaryStore();
  await publish(store, ENV, await shellPackage());
  const entries: DiscoveryEntry[] = [];
  for (let i = 0; i < 200; i++) {
    // As heavy as a real remote's bundle: code, and data made when it is evaluated.
    const weight = `exports.exposes = { './routes': Array.from({ length: 25_000 }, (_, i) => i + ${i}.5) };`;
    const { version } = await publish(store, ENV, await remotePackage({ salt: String(i), server: weight }));
    const entry = (await store.read(ENV)).microFrontends['careers']?.find(
      ({ metadata }) => metadata.version === version,
    );
    if (entry) entries.push(entry);
  }
  const held = async (lets: boolean): Promise<number> => {
    const byFolder = new Map(entries.map((entry) => [entry.extras.folder, entry]));
    const registry = new BundleRegistry(async (folder) => {
      const entry = byFolder.get(folder);
      if (!entry) throw new Error(`${folder} is not published.`);
      return readServerBundle(path.join(store.root, 'r'), entry);
    });
    const before = await used(gc);
    for (const entry of entries) {
      (await registry.load(entry.extras.folder))(() => ({}));
      if (lets) registry.keepOnly(new Set([entry.extras.folder]));
    }
    const after = await used(gc);
    // Looked at once more, so that the registry is alive until here.
    registry.keepOnly(new Set());
    return (after - before) / 1e6;
  };
  const kept = await held(false);
  const letGo = await held(true);
  line(
    'memory after 200 versions, those not live let go',
    `${letGo.toFixed(1)} MB; ${kept.toFixed(1)} MB if all were kept`,
  );
}

async function main(): Promise<void> {
  await publications();
  await visibility();
  await concurrency();
  await memory();
}

void main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(removeTemporaryFolders);
