import type { DiscoveryEntry } from 'federation/discovery';
import { isIntact } from 'federation/server';
import { unmark } from '../collection/deletion-marks';
import { publicationRefusal } from '../signing/verified-document';
import { MARKER, type Store } from '../stores/store';
import { defaultOf, versionOf } from '../traffic/traffic';
import type { Release } from '../traffic/promote';
import type { PublishedFile } from './build-folder';
import { isCompressed, unpacked } from './compressed';
import { filesDigest } from './files-digest';
import { listVersion } from './list-version';
import { SILENT } from './progress';
import type { PublishOptions } from './publish';
import { completeFolder } from './published-folder';

/** A version of another environment is not trusted here, or differs from its signature. */
export class CopyRefused extends Error {
  override readonly name = 'CopyRefused';
}

/** An environment that versions are copied from. */
export interface Source {
  readonly store: Store;
  readonly environment: string;
}

/** One version of a front end; by default the live one of its environment. */
export type VersionSelector = Pick<Release, 'name'> & Partial<Release>;

async function entryIn({ store, environment }: Source, { name, version }: VersionSelector): Promise<DiscoveryEntry> {
  const { microFrontends } = await store.read(environment);
  const entries = Object.hasOwn(microFrontends, name) ? microFrontends[name] : undefined;
  const entry = entries && (version === undefined ? defaultOf(entries) : versionOf(entries, name, version));
  if (entry) return entry;
  throw new CopyRefused(`Nothing of "${name}" is published in "${environment}" of ${store.blobs.address}.`);
}

/** The published and signed part of a version, without the fields that its environment added. */
function publishedPart({ url, fallbackUrl, metadata, extras }: DiscoveryEntry): DiscoveryEntry {
  const { folder, manifest, assets, integrity, provides, requires, files, ...signed } = extras;
  const { gitCommit, publishedAt, publisher, signature } = signed;
  return {
    ...{ url, fallbackUrl, metadata },
    extras: {
      ...{ folder, manifest, assets, integrity, provides, requires, files },
      ...{ gitCommit, publishedAt, publisher, signature },
    },
    deployment: { traffic: 0, default: false },
  };
}

/** Every file of a published folder, verified by its signature. @throws CopyRefused naming the file */
async function filesOf({ store }: Source, label: string, { extras }: DiscoveryEntry): Promise<PublishedFile[]> {
  const { folder } = extras;
  const marker = await store.get(folder, MARKER).catch(() => undefined);
  if (!marker) throw new CopyRefused(`${label} is not complete in ${store.blobs.address}.`);
  const hashes = JSON.parse(marker.toString('utf8')) as Record<string, string>;
  if (filesDigest(hashes) !== extras.files)
    throw new CopyRefused(`${label}: the files in ${store.blobs.address} are not those that were signed.`);
  const files = await Promise.all(
    Object.entries(hashes).map(async ([name, hash]) => ({ name, hash, bytes: await store.get(folder, name) })),
  );
  for (const { name, hash, bytes } of files) {
    // The hash of a compressed file is not signed: its unpacked content is compared.
    const content = isCompressed(name) ? await unpacked(name, bytes) : bytes;
    const signed = hashes[name.replace(/\.(br|gz)$/, '')];
    if (isIntact(bytes, hash) && content && signed !== undefined && isIntact(content, signed)) continue;
    throw new CopyRefused(`${folder}${name} in ${store.blobs.address} is not what was signed.`);
  }
  return files.map(({ name, bytes }) => ({ name, bytes }));
}

/**
 * Copies a version from another environment, byte for byte and with the signature of the team that published it, and
 * lists it with no traffic. Nothing is built or signed again.
 *
 * @returns the copied version
 * @throws CopyRefused when no key trusted here has signed it, or its files differ from the signed ones
 */
export async function copyVersion(
  from: Source,
  store: Store,
  environment: string,
  wanted: VersionSelector,
  { publicOrigin, progress = SILENT }: Omit<PublishOptions, 'repair'> = {},
): Promise<Release> {
  const { name } = wanted;
  const entry = await entryIn(from, wanted);
  const { version } = entry.metadata;
  const label = `${name} ${version}`;
  const { trusted } = store.signing;
  if (!trusted)
    throw new CopyRefused(
      'Name the file of the keys that this environment trusts with --trusted-keys or TRUSTED_KEYS.',
    );
  const refusal = publicationRefusal(trusted, name, entry);
  if (refusal) throw new CopyRefused(`${label} is not valid here: ${refusal}.`);
  const { folder } = entry.extras;
  await unmark(store, folder);
  const content = { folder, files: await filesOf(from, label, entry), isComplete: true };
  await completeFolder(store, content, { publicOrigin, progress });
  const what = `copy ${label} from ${from.environment}`;
  await listVersion(store, environment, what, publishedPart(entry));
  return { name, version };
}
