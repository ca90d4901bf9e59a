import path from 'node:path';
import { NormalModuleReplacementPlugin, type Configuration } from 'webpack';
import { browserConfig } from './build-config';

/** The sources of a single bundle, for comparison with the composed site. */
export interface SingleApplication {
  readonly entry: string;
  /** Replacements of modules, by absolute path without extension. */
  readonly replace: Readonly<Record<string, string>>;
}

/**
 * The browser build of the same sources without federation: the baseline for the cost of composition.
 *
 * @param folder absolute path of the folder to build in
 */
export function singleApplicationConfig(folder: string, { entry, replace }: SingleApplication): Configuration {
  const config = browserConfig(folder, { shell: entry });
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
