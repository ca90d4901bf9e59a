import type { Compiler, Module } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/** The entry that the federation plugin generates and imports; its name contains a hash of the folder. */
const WRITTEN_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;
/** The container module that the plugin generates for a remote's entry, named after that entry. */
const CONTAINER = /^container entry /;

type EntryId = 'federation' | 'container';

function idOf(module: Module): EntryId | undefined {
  if (WRITTEN_ENTRY.test(module.nameForCondition() ?? '')) return 'federation';
  return CONTAINER.test(module.identifier()) ? 'container' : undefined;
}

/**
 * Gives the federation plugin's generated modules fixed ids instead of ones derived from their names: equal sources
 * give equal bytes in any folder.
 */
export class EntryIdPlugin {
  /** @param expected the modules that the federation plugin generates for this build */
  constructor(private readonly expected: readonly EntryId[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryIdPlugin', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIdPlugin', (modules) => {
        const found = new Set<EntryId>();
        for (const module of modules) {
          const id = idOf(module);
          if (id === undefined) continue;
          found.add(id);
          compilation.chunkGraph.setModuleId(module, id);
        }
        for (const id of this.expected.filter((expected) => !found.has(expected)))
          reportMovedInternals(compilation, `The generated module "${id}"`, 'entry-id-plugin.ts');
      });
    });
  }
}
