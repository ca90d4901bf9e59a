import { BundleRegistry } from 'federation/server';
import type { PageResult } from '../../render/page-result';
import type { RefusedPost } from '../../render/posted-form';
import type { RequestedOffer, RenderedOffer, RenderRequest, ServerExposes } from '../../render/render-request';
import type { EvaluatedShell } from './messages';

/** The exports of the shell's published server bundle. */
export interface ShellBundle extends EvaluatedShell {
  readonly renderPage: (request: RenderRequest) => Promise<PageResult>;
  readonly renderRefusal: (request: RenderRequest, refusal: RefusedPost) => Promise<PageResult>;
  readonly renderOffer: (request: RenderRequest, offer: RequestedOffer) => Promise<RenderedOffer>;
  readonly shared: Readonly<Record<string, unknown>>;
}

interface RemoteBundle {
  readonly exposes: ServerExposes;
}

/** A remote with its own copy of the shell. */
export interface Section {
  readonly shell: ShellBundle;
  readonly exposes: ServerExposes;
}

function refuseImport(request: string): never {
  throw new Error(`"${request}" is not offered to the shell: it is a module of Node.js.`);
}

/**
 * The published server bundles that have been evaluated. Every remote has a separate copy of the shell's modules, so
 * that its changes to React, the router or the store affect neither other remotes nor the shell's pages.
 */
export class EvaluatedBundles {
  private readonly compiled: BundleRegistry;
  /** The shell without remotes, by its folder. */
  private readonly shells = new Map<string, Promise<ShellBundle>>();
  /** By the folder of the shell, then of the remote. */
  private readonly sections = new Map<string, Map<string, Promise<Section>>>();

  /** @param codeOf the code in a published folder */
  constructor(codeOf: (folder: string) => Promise<Uint8Array>) {
    this.compiled = new BundleRegistry(codeOf);
  }

  /**
   * The shell that its own pages are rendered with.
   *
   * @throws ServerBundleError naming the file and the cause
   */
  shell(folder: string): Promise<ShellBundle> {
    return remembered(this.shells, folder, () => this.copyOf(folder));
  }

  /**
   * A remote with a copy of a version of the shell.
   *
   * @throws ServerBundleError naming the file and the cause
   */
  section(shell: string, remote: string): Promise<Section> {
    let sections = this.sections.get(shell);
    if (!sections) this.sections.set(shell, (sections = new Map()));
    return remembered(sections, remote, () => this.evaluate(shell, remote));
  }

  /** Releases every bundle whose folder is not in `live`. */
  keepOnly(live: ReadonlySet<string>): void {
    this.compiled.keepOnly(live);
    for (const known of [this.shells, this.sections, ...this.sections.values()])
      for (const folder of known.keys()) if (!live.has(folder)) known.delete(folder);
  }

  private async copyOf(folder: string): Promise<ShellBundle> {
    return (await this.compiled.load(folder))(refuseImport) as ShellBundle;
  }

  private async evaluate(folder: string, remote: string): Promise<Section> {
    const [shell, bundle] = await Promise.all([this.copyOf(folder), this.compiled.load(remote)]);
    const { exposes } = bundle((request) => {
      if (Object.hasOwn(shell.shared, request)) return shell.shared[request];
      throw new Error(
        `"${request}" is not offered to remotes. The shared list is in federation/src/webpack/shared-modules.ts.`,
      );
    }) as RemoteBundle;
    return { shell, exposes };
  }
}

/** Failures are not cached. */
function remembered<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = known.get(key);
  if (found) return found;
  const making = make();
  known.set(key, making);
  making.catch(() => known.delete(key));
  return making;
}
