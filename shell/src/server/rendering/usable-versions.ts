import { fits, type DiscoveryEntry } from 'federation/discovery';
import type { EvaluatedShell } from './messages';
import type { RenderingLog } from './rendering-log';
import type { RenderPool } from './render-pool';

/** Which versions can be rendered here: their server bundles are evaluated ahead of the first visit. */
export class UsableVersions {
  /** Folders whose server bundle could not be evaluated. */
  private readonly broken = new Set<string>();
  private readonly shells = new Map<string, Promise<EvaluatedShell>>();

  constructor(
    private readonly host: Pick<RenderPool, 'evaluate' | 'isQuarantined'>,
    private readonly log: RenderingLog,
  ) {}

  /** Whether the server bundle of a folder could not be used, or ended the rendering process. */
  isBroken(folder: string): boolean {
    return this.broken.has(folder) || this.host.isQuarantined(folder);
  }

  /** Records that a version cannot be used, although its bundle was evaluated. */
  exclude(folder: string): void {
    this.broken.add(folder);
  }

  /**
   * Evaluates every combination of a live shell and a live remote that can meet, and forgets shells that are no longer
   * live.
   */
  async evaluate(shells: readonly DiscoveryEntry[], remotes: readonly DiscoveryEntry[]): Promise<void> {
    this.broken.clear();
    const live = new Set(shells.map(({ extras }) => extras.folder));
    for (const folder of this.shells.keys()) if (!live.has(folder)) this.shells.delete(folder);
    const isAlone = shells.every(({ deployment }) => !deployment.carried);
    for (const entry of shells) {
      const shell = entry.extras.folder;
      for (const { extras } of remotes.filter((remote) => isAlone || fits(entry, remote))) {
        await this.host.evaluate({ kind: 'evaluation', shell, remote: extras.folder }).catch((error) => {
          this.broken.add(extras.folder);
          const message = 'A server bundle cannot be used; its default version, or the browser, takes its place.';
          this.log.failure(message, extras.folder, String(error));
        });
      }
      await this.shell(shell).catch(() => undefined);
    }
  }

  /** The declarations of a shell, such as its own pages. */
  shell(folder: string): Promise<EvaluatedShell> {
    const known = this.shells.get(folder);
    if (known) return known;
    const evaluating = this.host.evaluate({ kind: 'evaluation', shell: folder });
    this.shells.set(folder, evaluating);
    evaluating.catch(() => this.shells.delete(folder));
    return evaluating;
  }
}
