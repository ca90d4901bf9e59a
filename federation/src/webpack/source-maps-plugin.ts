import type { SourceMapPayload } from 'node:module';
import path from 'node:path';
import { Compilation, sources, type Compiler } from 'webpack';
import { SOURCE_MAPS_FILE } from '../naming';

const NAME = 'SourceMapsPlugin';

/** The path of a source from the folder of the repository: `webpack://mfe-careers/../ui-kit/src/a.ts?x` is `ui-kit/src/a.ts`. */
const sourcePath = (source: string): string =>
  path.posix.normalize(source.replace(/^webpack:\/\//, '').replace(/\?.*$/s, ''));

/** A source map without the text of packages from the registry. */
function published(map: SourceMapPayload): SourceMapPayload {
  const named = map.sources.map(sourcePath);
  const sourcesContent = map.sourcesContent.map((text, at) =>
    /(^|\/)node_modules\//.test(named[at] ?? '') ? '' : text,
  );
  return { ...map, sources: named, sourcesContent };
}

/** Writes `private/source-maps.json` beside a build, so that servers can name the line of an error in a script. */
export class SourceMapsPlugin {
  apply(compiler: Compiler): void {
    // A build for development is not published.
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        const maps = Object.entries(assets)
          .filter(([name]) => name.endsWith('.js.map'))
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, asset]): [string, SourceMapPayload] => [
            name.slice(0, -'.map'.length),
            published(JSON.parse(asset.source().toString()) as SourceMapPayload),
          ]);
        compilation.emitAsset(SOURCE_MAPS_FILE, new sources.RawSource(JSON.stringify(Object.fromEntries(maps))));
      });
    });
  }
}
