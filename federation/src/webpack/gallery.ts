import { Compilation, sources, type Compiler, type Configuration } from 'webpack';
import { browserConfig } from './build-config';
import { developmentServer, inDevelopment } from './development';
import { galleryEntry, writeRoutes } from './generated-modules';
import { readRemoteDefinition } from './remote-manifest';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="gallery.css" />
    <script src="gallery.js" defer></script>
  </head>
  <body></body>
</html>
`;

/** Writes the page that loads the gallery. */
function writePage(compiler: Compiler): void {
  compiler.hooks.thisCompilation.tap('Gallery', (compilation) =>
    compilation.hooks.processAssets.tap({ name: 'Gallery', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL }, () =>
      compilation.emitAsset('index.html', new sources.RawSource(PAGE)),
    ),
  );
}

/**
 * The build of a remote's gallery, with the server that shows it: the examples of `src/testing/gallery.ts`, without a
 * site.
 *
 * @param folder absolute path of the remote's package
 */
export function galleryConfig(folder: string, port: number): Configuration {
  const definition = readRemoteDefinition(folder);
  if (definition.pages) writeRoutes(folder, definition.pages);
  const browser = browserConfig(folder, { gallery: galleryEntry(folder, definition) }, 'gallery');
  const { plugins = [], ...config } = inDevelopment(browser, { refresh: false });
  return {
    ...config,
    plugins: [...plugins, writePage],
    devServer: {
      ...developmentServer(port, folder),
      onListening: () => void process.stdout.write(`The gallery:  http://localhost:${port}/\n`),
    },
  };
}
