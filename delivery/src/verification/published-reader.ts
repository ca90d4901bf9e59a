import type { DiscoveryEntry } from 'federation/discovery';
import { isIntact, SERVER_BUNDLE } from 'federation/server';
import { SHARING_FILE, type PublishedSharing } from 'federation/naming';
import { MARKER, type Store } from '../stores/store';

/** What a published folder turned out to hold. */
export interface PublishedContent {
  /** Files that are missing or whose bytes are not what was published; empty for a sound folder. */
  readonly damages: readonly { readonly file: string; readonly kind: 'missing' | 'changed' }[];
  /** The hash of every file at publication; undefined when the folder was never completed. */
  readonly hashes: Readonly<Record<string, string>> | undefined;
  readonly sharing: PublishedSharing;
  readonly serverBundle: Buffer | undefined;
}

/** Reads published folders and remembers what it found, because they do not change while a command runs. */
export class PublishedReader {
  private readonly read = new Map<string, Promise<PublishedContent>>();

  constructor(private readonly store: Store) {}

  content(entry: DiscoveryEntry): Promise<PublishedContent> {
    const { folder } = entry.extras;
    const known = this.read.get(folder);
    if (known) return known;
    const reading = this.readFolder(folder);
    this.read.set(folder, reading);
    return reading;
  }

  private async readFolder(folder: string): Promise<PublishedContent> {
    const marker = await this.store.get(folder, MARKER).catch(() => undefined);
    const hashes = marker && (JSON.parse(marker.toString('utf8')) as Record<string, string>);
    const files = await Promise.all(
      Object.entries(hashes ?? {}).map(async ([file, hash]) => {
        const bytes = await this.store.get(folder, file).catch(() => undefined);
        const kind: 'missing' | 'changed' | undefined =
          bytes === undefined ? 'missing' : isIntact(bytes, hash) ? undefined : 'changed';
        return { file, bytes: kind ? undefined : bytes, kind };
      }),
    );
    const found = new Map(files.map(({ file, bytes }) => [file, bytes]));
    const sharing = found.get(SHARING_FILE);
    return {
      hashes,
      damages: files.flatMap(({ file, kind }) => (kind ? [{ file, kind }] : [])),
      sharing: sharing ? (JSON.parse(sharing.toString('utf8')) as PublishedSharing) : {},
      serverBundle: found.get(SERVER_BUNDLE),
    };
  }
}
