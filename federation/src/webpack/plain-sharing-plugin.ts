import { RuntimeModule, type Compiler } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/**
 * Takes out webpack's own code for sharing modules: the federation plugin writes its code after it, under the same
 * names, so that nobody would ever run the first.
 */
export class PlainSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PlainSharingPlugin', (compilation) => {
      let found = false;
      compilation.hooks.runtimeModule.tap('PlainSharingPlugin', (module) => {
        if (module.name !== 'sharing' || module.stage !== RuntimeModule.STAGE_NORMAL) return;
        found = true;
        module.generate = () => null;
      });
      compilation.hooks.afterProcessAssets.tap('PlainSharingPlugin', () => {
        if (!found) reportMovedInternals(compilation, 'webpack\'s runtime module "sharing"', 'plain-sharing-plugin.ts');
      });
    });
  }
}
