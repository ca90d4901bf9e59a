import type { Compiler, Module } from 'webpack';
import { reportMovedInternals } from './moved-internals';

/** Marks the modules of a copy: a module with another query is another module. */
const MARK = '?deferred';

const resourceOf = (module: Module | undefined | null): string =>
  module && 'resource' in module && typeof module.resource === 'string' ? module.resource : '';

/**
 * Gives some modules their own copy of a library. A bundler keeps a module in one chunk: what a chunk that is loaded later
 * uses of a library in one file would stand in the first chunk, as soon as that one uses anything of the file. Of two
 * copies each keeps only what its own users need.
 *
 * A copy has its own contexts, classes and symbols. It is for what recognises nothing of the other copy by them.
 */
export class OwnCopyPlugin {
  /**
   * @param users matches the paths of the modules that get the copy
   * @param libraries names of the packages that are copied
   */
  constructor(
    private readonly users: RegExp,
    private readonly libraries: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    const folders = this.libraries.map(
      (name) => new RegExp(`[\\\\/]node_modules[\\\\/]${name.replace('/', '[\\\\/]')}[\\\\/]`),
    );
    compiler.hooks.thisCompilation.tap('OwnCopyPlugin', (compilation, { normalModuleFactory }) => {
      compilation.hooks.finishModules.tap('OwnCopyPlugin', (modules) => {
        if (![...modules].some((module) => resourceOf(module).endsWith(MARK))) {
          reportMovedInternals(compilation, `A use of ${this.libraries.join(' or ')}`, 'own-copy-plugin.ts');
        }
      });
      normalModuleFactory.hooks.afterResolve.tap('OwnCopyPlugin', ({ createData, dependencies }) => {
        const [dependency] = dependencies;
        const issuer = resourceOf(dependency && compilation.moduleGraph.getParentModule(dependency));
        if (!issuer.endsWith(MARK) && !this.users.test(issuer)) return;
        const { resource, request, userRequest } = createData;
        if (!resource || !folders.some((folder) => folder.test(resource))) return;
        Object.assign(createData, {
          resource: resource + MARK,
          request: `${request}${MARK}`,
          userRequest: `${userRequest}${MARK}`,
        });
      });
    });
  }
}
