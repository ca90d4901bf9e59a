import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Compilation, runtime, RuntimeGlobals, RuntimeModule, sources, Template, type Compiler } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/** Stands in the runtime's code until every other file is final; then it becomes `,file=hash,file=hash`. */
const PLACEHOLDER = ',__SITE_INTEGRITY__';

/** Of what webpack's runtime knows, the function that answers the integrity of a file by its address. */
const INTEGRITY_OF = `${RuntimeGlobals.require}.integrityOf`;

/** Every hash stands in front of each first page, and has no pattern to pack: so it is the shortest that browsers take, as published files have it. */
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('base64');

/** Looks a file's hash up by the last part of its address. */
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
 * Gives every script and style that a front end loads by itself its subresource integrity, so that the browser refuses
 * changed bytes. The hashes stand in the front end's entry, whose own hash stands in the discovery document.
 */
export class IntegrityPlugin {
  /** @param runtimeFiles files that hold the chunk loader, and so the table; they cannot be in it themselves */
  constructor(private readonly runtimeFiles: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('IntegrityPlugin', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      // Integrity policies count only requests made in CORS mode, same origin or not; so do the document's preloads.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([source, "script.crossOrigin = 'anonymous';", `script.integrity = ${INTEGRITY_OF}(url);`]),
      );
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
          const table = Object.keys(assets)
            .filter((file) => /\.(js|css)$/.test(file) && !this.runtimeFiles.includes(file))
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
