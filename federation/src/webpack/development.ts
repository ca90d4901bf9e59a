import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import path from 'node:path';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { EntryPlugin, type Configuration } from 'webpack';
import { SERVER_BUNDLE } from '../naming';
import { IntegrityPlugin } from './integrity-plugin';
import { DEVELOPMENT_PAGE, remoteConfigs } from './create-config';
import { refreshable } from './rules';
import { reportTypeErrors } from './type-errors';

/** Persistent, and separate from the cache of published builds, so that the first build of a day is incremental. */
const developmentCache = (cache: Configuration['cache']): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-development` } : cache;

/**
 * A front end's browser build for development: in memory, rebuilt on every change, without hashes, because its files
 * change while the page is open.
 *
 * @param browser the published build
 * @param refresh whether changed components are replaced in place and keep their state; that needs React's development
 * build, which the host's development build provides
 */
export function inDevelopment(browser: Configuration, { refresh }: { readonly refresh: boolean }): Configuration {
  return {
    ...browser,
    mode: 'development',
    // Other source maps use `eval`, which the site's content security policy blocks.
    devtool: 'cheap-module-source-map',
    cache: developmentCache(browser.cache),
    // Uses the libraries' development builds, with their warnings.
    resolve: { ...browser.resolve, alias: {} },
    module: refresh ? { ...browser.module, rules: refreshable(browser.module?.rules ?? []) } : browser.module,
    output: { ...browser.output, chunkFilename: '[name].js', clean: false },
    optimization: { ...browser.optimization, minimize: false, runtimeChunk: false },
    plugins: [
      ...(browser.plugins ?? []).filter((plugin) => !(plugin instanceof IntegrityPlugin)),
      new EntryPlugin(browser.context ?? '.', DEVELOPMENT_PAGE, { name: undefined }),
      ...(refresh ? [new ReactRefreshPlugin({ overlay: false, include: /\.tsx?$/ })] : []),
    ],
  };
}

/**
 * A remote's builds for development: for the browser, see `inDevelopment`; and for the server, whose file has the same
 * address beside the entry as in a published version, so that a site on this machine renders the remote.
 *
 * @param folder absolute path of the remote's package
 */
export function developmentConfig(folder: string, options = { refresh: false }): Configuration[] {
  const [browser, server] = remoteConfigs(folder);
  if (!browser || !server) throw new Error(`${folder} has no builds.`);
  const publicPath = `/${path.posix.dirname(SERVER_BUNDLE)}/`;
  return [
    inDevelopment(browser, options),
    { ...server, cache: developmentCache(server.cache), output: { ...server.output, publicPath, clean: false } },
  ];
}

interface DevelopmentServerOptions {
  /** Whether changes are applied to the open page; otherwise the page is reloaded. */
  readonly refresh?: boolean;
  /** Whether runtime errors are shown; of several servers of a page, one shows all of them. */
  readonly runtimeErrors?: boolean;
}

/**
 * The development server from which a page of another origin loads that build. It notifies the page of a new build, and
 * shows errors over the page: syntax, types, and runtime errors.
 *
 * @param folder absolute path of the package, whose types are checked
 */
export function developmentServer(
  port: number,
  folder: string,
  { refresh = false, runtimeErrors = true }: DevelopmentServerOptions = {},
): ServerConfiguration {
  return {
    host: 'localhost',
    port,
    hot: refresh,
    liveReload: true,
    allowedHosts: 'all',
    static: false,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: {
      webSocketURL: `ws://localhost:${port}/ws`,
      overlay: { errors: true, runtimeErrors, warnings: false },
      logging: 'warn',
    },
    setupMiddlewares: (middlewares, server) => {
      reportTypeErrors(server, folder);
      return middlewares;
    },
  };
}
