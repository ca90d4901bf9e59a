import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import path from 'node:path';
import { BannerPlugin, Compilation, type Configuration, type EntryObject } from 'webpack';
import { chunkOfExpose, containerNameOf, GENERATION_SCRIPT, type PublishedSharing } from '../naming';
import { breakingNotesOf } from './breaking-notes';
import { browserConfig, serverConfig } from './build-config';
import { EarlyScriptPlugin } from './early-script-plugin';
import { EntryIdPlugin } from './entry-id-plugin';
import {
  generationEntry,
  hostProvidedEntry,
  hostServerEntry,
  remoteServerEntry,
  sourceOf,
  writeRoutes,
} from './generated-modules';
import { HostTestsPlugin } from './host-tests-plugin';
import { IntegrityPlugin } from './integrity-plugin';
import { ManifestPlugin } from './manifest-plugin';
import { MessagesPlugin } from './messages-plugin';
import { manifestOf, readRemoteDefinition } from './remote-manifest';
import { scriptRules } from './rules';
import { ReplacedModulePlugin } from './replaced-module-plugin';
import { sharedConfig, sharedPackage } from './shared-config';
import { SHARED_MODULES } from './shared-modules';
import { SharingPlugin } from './sharing-plugin';
import { TypesPlugin } from './types-plugin';

/**
 * TypeScript in this repository, JavaScript in the published package: there bundlers get ES modules, while Node.js,
 * which runs this file, gets CommonJS.
 */
const ENDING = path.extname(__filename);
const RUNTIME = path.resolve(__dirname, ENDING === '.ts' ? '../runtime' : '../../esm/runtime');

/** The module that a development build loads before everything else. */
export const DEVELOPMENT_PAGE = path.join(RUNTIME, `../development/page${ENDING}`);

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
    new ManifestPlugin(folder, readRemoteDefinition(folder)),
    new IntegrityPlugin([role === 'host' ? 'shell.js' : 'remoteEntry.js']),
    ...(role === 'host' ? [compiledWhileItComes('shell.js')] : [new HostTestsPlugin()]),
    new MessagesPlugin(folder, role),
    new SharingPlugin(new Set(Object.keys(SHARED_MODULES)), sharing),
    new TypesPlugin(role),
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

/** The modules that the host provides: each version, the offered names if they are limited, the notes on breaking changes. */
function provides(folder: string): PublishedSharing {
  const shared = Object.entries(sharedConfig(folder, 'host'));
  return {
    provides: Object.fromEntries(
      shared.map(([request, { version }]) => [
        request,
        {
          ...{ version: version ?? '0.0.0', names: SHARED_MODULES[request]?.names },
          breaking: breakingNotesOf(sharedPackage(folder, request).folder),
        },
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
  const browser = federatedConfig(folder, {}, federation, 'remote', requires(folder));
  return [
    // A module whose shared module could not be loaded is evaluated again by the next import.
    { ...browser, output: { ...browser.output, strictModuleExceptionHandling: true } },
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
  /** The module that runs remotes of this version on pages of another one. */
  readonly generation: string;
}

/** The build with which remotes of this version run on pages of another one: a separate program with its own modules. */
function generationConfig(folder: string, entry: string): Configuration {
  const [directory, file] = [path.dirname(GENERATION_SCRIPT), path.basename(GENERATION_SCRIPT)];
  const config = browserConfig(folder, { [path.parse(file).name]: entry }, directory);
  return {
    ...config,
    output: { ...config.output, path: path.join(folder, 'dist', directory), uniqueName: 'site-generation' },
    module: { ...config.module, rules: scriptRules() },
    // A module that several chunks need is loaded once.
    optimization: {
      ...config.optimization,
      chunkIds: 'deterministic',
      splitChunks: { chunks: 'async', minSize: 2_000 },
    },
    plugins: [...(config.plugins ?? []), new IntegrityPlugin([file])],
  };
}

/**
 * The builds of the host. Its server bundle contains React, the router and the store and provides them to the
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
  const entry = generationEntry(folder, options.generation, sharedConfig(folder, 'host'));
  return [
    { ...browser, output: { ...browser.output, clean: { keep: /^generation\b/ } } },
    serverConfig(folder, hostServerEntry(folder, options.renderer), []),
    generationConfig(folder, entry),
  ];
}
