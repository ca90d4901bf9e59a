import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { optimize, type Configuration, type EntryObject } from 'webpack';
import { AssetsPlugin } from './assets-plugin';
import { ModuleOrderPlugin } from './module-order-plugin';
import { browserRules, serverRules } from './rules';
import { SourceMapsPlugin } from './source-maps-plugin';

/** The files of the build configuration; a change of one invalidates the build cache. */
const RECIPE = readdirSync(__dirname).map((name) => path.join(__dirname, name));

/** The current version of the package in a folder. */
const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** An import of a missing export fails the build. */
const MISSING_NAMES_FAIL = { javascript: { exportsPresence: 'error' } } as const;

function base(folder: string): Configuration {
  return {
    context: folder,
    mode: 'production',
    devtool: 'source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    stats: 'errors-warnings',
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

function cache(folder: string, name: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    name,
    cacheDirectory: path.join(folder, '.cache/webpack'),
    buildDependencies: {
      recipe: RECIPE,
      config: [path.join(folder, 'webpack.config.ts'), path.join(folder, 'src/remote.ts')],
    },
  };
}

/** The browser build common to all front ends, except its entry. */
export function browserConfig(folder: string, entry: EntryObject, name = 'browser'): Configuration {
  return {
    ...base(folder),
    name,
    target: ['web', 'es2022'],
    entry,
    cache: cache(folder, name),
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      // No hash in the name: every version is published in its own folder, and hashes would have to be listed in each
      // entry.
      filename: '[name].js',
      chunkFilename: '[name].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // The specification's chunk load timeout (section 9).
      chunkLoadTimeout: 120_000,
    },
    module: { rules: browserRules(), parser: MISSING_NAMES_FAIL },
    optimization: {
      // A chunk's name is its id, so that no mapping table is needed.
      chunkIds: 'named',
      minimizer: [
        new MinimizerPlugin({
          test: /\.js$/,
          // Data in a module, as short as it gets.
          exclude: /^messages\//,
          // The second run shortens what the first one has made: 0.4 % less to send.
          minify: [MinimizerPlugin.swcMinify, MinimizerPlugin.swcMinify],
          // Licences are published beside the scripts, which would otherwise repeat them for each icon.
          extractComments: { condition: 'some', filename: 'licences.txt', banner: false },
          minimizerOptions: [{ compress: { passes: 3 } }, { compress: { passes: 3 } }],
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
      // One file for a page's own code: fewer requests matter more here than a few shared bytes.
      splitChunks: false,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new AssetsPlugin(versionOf(folder)),
      new ModuleOrderPlugin(),
      new SourceMapsPlugin(),
    ],
  };
}

/**
 * The build that the server evaluates. It runs without Node.js's built-in modules, so an import of one fails the build.
 */
export function serverConfig(folder: string, entry: string, external: readonly string[]): Configuration {
  const common = base(folder);
  return {
    ...common,
    name: 'server',
    target: 'es2022',
    // Selects a library's build for servers without Node.js, such as React's renderer.
    resolve: { ...common.resolve, conditionNames: ['edge-light', '...'] },
    entry: { index: entry },
    cache: cache(folder, 'server'),
    output: {
      path: path.join(folder, 'dist-server'),
      clean: true,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      chunkLoading: false,
      publicPath: '',
    },
    externals: Object.fromEntries(external.map((request) => [request, `commonjs2 ${request}`])),
    module: { rules: serverRules(), parser: MISSING_NAMES_FAIL },
    optimization: { minimize: false },
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new ModuleOrderPlugin(), new SourceMapsPlugin()],
  };
}
