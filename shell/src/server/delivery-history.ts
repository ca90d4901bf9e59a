import { changedBy, documentTag, type TrustedKeys } from 'delivery/reading';
import { Store } from 'delivery/site';
import { revisionOf, SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import type { PublishedStore } from './published-store';

/** The changes of one answer. */
const PAGE = 20;

/** A version whose visitors or revocation a change has changed. */
interface VersionDifference {
  readonly remote: string;
  readonly title: string;
  readonly version: string;
  /** The share of the visitors, in percent; missing where the document does not list the version. */
  readonly before?: number;
  readonly after?: number;
  /** Why it is revoked since the change. */
  readonly revoked?: string;
}

/** A change of the discovery document. */
export interface RecordedChange {
  readonly revision: number;
  readonly what: string;
  readonly at: string;
  /** The name of the key that signed it; missing if no known key has. */
  readonly by?: string;
  /** Whether it was made from the change before; false after the history was altered. */
  readonly follows: boolean;
  readonly differences: readonly VersionDifference[];
}

const SAME = [undefined, undefined];

function differencesOf(remote: string, before: readonly DiscoveryEntry[], after: readonly DiscoveryEntry[]) {
  const stateIn = (entries: readonly DiscoveryEntry[], version: string) => {
    const found = entries.find(({ metadata }) => metadata.version === version);
    return found ? [found.deployment.traffic, found.extras.revoked] : SAME;
  };
  const versions = new Set([...before, ...after].map(({ metadata }) => metadata.version));
  const { title } = (after[0] ?? before[0])?.extras.manifest ?? { title: remote };
  return [...versions].flatMap((version): VersionDifference[] => {
    const [[was, wasRevoked], [is, revoked]] = [stateIn(before, version), stateIn(after, version)];
    if (was === is && wasRevoked === revoked) return [];
    return [
      {
        ...{ remote, title, version },
        ...(typeof was === 'number' && { before: was }),
        ...(typeof is === 'number' && { after: is }),
        ...(typeof revoked === 'string' && revoked !== wasRevoked && { revoked }),
      },
    ];
  });
}

/**
 * The changes of an environment's discovery document, the latest first, with the versions that each one changed.
 *
 * @param isOwn whether the reader may see a front end; changes of others alone are left out
 * @param before only changes before this revision
 * @returns `earlier`, the revision to ask for next, is missing at the beginning of the history
 */
export async function deliveryHistory(
  { blobs }: Pick<PublishedStore, 'blobs'>,
  environment: string,
  trusted: TrustedKeys,
  isOwn: (name: string) => boolean,
  before?: number,
): Promise<{ readonly changes: readonly RecordedChange[]; readonly earlier?: number }> {
  const store = new Store(blobs);
  const end = Math.min(before ?? Infinity, revisionOf(await store.read(environment)) + 1);
  const first = Math.max(1, end - PAGE);
  const documents = await Promise.all(
    Array.from({ length: end - first + 1 }, (_, at) => store.revision(environment, first - 1 + at)),
  );
  const changes = documents.flatMap((document, at): RecordedChange[] => {
    const change = at > 0 ? document?.microFrontends[SHELL]?.[0]?.extras.change : undefined;
    if (!document || !change) return [];
    const previous: DiscoveryDocument | undefined = documents[at - 1];
    const differences = Object.keys({ ...previous?.microFrontends, ...document.microFrontends })
      .filter(isOwn)
      .flatMap((name) =>
        differencesOf(name, previous?.microFrontends[name] ?? [], document.microFrontends[name] ?? []),
      );
    if (differences.length === 0 && !isOwn(SHELL)) return [];
    const by = changedBy(document, environment, trusted);
    return [
      {
        ...{ revision: revisionOf(document), what: change.what, at: change.at, differences },
        ...(by !== undefined && { by }),
        follows: previous ? documentTag(previous) === change.previous : revisionOf(document) === 1,
      },
    ];
  });
  return { changes: changes.reverse(), ...(first > 1 && { earlier: first }) };
}
