import { sources, Compilation, type Compiler } from 'webpack';
import { SHARING_FILE, type PublishedSharing } from '../naming';

interface ImportLike {
  readonly request?: unknown;
  readonly ids?: unknown;
}

/** Writes `sharing.json` beside the build, so that versions can be held against each other before visitors get them. */
export class SharingPlugin {
  /** @param shared the shared modules' requests; names are collected for these */
  constructor(
    private readonly shared: ReadonlySet<string>,
    private readonly own: PublishedSharing,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharingPlugin', (compilation) => {
      const imports = new Map<string, Set<string>>();
      compilation.hooks.finishModules.tap('SharingPlugin', (modules) => {
        for (const module of modules) {
          for (const { request, ids } of module.dependencies as readonly ImportLike[]) {
            if (typeof request !== 'string' || !this.shared.has(request) || !Array.isArray(ids)) continue;
            const name: unknown = ids[0];
            if (typeof name !== 'string') continue;
            const names = imports.get(request) ?? new Set();
            imports.set(request, names.add(name));
          }
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'SharingPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const taken = Object.fromEntries([...imports].sort().map(([request, names]) => [request, [...names].sort()]));
          const sharing: PublishedSharing = this.own.requires ? { ...this.own, imports: taken } : this.own;
          compilation.emitAsset(SHARING_FILE, new sources.RawSource(JSON.stringify(sharing, null, 2)));
        },
      );
    });
  }
}
