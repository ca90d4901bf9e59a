import { liveDigest } from 'federation/naming';

/** The interval between checks of the live versions, in milliseconds (specification of `delivery`). */
const INTERVAL = 60_000;

/** The fields of one version in a discovery document that a page needs. */
interface ListedVersion {
  readonly metadata: { readonly version: string };
  readonly deployment: { readonly traffic: number; readonly default: boolean };
  readonly extras: { readonly revoked?: string };
}

/** The fields of a discovery document that a page reads. */
export interface WatchedDocument {
  readonly microFrontends: Readonly<Record<string, readonly ListedVersion[]>>;
}

/** The versions that the page was made from. */
export interface WatchedPage {
  /** Address of the discovery document. */
  readonly discovery: string;
  /** The digest of the live versions when the page was made. */
  readonly live: string;
  /** The versions in this page, by name. */
  readonly versions: Readonly<Record<string, string>>;
}

/** Why the page's own version of a remote must no longer be used. */
export interface Revocation {
  readonly name: string;
  readonly reason: string;
}

interface Outcome {
  readonly due: boolean;
  readonly revocation?: Revocation;
}

/** Compares a page with the current document. */
export function compare(page: WatchedPage, document: WatchedDocument): Outcome {
  for (const [name, version] of Object.entries(page.versions)) {
    const reason = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.revoked;
    if (reason !== undefined) return { due: true, revocation: { name, reason } };
  }
  return { due: liveDigest(document) !== page.live };
}

/** Detects that other versions are live than those of the page. */
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

  /** Checks at intervals, and whenever the visitor returns to the page. */
  start(): void {
    setInterval(() => void this.look(), INTERVAL);
    addEventListener('focus', () => void this.look());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.look();
    });
  }

  /** The browser's cache stores the document with its entity tag, so that an unchanged one costs a 304. */
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
      // Offline, or a proxy's page: the next check decides.
    }
  }
}
