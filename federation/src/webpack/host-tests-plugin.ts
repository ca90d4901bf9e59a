import { Compilation, sources, type Compiler } from 'webpack';
import { HOST_TESTS_FILE } from '../naming';

const NAME = 'HostTestsPlugin';

/** Writes a remote's tests against its host beside its build, so that they run on each shell before visitors get it. */
export class HostTestsPlugin {
  apply(compiler: Compiler): void {
    // A build for development is not published.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        async () => {
          const { hostTestsBundle } = await import('./host-tests-bundle');
          const code = await hostTestsBundle(compiler.context);
          if (code !== undefined) compilation.emitAsset(HOST_TESTS_FILE, new sources.RawSource(code));
        },
      );
    });
  }
}
