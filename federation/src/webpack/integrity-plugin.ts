import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { Compilation, runtime, sources, Template, type Compiler } from 'webpack';

/** Stands in the runtime's code until every other file is final; then it becomes `,file=hash,file=hash`. */
const PLACEHOLDER = ',__SITE_INTEGRITY__';

/** Code that looks a file's hash up by the last part of its address. */
const lookUp = (address: string): string =>
  `(${JSON.stringify(PLACEHOLDER)}.match("," + ${address}.split("/").pop() + "=([^,]*)") || [])[1] || ""`;

const hashOf = (bytes: Buffer): string => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Gives every script and style that a front end loads by itself its subresource integrity, so that the browser refuses
 * changed bytes. The hashes stand in the front end's entry, whose own hash stands in the discovery document.
 */
export class IntegrityPlugin {
  /** @param runtimeFiles files that hold the chunk loader, and so the table; they cannot be in it themselves */
  constructor(private readonly runtimeFiles: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('IntegrityPlugin', (compilation) => {
      // Integrity policies count only requests made in CORS mode, same origin or not; so do the document's preloads.
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap('IntegrityPlugin', (source) =>
        Template.asString([source, "script.crossOrigin = 'anonymous';", `script.integrity = ${lookUp('url')};`]),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap('IntegrityPlugin', (source, names) =>
        Template.asString([
          source,
          `${names.tag}.crossOrigin = 'anonymous';`,
          `${names.tag}.integrity = ${lookUp(names.href)};`,
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
              const text = old.source().toString();
              const filled = new sources.ReplaceSource(old);
              for (let at = text.indexOf(PLACEHOLDER); at >= 0; at = text.indexOf(PLACEHOLDER, at + 1)) {
                filled.replace(at, at + PLACEHOLDER.length - 1, table);
              }
              return filled;
            });
          }
        },
      );
    });
  }
}
