import { NormalModuleReplacementPlugin, type Compiler, type Module } from 'webpack';
import { reportMovedInternals } from './moved-internals';

interface ReplacedModule {
  /** Matches the request or path of the library's module. */
  readonly module: RegExp;
  /** The absolute path of the file that replaces it. */
  readonly replacement: string;
  /** Matches the paths of the library's modules that import it. */
  readonly users: RegExp;
}

const pathOf = (module: Module): string => module.nameForCondition() ?? '';

/** Replaces a library's module with a file of this project, and fails the build when that module is not found. */
export class ReplacedModulePlugin {
  constructor(private readonly replaced: ReplacedModule) {}

  apply(compiler: Compiler): void {
    const { module, replacement, users } = this.replaced;
    new NormalModuleReplacementPlugin(module, replacement).apply(compiler);
    compiler.hooks.thisCompilation.tap('ReplacedModulePlugin', (compilation) => {
      compilation.hooks.finishModules.tap('ReplacedModulePlugin', (modules) => {
        const paths = [...modules].map(pathOf);
        if (paths.some((path) => users.test(path)) && !paths.includes(replacement)) {
          reportMovedInternals(compilation, String(module), 'create-config.ts');
        }
      });
    });
  }
}
