import type { Compiler, Module } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/** The entry that the federation plugin generates and imports; its name contains a hash of the folder. */
const WRITTEN_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** The container module that the plugin generates for a remote's entry, named after that entry. */
const CONTAINER = /^container entry /;

function idOf(module: Module): string | undefined {
  if (WRITTEN_ENTRY.test(module.nameForCondition() ?? '')) return 'federation';
  return CONTAINER.test(module.identifier()) ? 'container' : undefined;
}

/**
 * Gives the federation plugin's generated modules fixed ids instead of ones derived from their names: equal sources
 * give equal bytes in any folder.
 */
export class EntryIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIdPlugin', (modules) => {
        let found = false;
        for (const module of modules) {
          const id = idOf(module);
          if (id === undefined) continue;
          found = true;
          compilation.chunkGraph.setModuleId(module, id);
        }
        if (!found) reportMovedInternals(compilation, "The federation plugin's generated entry", 'entry-id-plugin.ts');
      });
    });
  }
}
