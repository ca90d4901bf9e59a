import type { Configuration as ServerConfiguration } from 'webpack-dev-server';
import type { Configuration } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin';
import { remoteConfigs } from './create-config';

/**
 * A remote's browser build for a developer's own machine: kept in memory, rebuilt on every change, without hashes,
 * because its files change while the page is open.
 *
 * @param folder absolute path of the remote's package
 */
export function developmentConfig(folder: string): Configuration {
  const [browser] = remoteConfigs(folder);
  if (!browser) throw new Error(`${folder} has no browser build.`);
  return {
    ...browser,
    mode: 'development',
    // Other source maps are evaluated, which the site's content security policy refuses.
    devtool: 'cheap-module-source-map',
    cache: { type: 'memory' },
    output: { ...browser.output, chunkFilename: '[name].js', clean: false },
    optimization: { ...browser.optimization, minimize: false, runtimeChunk: false },
    plugins: browser.plugins?.filter((plugin) => !(plugin instanceof IntegrityPlugin)),
  };
}

/** The server that a page of another origin loads that build from; it tells the page when there is a new one. */
export function developmentServer(port: number): ServerConfiguration {
  return {
    host: 'localhost',
    port,
    hot: false,
    liveReload: true,
    allowedHosts: 'all',
    static: false,
    headers: { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' },
    client: { webSocketURL: `ws://localhost:${port}/ws`, overlay: false, logging: 'warn' },
  };
}
