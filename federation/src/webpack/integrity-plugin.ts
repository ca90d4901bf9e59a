import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Compilation, runtime, RuntimeGlobals, RuntimeModule, sources, Template, type Compiler } from 'webpack';
import { EARLY_SCRIPT } from '../naming';
import { reportMovedInternals } from './moved-internals';

/**
 * A placeholder in the runtime's code until every other file is final; then it is replaced by `,file=hash,file=hash`.
 */
const PLACEHOLDER = ',__SITE_INTEGRITY__';

/** The function of webpack's runtime that returns the integrity of a file by its address. */
const INTEGRITY_OF = `${RuntimeGlobals.require}.integrityOf`;

/**
 * Every first page downloads all hashes, and they do not compress: so this is the shortest algorithm that browsers
 * accept, as for published files.
 */
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Looks up a file's hash by the last part of its address. */
class IntegrityRuntimeModule extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_ATTACH);
  }

  override generate(): string {
    return Template.asString([
      `${INTEGRITY_OF} = (address) => {`,
      Template.indent([
        `const found = ${JSON.stringify(PLACEHOLDER)}.split("," + address.split("/").pop() + "=")[1];`,
        'return found ? "sha256-" + found.split(",")[0] : "";',
      ]),
      '};',
    ]);
  }
}

/**
 * Adds subresource integrity to every script and style that a front end loads by itself, so that the browser refuses
 * changed bytes. The hashes are in the front end's entry, whose own hash is in the discovery document.
 */
export class IntegrityPlugin {
  /**
   * @param runtimeFiles the files with the chunk loader and the table of hashes; they cannot be in the table themselves
   */
  constructor(private readonly runtimeFiles: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      // Browsers apply integrity policies only to requests in CORS mode, also for the same origin; the document's
      // preloads use it too.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) => {
        if (!/\bscript\.src = .*\burl\b/.test(source))
          reportMovedInternals(compilation, 'The script element of the chunk loader', 'integrity-plugin.ts');
        return Template.asString([
          source,
          "script.crossOrigin = 'anonymous';",
          `script.integrity = ${INTEGRITY_OF}(url);`,
        ]);
      });
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityPlugin', (source, names) =>
        Template.asString([
          source,
          `${names.tag}.crossOrigin = 'anonymous';`,
          `${names.tag}.integrity = ${INTEGRITY_OF}(${names.href});`,
        ]),
      );
      compilation.hooks.processAssets.tap(
        { name: 'IntegrityPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        (assets) => {
          /** The document names these with their hashes. */
          const initial = new Set([...compilation.entrypoints.values()].flatMap((entry) => entry.getFiles()));
          const table = Object.keys(assets)
            .filter((file) => /\.(js|css)$/.test(file) && !initial.has(file) && file !== EARLY_SCRIPT)
            .sort()
            .map((file) => `,${file}=${hashOf(assets[file]?.buffer() ?? Buffer.alloc(0))}`)
            .join('');
          for (const file of this.runtimeFiles) {
            compilation.updateAsset(file, (old) => {
              const at = old.source().toString().indexOf(PLACEHOLDER);
              const filled = new sources.ReplaceSource(old);
              if (at >= 0) filled.replace(at, at + PLACEHOLDER.length - 1, table);
              else reportMovedInternals(compilation, `The chunk loader in ${file}`, 'integrity-plugin.ts');
              return filled;
            });
          }
        },
      );
    });
  }
}
