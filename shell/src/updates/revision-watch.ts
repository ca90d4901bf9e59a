import { liveDigest } from 'federation/naming';

/** The specification of `delivery`: the live versions are looked at this often, in milliseconds. */
const INTERVAL = 60_000;

/** What a discovery document says of one version, as far as a page needs it. */
interface ListedVersion {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: { readonly revoked?: string };
}

/** What a page reads of a discovery document. */
export interface WatchedDocument {
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** What the page was made from. */
export interface WatchedPage {
  /** Address of the discovery document. */
  readonly discovery: string;
  /** What visitors got when the page was made. */
  readonly live: string;
  /** The versions in this page, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Why the page's own version of a remote must not be used any more. */
export interface Revocation {
  readonly name: string;
  readonly reason: string;
}

interface Outcome {
  readonly due: boolean;
  readonly revocation?: Revocation;
}

/** Holds a page against the present document. */
export function compare(page: WatchedPage, document: WatchedDocument): Outcome {
  for (const [name, version] of Object.entries(page.versions)) {
    const reason = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.revoked;
    if (reason !== undefined) return { due: true, revocation: { name, reason } };
  }
  return { due: liveDigest(document) !== page.live };
}

/** Notices that other versions are live than the page was made from. */
export class RevisionWatch {
  private outcome: Outcome = { due: false };
  private asked = 0;

  constructor(
    private readonly page: WatchedPage,
    private readonly onRevoked: (revocation: Revocation) => void,
  ) {}

  /** Whether the next navigation should take the new versions. */
  get due(): boolean {
    return this.outcome.due;
  }

  /** Looks now and then, and whenever somebody comes back to the page. */
  start(): void {
    setInterval(() => void this.look(), INTERVAL);
    addEventListener('focus', () => void this.look());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
    });
  }

  /** The browser's cache keeps the document with its entity tag, so that an unchanged one costs a 304. */
  async look(): Promise<void> {
    if (document.visibilityState === 'hidden' || Date.now() - this.asked < 1_000) return;
    this.asked = Date.now();
    try {
      const answer = await fetch(this.page.discovery, { cache: 'no-cache', credentials: 'omit' });
      if (!answer.ok) return;
      const before = this.outcome.revocation;
      this.outcome = compare(this.page, (await answer.json()) as WatchedDocument);
      if (this.outcome.revocation && !before) this.onRevoked(this.outcome.revocation);
    } catch {
      // Offline, or a proxy's page: the next look will tell.
    }
  }
}
