import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { CONTRACT_VERSION, type RemoteManifest } from 'federation/contract';
import { SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { integrityOf } from 'federation/server';
import type { LocalStore } from './local-store';
import { changeDocument } from './change-document';
import { contentHash, readBuild, type PublishedFile } from './published-folder';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** What became of a publication. */
export interface Publication {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
  /** False when exactly these files were published before. */
  readonly uploaded: boolean;
}

const COMPRESSIBLE = /\.(js|css|json|svg)$/;

async function manifestOf(folder: string): Promise<RemoteManifest> {
  const own = await readFile(path.join(folder, 'remote.json'), 'utf8').catch(() => undefined);
  if (own) return JSON.parse(own) as RemoteManifest;
  return { name: SHELL, title: 'Shell', contract: CONTRACT_VERSION, exposes: {}, routes: [], navigation: [], slots: [] };
}

async function upload(store: LocalStore, folder: string, file: PublishedFile): Promise<void> {
  await store.put(folder, file.name, file.bytes);
  if (!COMPRESSIBLE.test(file.name) || file.name.startsWith('server/')) return;
  const [br, zip] = await Promise.all([
    brotli(file.bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gz(file.bytes, { level: 9 }),
  ]);
  await store.put(folder, `${file.name}.br`, br);
  await store.put(folder, `${file.name}.gz`, zip);
}

/**
 * Uploads a front end's build to the store and adds it to the discovery document with no traffic; the first version of
 * a front end gets all of it.
 *
 * @param folder the front end's package, already built
 * @returns what was published, under which version and folder
 */
export async function publish(store: LocalStore, environment: string, folder: string): Promise<Publication> {
  const manifest = await manifestOf(folder);
  const own = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  const files = await readBuild(folder);
  const version = `${own.version}-${contentHash(files)}`;
  const published = `/r/${manifest.name}/${version}/`;
  const integrity = Object.fromEntries(
    files.filter(({ name }) => /\.(js|css)$/.test(name)).map(({ name, bytes }) => [name, integrityOf(bytes)]),
  );
  const uploaded = !(await store.isComplete(published));
  if (uploaded) {
    for (const file of files) await upload(store, published, file);
    await store.put(published, 'remote.json', Buffer.from(JSON.stringify(manifest, null, 2)));
    await store.put(published, 'integrity.json', Buffer.from(JSON.stringify(integrity, null, 2)));
  }
  const assets = files.find(({ name }) => name === 'assets.json');
  if (!assets) throw new Error(`${folder}/dist has no assets.json. Build the package first.`);
  const entryFile = manifest.name === SHELL ? 'shell.js' : 'remoteEntry.js';
  const entry: DiscoveryEntry = {
    url: published + entryFile,
    metadata: { integrity: integrity[entryFile] ?? '', version },
    extras: {
      folder: published,
      manifest: structuredClone(manifest) as DiscoveryEntry['extras']['manifest'],
      assets: JSON.parse(assets.bytes.toString('utf8')) as DiscoveryEntry['extras']['assets'],
      integrity,
      publishedAt: new Date().toISOString(),
    },
    deployment: { traffic: 0, default: false },
  };
  await changeDocument(store, environment, (document) => withEntry(document, manifest.name, entry));
  return { name: manifest.name, version, folder: published, uploaded };
}

function withEntry(document: DiscoveryDocument, name: string, entry: DiscoveryEntry): DiscoveryDocument | undefined {
  const present = document.microFrontends[name] ?? [];
  if (present.some(({ metadata }) => metadata.version === entry.metadata.version)) return undefined;
  const added = present.length === 0 ? { ...entry, deployment: { traffic: 100, default: true } } : entry;
  return { ...document, microFrontends: { ...document.microFrontends, [name]: [...present, added] } };
}

