import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import messages from '../messages.cjs';
import { MESSAGES_FOLDER, messagesFile } from '../naming';

const NAME = 'MessagesPlugin';

/** The PO files of a front end by language, as absolute paths. */
export function catalogueFiles(folder: string): ReadonlyMap<string, string> {
  const place = path.join(folder, MESSAGES_FOLDER);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.po')) : [];
  return new Map(names.sort().map((name) => [name.slice(0, -'.po'.length), path.join(place, name)]));
}

/**
 * Writes `messages/<language>.js` beside the build of a remote. It is a module of the browser and not a chunk: the entry,
 * which English visitors load, neither names it nor has its hash.
 */
export class MessagesPlugin {
  /** @param folder absolute path of the remote's package */
  constructor(private readonly folder: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(path.join(this.folder, MESSAGES_FOLDER));
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        for (const [language, file] of catalogueFiles(this.folder)) {
          const text = `export default ${messages(readFileSync(file, 'utf8'))};`;
          compilation.emitAsset(messagesFile(language), new sources.RawSource(text));
        }
      });
    });
  }
}
