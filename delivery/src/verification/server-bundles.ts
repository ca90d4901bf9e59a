import type { DiscoveryEntry } from 'federation/discovery';
import { evaluateBundle } from 'federation/server';
import type { PublishedReader } from './published-reader';

/** The shell's server bundle. */
export interface ShellBundle {
  readonly renderPage: (request: object) => Promise<unknown>;
  /** Shells that were published before slots were tried by themselves lack it. */
  readonly renderSlot?: (request: object, slot: string) => Promise<unknown>;
  readonly shared: Readonly<Record<string, unknown>>;
}

type Exposes = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

// eslint-disable-next-line @typescript-eslint/no-require-imports -- the shell's bundle asks for node's modules by name
const requireNode = (request: string): unknown => require(request);

/** Evaluates published server bundles as the shell's server does. */
export class ServerBundles {
  private readonly shells = new Map<string, Promise<ShellBundle>>();
  private readonly remotes = new Map<string, Promise<Exposes>>();

  constructor(private readonly reader: PublishedReader) {}

  private async evaluate(entry: DiscoveryEntry, answer: (request: string) => unknown): Promise<unknown> {
    const { serverBundle } = await this.reader.content(entry);
    if (!serverBundle) throw new Error('it has no sound server bundle');
    return evaluateBundle(serverBundle, `${entry.extras.folder}server/index.js`, answer);
  }

  /** @throws Error with the reason */
  shell(entry: DiscoveryEntry): Promise<ShellBundle> {
    return memoized(this.shells, entry.extras.folder, async () => {
      const bundle = await this.evaluate(entry, requireNode);
      if (!isRecord(bundle) || typeof bundle['renderPage'] !== 'function' || !isRecord(bundle['shared'])) {
        throw new Error('it exports neither renderPage nor the shared modules');
      }
      return bundle as unknown as ShellBundle;
    });
  }

  /** A remote's exposes, evaluated on the modules of one shell. @throws Error with the reason */
  remote(shell: DiscoveryEntry, entry: DiscoveryEntry): Promise<Exposes> {
    return memoized(this.remotes, `${shell.extras.folder} ${entry.extras.folder}`, async () => {
      const { shared } = await this.shell(shell);
      const bundle = await this.evaluate(entry, (request) => {
        if (request in shared) return shared[request];
        throw new Error(`it asks for "${request}", which the shell does not offer`);
      });
      if (!isRecord(bundle) || !isRecord(bundle['exposes'])) throw new Error('it exports no exposes');
      return bundle['exposes'];
    });
  }
}

function memoized<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const present = known.get(key);
  if (present) return present;
  const made = make();
  known.set(key, made);
  return made;
}
