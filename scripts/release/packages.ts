import { existsSync } from 'node:fs';
import { cp, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';

interface Installed {
  readonly name: string;
  readonly folder: string;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Files of a package that no program needs. */
const UNUSED = /(\.(map|md|markdown|[cm]?tsx?)|\/(test|tests|docs|example|examples|benchmark|benchmarks|\.github))$/i;

/** Finds a package like Node.js does, from a folder upwards; undefined if it is not installed. */
async function find(name: string, from: string): Promise<Installed | undefined> {
  for (let folder = from; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) return { name, folder: await realpath(candidate) };
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Copies packages and all their dependencies. Each is at the top unless another version of it is already there; then it
 * is in the package that needs it.
 *
 * @param from the folder with the packages
 * @param to a new folder `node_modules`
 * @returns the copied folders
 */
export async function copyPackages(names: readonly string[], from: string, to: string): Promise<string[]> {
  const placed = new Map<string, string>();

  const place = async (name: string, asker: string, home: string, isOptional: boolean): Promise<void> => {
    const installed = await find(name, asker);
    if (!installed) {
      // Native code for another system.
      if (isOptional) return;
      throw new Error(`${name}, which ${asker} needs, is not installed.`);
    }
    const top = path.join(to, name);
    const there = placed.get(top);
    if (there === installed.folder) return;
    const target = there === undefined ? top : path.join(home, 'node_modules', name);
    if (placed.get(target) === installed.folder) return;
    placed.set(target, installed.folder);
    await cp(installed.folder, target, {
      recursive: true,
      filter: (file) => {
        const within = file.slice(installed.folder.length);
        return !within.startsWith(`${path.sep}node_modules`) && !UNUSED.test(within);
      },
    });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(path.join(installed.folder, 'package.json'), 'utf8'),
    ) as Manifest;
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }).sort())
      await place(dependency, installed.folder, target, dependency in optionalDependencies);
  };

  for (const name of names) await place(name, from, to, false);
  return [...new Set(placed.values())];
}
