import { BundleRegistry, type RequireShared } from 'federation/server';
import type { PageResult } from '../../render/page-result';
import type { RefusedPost } from '../../render/posted-form';
import type { RenderRequest, ServerExposes } from '../../render/render-request';
import type { EvaluatedShell } from './messages';

/** What the shell's published server bundle exports. */
interface ShellBundle extends EvaluatedShell {
  readonly renderPage: (request: RenderRequest) => Promise<PageResult>;
  readonly renderRefusal: (request: RenderRequest, refusal: RefusedPost) => Promise<PageResult>;
  readonly shared: Readonly<Record<string, unknown>>;
}

interface RemoteBundle {
  readonly exposes: ServerExposes;
}

/** The published server bundles that have been evaluated; each remote on the modules of the shell that it is used with. */
export class EvaluatedBundles {
  private readonly shells: BundleRegistry;
  private readonly remotesByShell = new Map<string, BundleRegistry>();

  /**
   * @param codeOf the code in a published folder
   * @param requireNode what a version of the shell gets of Node's modules
   */
  constructor(
    private readonly codeOf: (folder: string) => Promise<Uint8Array>,
    private readonly requireNode: RequireShared,
  ) {
    this.shells = new BundleRegistry(codeOf);
  }

  /** @throws ServerBundleError naming the file and the cause */
  async shell(folder: string): Promise<ShellBundle> {
    return (await this.shells.load(folder, this.requireNode)) as ShellBundle;
  }

  /** The exposes of a remote, evaluated on the modules of a version of the shell. */
  async remote(shell: string, folder: string): Promise<ServerExposes> {
    const { shared } = await this.shell(shell);
    const requireShared = (request: string): unknown => {
      if (request in shared) return shared[request];
      throw new Error(
        `"${request}" is not offered to remotes. The shared list is in federation/src/webpack/shared-modules.ts.`,
      );
    };
    return ((await this.registry(shell).load(folder, requireShared)) as RemoteBundle).exposes;
  }

  /** Lets go of every bundle whose folder is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    this.shells.keepOnly(live);
    for (const [shell, registry] of this.remotesByShell) {
      if (live.has(shell)) registry.keepOnly(live);
      else this.remotesByShell.delete(shell);
    }
  }

  private registry(shell: string): BundleRegistry {
    const known = this.remotesByShell.get(shell);
    if (known) return known;
    const registry = new BundleRegistry(this.codeOf);
    this.remotesByShell.set(shell, registry);
    return registry;
  }
}
