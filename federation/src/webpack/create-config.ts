import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BannerPlugin, Compilation, optimize, type Configuration, type EntryObject } from 'webpack';
import { chunkOfExpose, containerNameOf, type PublishedSharing } from '../naming';
import type { PageTable } from '../contract/page-table';
import type { RemoteDefinition } from '../contract/remote-definition';
import { AssetsPlugin } from './assets-plugin';
import { EarlyScriptPlugin } from './early-script-plugin';
import { EntryIdPlugin } from './entry-id-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { ManifestPlugin } from './manifest-plugin';
import { manifestOf, readRemoteDefinition } from './remote-manifest';
import { ReplacedModulePlugin } from './replaced-module-plugin';
import { browserRules, serverRules } from './rules';
import { sharedConfig } from './shared-config';
import { SHARED_MODULES } from './shared-modules';
import { SharingPlugin } from './sharing-plugin';

/** The file that the build generates for `./routes`, from the remote's pages. */
const GENERATED_ROUTES = 'routes.js';

/** The path of an expose's source: `./admin` → `./src/admin`. The routes of pages are generated. */
export const sourceOf = (expose: string, { pages }: RemoteDefinition): string =>
  expose === './routes' && pages ? `./.facades/${GENERATED_ROUTES}` : expose.replace('./', './src/');

/** The files of the build configuration; a change of one invalidates the build cache. */
const RECIPE = readdirSync(__dirname).map((name) => path.join(__dirname, name));

/**
 * TypeScript in this repository, JavaScript in the published package: there bundlers get ES modules, while Node.js,
 * which runs this file, gets CommonJS.
 */
const ENDING = path.extname(__filename);
const RUNTIME = path.resolve(__dirname, ENDING === '.ts' ? '../runtime' : '../../esm/runtime');

/** The module that a development build loads before everything else. */
export const DEVELOPMENT_PAGE = path.join(RUNTIME, `../development/page${ENDING}`);

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

/** Writes a generated module beside the facades of the shared modules. */
function writeGenerated(folder: string, name: string, lines: readonly string[]): string {
  const file = path.join(folder, '.facades', name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** The browser build common to all front ends, except its entry. */
export function browserConfig(folder: string, entry: EntryObject): Configuration {
  return {
    ...base(folder),
    name: 'browser',
    target: ['web', 'es2022'],
    entry,
    cache: cache(folder, 'browser'),
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
          minify: MinimizerPlugin.swcMinify,
          extractComments: false,
          minimizerOptions: { compress: { passes: 3 } },
        }),
        new MinimizerPlugin({ test: /\.css$/, minify: MinimizerPlugin.esbuildMinifyCss }),
      ],
      // One file for a page's own code: fewer requests matter more here than a few shared bytes.
      splitChunks: false,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      new AssetsPlugin(versionOf(folder)),
    ],
  };
}

/** The path of the plugin's own runtime, which its generated code imports. */
const BUNDLER_RUNTIME = /webpack-bundler-runtime[\\/]dist[\\/]bundler\.js$/;

/** The browser build of a federated front end: it contains the hash of every file that it loads later. */
function federatedConfig(
  folder: string,
  entry: EntryObject,
  federation: ModuleFederationPlugin,
  role: 'host' | 'remote',
  sharing: PublishedSharing,
): Configuration {
  const config = browserConfig(folder, entry);
  const own = [
    federation,
    // The host provides the runtime for all; remotes run on it.
    new ReplacedModulePlugin({
      module: BUNDLER_RUNTIME,
      replacement: path.join(RUNTIME, role + ENDING),
      users: /[\\/]\.federation[\\/]/,
    }),
    new EntryIdPlugin(role === 'host' ? ['federation'] : ['federation', 'container']),
    new ManifestPlugin(readRemoteDefinition(folder)),
    new IntegrityPlugin([role === 'host' ? 'shell.js' : 'remoteEntry.js']),
    ...(role === 'host' ? [compiledWhileItComes('shell.js')] : []),
    new SharingPlugin(new Set(Object.keys(SHARED_MODULES)), sharing),
  ];
  return { ...config, plugins: [...own, ...(config.plugins ?? [])] };
}

/**
 * Adds an explicit compile hint: browsers that support it compile the whole script in the background during the
 * download. Functions compiled on their first call would block a slow phone.
 */
const compiledWhileItComes = (file: string): BannerPlugin =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    include: file,
    // The minimizer would remove it as a comment.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });

/** The modules that the host provides: each version, and the offered names if they are limited. */
function provides(folder: string): PublishedSharing {
  const shared = Object.entries(sharedConfig(folder, 'host'));
  return {
    provides: Object.fromEntries(
      shared.map(([request, { version }]) => [
        request,
        { version: version ?? '0.0.0', names: SHARED_MODULES[request]?.names },
      ]),
    ),
  };
}

