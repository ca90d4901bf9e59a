import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import PO from 'pofile';
import { Compilation, NormalModule, sources, WebpackError, type Compiler } from 'webpack';
import messages from '../messages.cjs';
import { MESSAGES_FOLDER, messagesFile, TEXTS_FILE, type PublishedTexts } from '../naming';
import { textsInSource } from './source-texts';

const NAME = 'MessagesPlugin';

/** The PO files of a front end by language, as absolute paths. */
export function catalogueFiles(folder: string): ReadonlyMap<string, string> {
  const place = path.join(folder, MESSAGES_FOLDER);
  const names = existsSync(place) ? readdirSync(place).filter((name) => name.endsWith('.po')) : [];
  return new Map(names.sort().map((name) => [name.slice(0, -'.po'.length), path.join(place, name)]));
}

/** The contents of the PO files by language. */
type PoFiles = ReadonlyMap<string, string>;

/** The texts that the sources or a PO file have, and by language those without a translation. */
export function publishedTexts(inSources: Iterable<string>, files: PoFiles): PublishedTexts {
  const inFiles = [...files.values()].flatMap((file) => PO.parse(file).items.map(({ msgid }) => msgid));
  const texts = [...new Set([...inSources, ...inFiles])].sort();
  const missing = [...files].map(([language, file]): [string, string[]] => {
    const done = JSON.parse(messages(file)) as Readonly<Record<string, unknown>>;
    return [language, texts.filter((text) => !(text in done))];
  });
  return { texts: texts.length, missing: Object.fromEntries(missing) };
}

const placeholdersOf = (text: string): string => (text.match(/\{\w+\}/g) ?? []).sort().join(' ');

/** The texts of a PO file whose translation has other placeholders. A plural form may do without its number. */
export function wronglyFilled(file: string): string[] {
  return PO.parse(file)
    .items.filter(({ msgid, msgid_plural: isPlural, msgstr }) =>
      msgstr.some((text) => {
        const found = placeholdersOf(text);
        return text !== '' && found !== placeholdersOf(msgid) && !(isPlural && found === '');
      }),
    )
    .map(({ msgid }) => msgid);
}

/**
 * Writes `private/texts.json`, which says what is not translated, and for a remote `messages/<language>.js`. That is a module of
 * the browser and not a chunk: the entry, which English visitors load, neither names it nor has its hash.
 */
export class MessagesPlugin {
  /** @param folder absolute path of the front end's package */
  constructor(
    private readonly folder: string,
    private readonly role: 'host' | 'remote',
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.contextDependencies.add(path.join(this.folder, MESSAGES_FOLDER));
      const texts = new Set<string>();
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          if (!(module instanceof NormalModule) || !module.resource.startsWith(path.join(this.folder, 'src'))) continue;
          textsInSource(String(module.originalSource()?.source() ?? '')).forEach((text) => texts.add(text));
        }
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, () => {
        const paths = [...catalogueFiles(this.folder)];
        const files = new Map(paths.map(([language, file]) => [language, readFileSync(file, 'utf8')]));
        compilation.emitAsset(TEXTS_FILE, new sources.RawSource(JSON.stringify(publishedTexts(texts, files))));
        for (const [language, file] of files) {
          for (const text of wronglyFilled(file)) {
            const message = `messages/${language}.po: the translation of "${text}" has other placeholders.`;
            compilation.errors.push(new WebpackError(message));
          }
        }
        if (this.role === 'host') return;
        for (const [language, file] of files)
          compilation.emitAsset(messagesFile(language), new sources.RawSource(`export default ${messages(file)};`));
      });
    });
  }
}
