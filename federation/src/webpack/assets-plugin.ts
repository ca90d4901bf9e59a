import { sources, Compilation, type Chunk, type Compiler } from 'webpack';
import { ASSETS_FILE, type ChunkFiles, type PublishedAssets } from '../naming';

function filesOf(chunks: Iterable<Chunk>): ChunkFiles {
  const files = [...chunks].flatMap((chunk) => [...chunk.files]);
  return {
    js: files.filter((file) => file.endsWith('.js')),
    css: files.filter((file) => file.endsWith('.css')),
  };
}

/** A font file with additional characters, which a browser loads only for a page that contains them. */
const isFurther = (font: string): boolean => /-further[.-]/.test(font);

/** Writes `assets.json` beside the build: the package's version, the files of every chunk, and the fonts that every page needs at once. */
export class AssetsPlugin {
  /** @param version the version of the built package */
  constructor(private readonly version: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('AssetsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'AssetsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const chunks: Record<string, ChunkFiles> = {};
          for (const [name, group] of [...compilation.namedChunkGroups].sort(([a], [b]) => (a < b ? -1 : 1))) {
            chunks[name] = filesOf(group.chunks);
          }
          const fonts = Object.keys(compilation.assets)
            .filter((file) => file.endsWith('.woff2') && !isFurther(file))
            .sort();
          const text = JSON.stringify({ version: this.version, chunks, fonts } satisfies PublishedAssets, null, 2);
          compilation.emitAsset(ASSETS_FILE, new sources.RawSource(text));
        },
      );
    });
  }
}
