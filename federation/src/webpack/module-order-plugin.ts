import type { Compiler, Module } from 'webpack';

/**
 * Assigns the ids of modules in the order of their names. webpack derives an id from a module's name, and of two modules
 * with the same id the first one keeps it; by default the order depends on when files were read, so that equal sources
 * would sometimes give other bytes.
 */
export class ModuleOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ModuleOrderPlugin', (compilation) => {
      const nameOf = (module: Module): string =>
        module.libIdent({ context: compiler.context }) ?? module.readableIdentifier(compilation.requestShortener);
      compilation.hooks.beforeModuleIds.tap('ModuleOrderPlugin', (modules) => {
        const names = [...modules].map((module) => ({ module, name: nameOf(module) }));
        names.sort((one, other) => (one.name < other.name ? -1 : 1));
        for (const [at, { module }] of names.entries()) compilation.moduleGraph.setPreOrderIndex(module, at);
      });
    });
  }
}
