import { Compilation, NormalModule, sources, WebpackError, type Compiler } from 'webpack';
import path from 'node:path';
import type { RemoteDefinition } from '../contract/remote-definition';
import { MANIFEST_FILE } from '../naming';
import { writeRoutes } from './generated-modules';
import { definitionFile, manifestOf, readRemoteDefinition } from './remote-manifest';

const NAME = 'ManifestPlugin';

const withoutEnding = (file: string): string => file.replace(/\.tsx?$/, '');

/** The parts that the build exposes: it learns them when it starts. */
const exposed = (definition: RemoteDefinition): string => Object.keys(manifestOf(definition).exposes).sort().join(', ');

/** The definition after its file was changed, with its routes written; the former one while the file has an error. */
function readChanged(folder: string, former: RemoteDefinition): RemoteDefinition {
  delete require.cache[definitionFile(folder)];
  try {
    const definition = readRemoteDefinition(folder);
    if (definition.pages) writeRoutes(folder, definition.pages);
    return definition;
  } catch {
    // The build shows the error itself, since the routes import the file.
    return former;
  }
}

/**
 * Writes `remote.json` beside the build, and refuses a page whose module does not export `page`. A build that watches
 * reads `src/remote.ts` again when it changes: new pages and menu entries need no new start.
 */
export class ManifestPlugin {
  constructor(
    private readonly folder: string,
    private definition: RemoteDefinition,
  ) {}

  apply(compiler: Compiler): void {
    const first = exposed(this.definition);
    compiler.hooks.watchRun.tap(NAME, ({ modifiedFiles }) => {
      if (modifiedFiles?.has(definitionFile(this.folder))) this.definition = readChanged(this.folder, this.definition);
    });
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const modules = Object.values(this.definition.pages ?? {}).map(({ module }) => module);
      const pages = new Set(modules.map((module) => path.join(compiler.context, 'src', module)));
      const text = JSON.stringify(manifestOf(this.definition), null, 2);
      if (exposed(this.definition) !== first)
        compilation.errors.push(
          new WebpackError(
            'src/remote.ts has other slots or admin screens than at the start. Start this command again.',
          ),
        );
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
