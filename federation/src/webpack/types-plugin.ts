import { Compilation, NormalModule, sources, type Compiler } from 'webpack';
import { TYPES_FILE } from '../naming';

const NAME = 'TypesPlugin';

/** Writes `private/types.json` beside a build, so that versions can be compared by type before visitors get them. */
export class TypesPlugin {
  constructor(private readonly role: 'host' | 'remote') {}

  apply(compiler: Compiler): void {
    // A build for development is not published.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // The modules of the sources: those that are put into others later are no longer listed then.
      let modules: readonly string[] = [];
      compilation.hooks.finishModules.tap(NAME, (all) => {
        modules = [...all].flatMap((module) => (module instanceof NormalModule ? [module.resource] : []));
      });
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { hostTypes, remoteTypes } = await import('./published-types');
          const folder = compiler.context;
          const types = this.role === 'host' ? hostTypes(folder) : await remoteTypes(folder, modules);
          compilation.emitAsset(TYPES_FILE, new sources.RawSource(JSON.stringify(types)));
        },
      );
    });
  }
}
