import { createRequire } from 'node:module';
import path from 'node:path';
import type { Configuration } from 'webpack';
import { OwnCopyPlugin } from './own-copy-plugin';

/** What comes after the first script, of libraries that the first script has other parts of. */
export interface DeferredParts {
  /** Matches the paths of the modules that bring it. */
  readonly modules: RegExp;
  /** The packages of which these modules get their own copy. */
  readonly libraries: readonly string[];
}

/** The router's files without its warnings for developers: its package names only those with them. */
function quietRouter(folder: string): Record<string, string> {
  const manifest = createRequire(path.join(folder, 'package.json')).resolve('react-router/package.json');
  const production = path.join(path.dirname(manifest), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/** A browser build of a page's first script, which leaves to later chunks what only they need of a library. */
export const withDeferredParts = (config: Configuration, { modules, libraries }: DeferredParts): Configuration => ({
  ...config,
  resolve: { ...config.resolve, alias: quietRouter(config.context ?? '') },
  plugins: [...(config.plugins ?? []), new OwnCopyPlugin(modules, libraries)],
});
