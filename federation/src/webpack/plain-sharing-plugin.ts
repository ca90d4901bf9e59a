import { RuntimeModule, type Compiler } from 'webpack';

/**
 * Takes out webpack's own code for sharing modules: the federation plugin writes its code after it, under the same
 * names, so that nobody would ever run the first.
 */
export class PlainSharingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PlainSharingPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PlainSharingPlugin', (module) => {
        if (module.name === 'sharing' && module.stage === RuntimeModule.STAGE_NORMAL) module.generate = () => null;
      });
    });
  }
}
