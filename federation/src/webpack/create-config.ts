import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import TerserPlugin from 'terser-webpack-plugin';
import { optimize, type Configuration } from 'webpack';
import { chunkOfExpose } from '../browser/chunk-of-expose';
import type { RemoteManifest } from '../contract/remote-manifest';
import { AssetsPlugin } from './assets-plugin';
import { InputsPlugin } from './inputs-plugin';
import { browserRules, serverRules } from './rules';
import { sharedConfig } from './shared-config';
import { SHARED_MODULES } from './shared-modules';

/** Global names and chunk globals are made from it, so it has to be an identifier and differ per front end. */
export function containerName(name: string): string {
  return `site_${name.replaceAll('-', '_')}`;
}

/** Where an expose's source lies: `./routes` → `./src/routes`, `./admin` → `./src/admin`. */
const sourceOf = (expose: string): string => expose.replace('./', './src/');

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
    buildDependencies: { config: [__filename, path.join(folder, 'webpack.config.ts')] },
  };
}

function browserConfig(folder: string, federation: ModuleFederationPlugin, entry: Configuration['entry']): Configuration {
  return {
    ...base(folder),
    name: 'browser',
    target: ['web', 'es2022'],
    entry,
    cache: cache(folder, 'browser'),
    output: {
      path: path.join(folder, 'dist'),
      clean: true,
      filename: '[name].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // The specification's chunk load timeout (section 9).
      chunkLoadTimeout: 120_000,
    },
    module: { rules: browserRules(folder) },
    optimization: {
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
      // A page's own code in one file: fewer requests matter more here than a few shared bytes.
      splitChunks: false,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:8].css', ignoreOrder: true }),
      federation,
      new AssetsPlugin(),
      new InputsPlugin(folder, 'browser'),
    ],
  };
}

function serverConfig(folder: string, entry: string, external: readonly string[]): Configuration {
  return {
    ...base(folder),
    name: 'server',
    target: 'node20',
    entry: { index: entry },
    cache: cache(folder, 'server'),
    output: {
      path: path.join(folder, 'dist-server'),
      clean: true,
      filename: '[name].js',
      library: { type: 'commonjs2' },
      publicPath: '',
    },
    externals: Object.fromEntries(external.map((request) => [request, `commonjs2 ${request}`])),
    module: { rules: serverRules(folder) },
    optimization: { minimize: false },
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 }), new InputsPlugin(folder, 'server')],
  };
}

/** The manifest of the remote in `folder`, as its team wrote it. */
export function readRemoteManifest(folder: string): RemoteManifest {
  return JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
}

/** One module that holds all public exposes, so that the server evaluates a single file per remote version. */
function writeServerEntry(folder: string, manifest: RemoteManifest): string {
  const publicExposes = Object.keys(manifest.exposes).filter((expose) => manifest.exposes[expose] === 'public');
  const lines = publicExposes.map((expose, i) => `import expose${i} from '../${sourceOf(expose).slice(2)}';`);
  const names = publicExposes.map((expose, i) => `  '${expose}': expose${i},`);
  const file = path.join(folder, '.facades/server-entry.mjs');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n\nexport const exposes = {\n${names.join('\n')}\n};\n`);
  return file;
}

/**
 * The two builds of a remote: for the browser (`dist/`) and for the server (`dist-server/`).
 *
 * @param folder absolute path of the remote's package, which holds `remote.json`
 */
export function remoteConfigs(folder: string): Configuration[] {
  const manifest = readRemoteManifest(folder);
  const federation = new ModuleFederationPlugin({
    name: containerName(manifest.name),
    filename: 'remoteEntry.js',
    library: { type: 'var', name: containerName(manifest.name) },
    exposes: Object.fromEntries(
      Object.keys(manifest.exposes).map((expose) => [
        expose,
        { import: sourceOf(expose), name: chunkOfExpose(expose) },
      ]),
    ),
    shared: sharedConfig(folder, 'remote'),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    experiments: { externalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });
  return [
    browserConfig(folder, federation, {}),
    serverConfig(folder, writeServerEntry(folder, manifest), Object.keys(SHARED_MODULES)),
  ];
}

/** What the host's package adds to the shared recipe. */
export interface HostOptions {
  readonly browserEntry: string;
  readonly serverEntry: string;
  /** Modules of ours that the federation runtime runs as plugins. */
  readonly runtimePlugins: readonly string[];
}

/**
 * The two builds of the host. Its server bundle carries React, the router and the store itself and offers them to the
 * remotes' bundles, just as its browser bundle does.
 */
export function hostConfigs(folder: string, options: HostOptions): Configuration[] {
  const federation = new ModuleFederationPlugin({
    name: containerName('shell'),
    remotes: {},
    shared: sharedConfig(folder, 'host'),
    shareStrategy: 'loaded-first',
    runtimePlugins: [...options.runtimePlugins],
    manifest: false,
    dts: false,
    experiments: { optimization: { disableSnapshot: true, target: 'web' } },
  });
  return [
    browserConfig(folder, federation, { shell: options.browserEntry }),
    serverConfig(folder, options.serverEntry, []),
  ];
}
