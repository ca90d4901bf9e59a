import { Compilation, NormalModule, sources, WebpackError, type Compiler } from 'webpack';
import path from 'node:path';
import type { RemoteDefinition } from '../contract/remote-definition';
import { MANIFEST_FILE } from '../naming';
import { manifestOf } from './remote-manifest';

const NAME = 'ManifestPlugin';

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '');

/** Writes `remote.json` beside the build, and refuses a page whose module does not export `page`. */
export class ManifestPlugin {
  constructor(private readonly definition: RemoteDefinition) {}

  apply(compiler: Compiler): void {
    const modules = Object.values(this.definition.pages ?? {}).map(({ module }) => module);
    const pages = new Set(modules.map((module) => path.join(compiler.context, 'src', module)));
    const text = JSON.stringify(manifestOf(this.definition), null, 2);
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.optimizeModules.tap(NAME, () => {
        for (const module of compilation.modules) {
          if (!(module instanceof NormalModule) || !pages.has(withoutEnding(module.resource))) continue;
          if (compilation.moduleGraph.getExportsInfo(module).isExportProvided('page') !== false) continue;
          compilation.errors.push(
            new WebpackError(
              `${path.relative(compiler.context, module.resource)} does not export "page". A page's module exports page(store).`,
            ),
          );
        }
      });
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
        compilation.emitAsset(MANIFEST_FILE, new sources.RawSource(text)),
      );
    });
  }
}
