import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from 'webpack';

const ROOT = path.resolve(__dirname, '../../..');

/** Source files of a build and their hashes, relative to the repository. */
type BuildInputs = Record<string, string>;

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('base64url');

const recordOf = (folder: string, target: string): string => path.join(folder, '.cache', `inputs-${target}.json`);

/** Files every build depends on without importing them. */
const ALWAYS = ['package-lock.json', 'tsconfig.base.json'];

/** Records which files a build was made from, so that the next start knows whether it is still current. */
export class InputsPlugin {
  constructor(
    private readonly folder: string,
    private readonly target: 'browser' | 'server',
    private readonly recipe: readonly string[],
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('InputsPlugin', ({ compilation }) => {
      if (compilation.errors.length > 0) return;
      const own = [...compilation.fileDependencies].filter(
        (file) =>
          file.startsWith(ROOT) && !file.includes('node_modules') && existsSync(file) && statSync(file).isFile(),
      );
      const inputs: BuildInputs = {};
      for (const file of new Set([...own, ...this.recipe, ...ALWAYS.map((name) => path.join(ROOT, name))])) {
        inputs[path.relative(ROOT, file)] = hashOf(file);
      }
      for (const name of ['remote.json', 'package.json']) {
        const file = path.join(this.folder, name);
        if (existsSync(file)) inputs[path.relative(ROOT, file)] = hashOf(file);
      }
      mkdirSync(path.join(this.folder, '.cache'), { recursive: true });
      writeFileSync(recordOf(this.folder, this.target), JSON.stringify(inputs));
    });
  }
}

/** Whether the output in `folder` was built from the sources as they are now. */
export function buildIsCurrent(folder: string): boolean {
  if (!existsSync(path.join(folder, 'dist'))) return false;
  return (['browser', 'server'] as const).every((target) => {
    try {
      const inputs: unknown = JSON.parse(readFileSync(recordOf(folder, target), 'utf8'));
      if (typeof inputs !== 'object' || inputs === null) return false;
      return Object.entries(inputs).every(([file, hash]) => hashOf(path.join(ROOT, file)) === hash);
    } catch {
      return false; // No record, or an input is gone: build again.
    }
  });
}