/** The modules that a remote may require: the version range of each. */
function requires(folder: string): PublishedSharing {
  const shared = Object.entries(sharedConfig(folder, 'remote'));
  return { requires: Object.fromEntries(shared.map(([request, { requiredVersion }]) => [request, requiredVersion])) };
}

/**
 * The build that the server evaluates. It runs without Node.js's built-in modules, so an import of one fails the build.
 */
function serverConfig(folder: string, entry: string, external: readonly string[]): Configuration {
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
    plugins: [new optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}

/** Generates the routes of a remote's pages, each with its module in a chunk. */
export function writeRoutes(folder: string, pages: PageTable): void {
  writeGenerated(folder, GENERATED_ROUTES, [
    "import { remoteOf } from 'federation/contract';",
    "import { pages } from '../src/remote';",
    'export default remoteOf([',
    ...Object.entries(pages).map(
      ([chunk, { module }]) =>
        `  { ...pages['${chunk}'], chunk: '${chunk}', load: () => import(/* webpackChunkName: "${chunk}" */ '../src/${module.slice(2)}') },`,
    ),
    ']);',
  ]);
}

/** One module with all public exposes, so that the server evaluates a single file per remote version. */
function remoteServerEntry(folder: string, definition: RemoteDefinition): string {
  const { exposes } = manifestOf(definition);
  const names = Object.keys(exposes).filter((expose) => exposes[expose] === 'public');
  return writeGenerated(folder, 'server-entry.js', [
    ...names.map((expose, i) => `import expose${i} from '../${sourceOf(expose, definition).slice(2)}';`),
    `export const exposes = { ${names.map((expose, i) => `'${expose}': expose${i}`).join(', ')} };`,
  ]);
}

/** The host's renderer together with the modules that the remotes' server bundles take from it. */
function hostServerEntry(folder: string, renderer: string): string {
  const shared = Object.entries(SHARED_MODULES);
  return writeGenerated(folder, 'server-entry.js', [
    `export * from '../${renderer.replace('./', '')}';`,
    ...shared.map(([request, { from }], i) => `import * as shared${i} from '${from ?? request}';`),
    `export const shared = { ${shared.map(([request], i) => `'${request}': shared${i}`).join(', ')} };`,
  ]);
}

/**
 * The host shares only modules that its build contains; this entry, which never runs, includes those that are loaded on
 * use.
 */
function hostProvidedEntry(folder: string): string {
  const onUse = Object.entries(SHARED_MODULES).filter(([, { load }]) => load === 'onUse');
  return writeGenerated(folder, 'provided.js', [
    'export const provided = {',
    ...onUse.map(
      ([request]) =>
        `  '${request}': () => import(/* webpackChunkName: "${request.replace('/', '-')}" */ '${request}'),`,
    ),
    '};',
  ]);
}

/**
 * The two builds of a remote: for the browser (`dist/`) and for the server (`dist-server/`).
 *
 * @param folder absolute path of the remote's package, which contains `src/remote.ts`
 */
export function remoteConfigs(folder: string): Configuration[] {
  const definition = readRemoteDefinition(folder);
  const manifest = manifestOf(definition);
  if (definition.pages) writeRoutes(folder, definition.pages);
  const federation = new ModuleFederationPlugin({
    name: containerNameOf(manifest.name),
    filename: 'remoteEntry.js',
    library: { type: 'var', name: containerNameOf(manifest.name) },
    exposes: Object.fromEntries(
      Object.keys(manifest.exposes).map((expose) => [
        expose,
        { import: sourceOf(expose, definition), name: chunkOfExpose(expose) },
      ]),
    ),
    shared: sharedConfig(folder, 'remote'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
  return [
    federatedConfig(folder, {}, federation, 'remote', requires(folder)),
    serverConfig(folder, remoteServerEntry(folder, definition), Object.keys(SHARED_MODULES)),
  ];
}

/** The host package's additions to the common build. */
export interface HostOptions {
  readonly browserEntry: string;
  /** A module that runs before the first paint, in a separate file. */
  readonly earlyScript: string;
  /** The styles before those of every component: they define the order of the cascade layers. */
  readonly styles: string;
  /** The module whose exports the server calls. */
  readonly renderer: string;
}

/**
 * The two builds of the host. Its server bundle contains React, the router and the store and provides them to the
 * remotes' bundles, like its browser bundle.
 */
export function hostConfigs(folder: string, options: HostOptions): Configuration[] {
  const federation = new ModuleFederationPlugin({
    name: containerNameOf('shell'),
    remotes: {},
    shared: sharedConfig(folder, 'host'),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
  });
  const browser = federatedConfig(
    folder,
    {
      shell: [options.styles, options.browserEntry],
      provided: { import: hostProvidedEntry(folder), dependOn: 'shell' },
    },
    federation,
    'host',
    provides(folder),
  );
  browser.plugins?.push(new EarlyScriptPlugin(path.join(folder, options.earlyScript)));
  return [browser, serverConfig(folder, hostServerEntry(folder, options.renderer), [])];
}
