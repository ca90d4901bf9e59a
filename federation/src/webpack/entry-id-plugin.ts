import type { Compiler, Module } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/** What the federation plugin writes and imports; its name has a hash of the folder in which it was written. */
const WRITTEN_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** What it makes up for a remote's entry, and names after the former. */
const CONTAINER = /^container entry /;

function idOf(module: Module): string | undefined {
  if (WRITTEN_ENTRY.test(module.nameForCondition() ?? '')) return 'federation';
  return CONTAINER.test(module.identifier()) ? 'container' : undefined;
}

/**
 * Gives the modules that the federation plugin makes up an id of their own, instead of one made from their names: equal
 * sources give equal bytes, in whichever folder they are built.
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
