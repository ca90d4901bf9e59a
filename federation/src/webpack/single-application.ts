import path from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { browserConfig } from './create-config';
import { withDeferredParts, type DeferredParts } from './deferred-parts';

/** What becomes one bundle, for comparison with the composed site. */
export interface SingleApplication {
  readonly entry: string;
  /** As the composed site's host has it. */
  readonly deferred: DeferredParts;
  /** Modules by absolute path without extension, and what stands in their place. */
  readonly replace: Readonly<Record<string, string>>;
}

/**
 * The browser build of the same sources without federation: the yardstick for what composing costs.
 *
 * @param folder absolute path of the folder to build in
 */
export function singleApplicationConfig(
  folder: string,
  { entry, deferred, replace }: SingleApplication,
): Configuration {
  const config = withDeferredParts(browserConfig(folder, { shell: entry }), deferred);
  const plugins = Object.entries(replace).map(
    ([original, replacement]) =>
      new NormalModuleReplacementPlugin(
        new RegExp(`${path.basename(original)}$`),
        (resource: { context: string; request: string }) => {
          if (path.resolve(resource.context, resource.request) === original) resource.request = replacement;
        },
      ),
  );
  return { ...config, plugins: [...(config.plugins ?? []), ...plugins] };
}
