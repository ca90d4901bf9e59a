import type { DiscoveryEntry } from 'federation/discovery';
import {
  ASSETS_FILE,
  GENERATION_SCRIPT,
  HOST_TESTS_FILE,
  SERVER_BUNDLE,
  SHARING_FILE,
  TEXTS_FILE,
  TYPES_FILE,
  type PublishedAssets,
  type PublishedSharing,
  type PublishedTexts,
} from 'federation/naming';
import { isIntact } from 'federation/server';
import path from 'node:path';
import { filesDigest } from '../publication/files-digest';
import { publicationStatement } from '../signing/statements';
import type { TrustedKeys } from '../signing/trusted-keys';
import { publicationRefusal } from '../signing/verified-document';
import { MARKER, type Store } from '../stores/store';
import type { LiveVersion } from './combinations';

/** A file that is missing, or differs from the published bytes. */
export interface Damage {
  readonly file: string;
  readonly kind: 'missing' | 'changed';
}

/** A published folder, compared with the publication that a team has signed. */
export interface PublishedContent {
  /** Empty when every file has the signed bytes. */
  readonly damages: readonly Damage[];
  /** The hash of every file, from the completion marker; undefined without a readable marker. */
  readonly hashes: Readonly<Record<string, string>> | undefined;
  /** Why no trusted key has signed the publication; undefined when one has. */
  readonly refusal: string | undefined;
  /** The size of a file in bytes as browsers get it, compressed with Brotli; undefined for a file that is not published. */
  readonly sentSize: (file: string) => number | undefined;
  readonly sharing: PublishedSharing;
  /** The files with which its remotes run on pages of another shell; set only when a trusted key has signed them. */
  readonly generation: PublishedAssets | undefined;
  /** Its texts; set only when a trusted key has signed them. */
  readonly texts: PublishedTexts | undefined;
  /** The bytes of its types; set only when a trusted key has signed them. */
  readonly types: Buffer | undefined;
  /** The code of a remote's tests against its host; set only when a trusted key has signed it. */
  readonly hostTests: Buffer | undefined;
  /** Set only when a trusted key has signed exactly these bytes. */
  readonly serverBundle: Buffer | undefined;
}

const GENERATION_ASSETS = path.posix.join(path.posix.dirname(GENERATION_SCRIPT), ASSETS_FILE);

type Hashes = Readonly<Record<string, string>>;

const isHashes = (value: unknown): value is Hashes =>
  typeof value === 'object' && value !== null && Object.values(value).every((hash) => typeof hash === 'string');

function hashesOf(marker: Buffer | undefined): Hashes | undefined {
  try {
    const value: unknown = marker && JSON.parse(marker.toString('utf8'));
    return isHashes(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const UNKNOWN_KEYS = 'which keys count is not known; name them with --trusted-keys or TRUSTED_KEYS';

/** Reads published folders and caches the results, because the folders do not change while a command runs. */
export class PublishedReader {
  private readonly read = new Map<string, Promise<PublishedContent>>();

  /** @param trusted the trusted keys; without them nothing counts as signed */
  constructor(
    private readonly store: Store,
    private readonly trusted: TrustedKeys | undefined,
  ) {}

  content({ name, entry }: Pick<LiveVersion, 'name' | 'entry'>): Promise<PublishedContent> {
    const key = `${publicationStatement(name, entry).digest} ${JSON.stringify(entry.extras.signature)}`;
    const known = this.read.get(key);
    if (known) return known;
    const reading = this.readFolder(name, entry);
    this.read.set(key, reading);
    return reading;
  }

  private async readFolder(name: string, entry: DiscoveryEntry): Promise<PublishedContent> {
    const { folder, integrity, files: signedDigest } = entry.extras;
    const refusal = this.trusted ? publicationRefusal(this.trusted, name, entry) : UNKNOWN_KEYS;
    const marker = await this.store.get(folder, MARKER).catch(() => undefined);
    const hashes = hashesOf(marker);
    // The entry's hashes are signed individually, the others by the hash over all hashes in the marker.
    const expected = { ...hashes, ...integrity };
    const files = await Promise.all(
      Object.entries(expected).map(async ([file, hash]) => {
        const bytes = await this.store.get(folder, file).catch(() => undefined);
        const kind: Damage['kind'] | undefined =
          bytes === undefined ? 'missing' : isIntact(bytes, hash) ? undefined : 'changed';
        return { file, bytes: kind ? undefined : bytes, kind };
      }),
    );
    const isMarkerSigned = refusal === undefined && hashes !== undefined && filesDigest(hashes) === signedDigest;
    const found = new Map(files.map(({ file, bytes }) => [file, bytes]));
    const damages = files.flatMap(({ file, kind }) => (kind ? [{ file, kind }] : []));
    const sharing = isMarkerSigned ? found.get(SHARING_FILE) : undefined;
    const texts = isMarkerSigned ? found.get(TEXTS_FILE) : undefined;
    const generation = isMarkerSigned ? found.get(GENERATION_ASSETS) : undefined;
    const isBundleSigned = refusal === undefined && integrity[SERVER_BUNDLE] !== undefined;
    return {
      hashes,
      refusal,
      damages,
      sentSize: (file) => (found.get(`${file}.br`) ?? found.get(file))?.length,
      sharing: sharing ? (JSON.parse(sharing.toString('utf8')) as PublishedSharing) : {},
      generation: generation && (JSON.parse(generation.toString('utf8')) as PublishedAssets),
      texts: texts && (JSON.parse(texts.toString('utf8')) as PublishedTexts),
      hostTests: isMarkerSigned ? found.get(HOST_TESTS_FILE) : undefined,
      types: isMarkerSigned ? found.get(TYPES_FILE) : undefined,
      serverBundle: isBundleSigned ? found.get(SERVER_BUNDLE) : undefined,
    };
  }
}
