import { sources, Compilation, type AsyncDependenciesBlock, type Compiler, type Module } from 'webpack';
import { SHARING_FILE, type PublishedSharing } from '../naming';
import { reportMovedInternals } from './moved-internals';

interface ImportLike {
  readonly request?: unknown;
  /** The imported names of a static import. */
  readonly ids?: unknown;
  /** The imported names of an `import()` whose result is destructured at once. */
  readonly referencedExports?: unknown;
}

/** A module that the build consumes from the page. */
interface ConsumedModule extends Module {
  readonly options?: { readonly shareKey?: unknown };
}

/** The type of consumed modules in the federation plugin. */
const isConsumed = (module: Module): module is ConsumedModule => module.type === 'consume-shared-module';

/** The imports of a module, static and dynamic. */
const importsOf = ({ dependencies, blocks }: Pick<AsyncDependenciesBlock, 'dependencies' | 'blocks'>): ImportLike[] => [
  ...(dependencies as ImportLike[]),
  ...blocks.flatMap(importsOf),
];

function namesOf({ ids, referencedExports }: ImportLike): string[] {
  const paths: unknown[] = Array.isArray(referencedExports) ? referencedExports : [ids];
  return paths.flatMap((path) => {
    const name: unknown = Array.isArray(path) ? path[0] : undefined;
    return typeof name === 'string' ? [name] : [];
  });
}

/** Writes `sharing.json` beside the build, so that versions can be compared before visitors get them. */
export class SharingPlugin {
  /**
   * @param shared the requests of the shared modules; names are collected for these
   * @param own the provided versions, or the ranges of all modules that a remote may require: only consumed ones are
   * written
   */
  constructor(
    private readonly shared: ReadonlySet<string>,
    private readonly own: PublishedSharing,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharingPlugin', (compilation) => {
      const imports = new Map<string, Set<string>>();
      compilation.hooks.finishModules.tap('SharingPlugin', (modules) => {
        for (const taken of [...modules].flatMap(importsOf)) {
          const { request } = taken;
          if (typeof request !== 'string' || !this.shared.has(request)) continue;
          for (const name of namesOf(taken)) imports.set(request, (imports.get(request) ?? new Set()).add(name));
        }
      });
      compilation.hooks.processAssets.tap(
        { name: 'SharingPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const taken = Object.fromEntries([...imports].sort().map(([request, names]) => [request, [...names].sort()]));
          const requested = new Set(
            [...compilation.modules].filter(isConsumed).map(({ options }) => options?.shareKey),
          );
          if (requested.has(undefined) || (this.own.requires && imports.size > 0 !== requested.size > 0)) {
            const parts = 'The module type "consume-shared-module", its share key or the names of imports';
            reportMovedInternals(compilation, parts, 'sharing-plugin.ts');
          }
          const required = Object.entries(this.own.requires ?? {}).filter(([request]) => requested.has(request));
          const sharing: PublishedSharing = this.own.requires
            ? { requires: Object.fromEntries(required), imports: taken }
            : this.own;
          compilation.emitAsset(SHARING_FILE, new sources.RawSource(JSON.stringify(sharing, null, 2)));
        },
      );
    });
  }
}
