import { integrityOf } from 'federation/server';
import type { LiveVersion } from './combinations';
import { bundleProcess, BundleProcessEnded } from './bundle-process';
import type { BundleCode, RemoteCode } from './bundle-tasks';
import type { PublishedReader } from './published-reader';

/** Tests published server bundles as the shell's server runs them, in a separate process; each question once. */
export class ServerBundles {
  private readonly known = new Map<string, Promise<unknown>>();
  /** Remotes whose code has ended the process: this is reported once, and not repeated for the next address. */
  private readonly ended = new Set<string>();

  constructor(private readonly reader: PublishedReader) {}

  /** The names that a shell's bundle exports, by shared module. @throws Error with the reason */
  sharedNames(shell: LiveVersion): Promise<Readonly<Record<string, readonly string[]>>> {
    return this.once(`names ${shell.label}`, async () =>
      bundleProcess.run({ kind: 'shared-names', shell: await this.codeOf(shell) }),
    );
  }

  /** The exposes of a remote's bundle, evaluated on the modules of one shell. @throws Error with the reason */
  exposes(shell: LiveVersion, remote: LiveVersion): Promise<readonly string[]> {
    return this.once(`exposes ${shell.label} ${remote.label}`, async () =>
      bundleProcess.run({ kind: 'exposes', shell: await this.codeOf(shell), remote: await this.remoteOf(remote) }),
    );
  }

  /** The problem of a remote's address, rendered on a shell. */
  routeProblem(shell: LiveVersion, remote: LiveVersion, pattern: string): Promise<string | undefined> {
    return this.problem(`route ${pattern}`, shell, remote, async () =>
      bundleProcess.run({
        ...{ kind: 'route', pattern },
        ...{ shell: await this.codeOf(shell), remote: await this.remoteOf(remote) },
      }),
    );
  }

  /** The problem of a remote's slot content, rendered on a shell. */
  slotProblem(shell: LiveVersion, remote: LiveVersion, slot: string): Promise<string | undefined> {
    return this.problem(`slot ${slot}`, shell, remote, async () =>
      bundleProcess.run({
        ...{ kind: 'slot', slot },
        ...{ shell: await this.codeOf(shell), remote: await this.remoteOf(remote) },
      }),
    );
  }

  private problem(
    what: string,
    shell: LiveVersion,
    remote: LiveVersion,
    render: () => Promise<string | undefined>,
  ): Promise<string | undefined> {
    return this.once(`${what} ${shell.label} ${remote.label}`, async () => {
      if (this.ended.has(remote.label)) return undefined;
      try {
        return await render();
      } catch (error) {
        if (!(error instanceof BundleProcessEnded)) throw error;
        this.ended.add(remote.label);
        return `${error.message}.`;
      }
    });
  }

  /** The reader returns only bundles that a trusted key has signed. */
  private async codeOf(version: LiveVersion): Promise<BundleCode> {
    const { serverBundle } = await this.reader.content(version);
    if (!serverBundle) throw new Error('it was published without a server bundle');
    return { folder: version.entry.extras.folder, code: serverBundle, hash: integrityOf(serverBundle) };
  }

  private async remoteOf(remote: LiveVersion): Promise<RemoteCode> {
    return { ...(await this.codeOf(remote)), name: remote.name, entry: remote.entry };
  }

  private once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const present = this.known.get(key);
    if (present) return present as Promise<T>;
    const pending = ask();
    this.known.set(key, pending);
    return pending;
  }
}
