import { buildSync } from 'esbuild';
import { sources, Compilation, type Compiler } from 'webpack';
import { EARLY_SCRIPT } from '../naming';

/**
 * Adds a small script that runs before the first paint. It is bundled without the federation runtime, which webpack
 * would put into each of its entries.
 */
export class EarlyScriptPlugin {
  /** @param source the path of its module */
  constructor(private readonly source: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EarlyScriptPlugin', (compilation) => {
      compilation.fileDependencies.add(this.source);
      compilation.hooks.processAssets.tap(
        { name: 'EarlyScriptPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const { outputFiles } = buildSync({
            ...{ entryPoints: [this.source], bundle: true, minify: true, write: false },
            ...{ format: 'iife', target: 'es2022', platform: 'browser' },
          });
          compilation.emitAsset(EARLY_SCRIPT, new sources.RawSource(outputFiles[0]?.text ?? ''), { minimized: true });
        },
      );
    });
  }
}
