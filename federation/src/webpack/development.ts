import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import { EntryPlugin, type Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { DEVELOPMENT_PAGE, remoteConfigs } from './create-config';
import { refreshable } from './rules';
import { tellOfTypeErrors } from './type-errors';

/** Kept from day to day, apart from what is published: the first build of a day is the second one. */
const developmentCache = (cache: Configuration['cache']): Configuration['cache'] =>
  typeof cache === 'object' && cache.type === 'filesystem' ? { ...cache, name: `${cache.name}-development` } : cache;

/**
 * A front end's browser build for a developer's own machine: kept in memory, rebuilt on every change, without hashes,
 * because its files change while the page is open.
 *
 * @param browser the build that is published
 * @param refresh components are put in place of their former selves and keep their state; that takes React's development
 *   build, which the host's development build brings
 */
export function inDevelopment(browser: Configuration, { refresh }: { readonly refresh: boolean }): Configuration {
  return {
    ...browser,
    mode: 'development',
    // Other source maps are evaluated, which the site's content security policy refuses.
    devtool: 'cheap-module-source-map',
    cache: developmentCache(browser.cache),
    // With a library's warnings for developers.
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
 * A remote's browser build for a developer's own machine; see `inDevelopment`.
 *
 * @param folder absolute path of the remote's package
 */
export function developmentConfig(folder: string, options = { refresh: false }): Configuration {
  const [browser] = remoteConfigs(folder);
  if (!browser) throw new Error(`${folder} has no browser build.`);
  return inDevelopment(browser, options);
}

interface DevelopmentServerOptions {
  /** Changes are put into the open page; otherwise it is loaded anew. */
  readonly refresh?: boolean;
  /** Whether errors while the page runs are shown; of several servers of a page one shows them all. */
  readonly runtimeErrors?: boolean;
}

/**
 * The server that a page of another origin loads that build from. It tells the page when there is a new one, and shows
 * over the page what is wrong with it: syntax, types, and errors while it runs.
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
      tellOfTypeErrors(server, folder);
      return middlewares;
    },
  };
}
