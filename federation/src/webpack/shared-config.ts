import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SHARED_MODULES, type SharedModule } from './shared-modules';

interface SharedEntry {
  readonly singleton: true;
  readonly strictVersion: true;
  readonly requiredVersion: string;
  readonly version?: string;
  readonly eager?: boolean;
  readonly import?: string | false;
}

interface InstalledPackage {
  readonly folder: string;
  readonly version: string;
}

/** The installed package, resolved from `folder`. */
function installedPackage(folder: string, packageName: string): InstalledPackage {
  const paths = createRequire(path.join(folder, 'package.json')).resolve.paths(packageName) ?? [];
  for (const base of paths) {
    try {
      const found = path.join(base, packageName);
      const manifest: unknown = JSON.parse(readFileSync(path.join(found, 'package.json'), 'utf8'));
      if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
        return { folder: found, version: String(manifest.version) };
    } catch {
      // Missing in this node_modules folder: tries the next one up.
    }
  }
  throw new Error(`The shared package "${packageName}" is not installed for ${folder}. Run npm install.`);
}

/** Writes the module that re-exports only the names that remotes may use, and returns its path. */
function writeFacade(folder: string, request: string, shared: SharedModule): string {
  const file = path.join(folder, '.facades', `${request.replaceAll(/[^a-z-]/g, '_')}.mjs`);
  mkdirSync(path.dirname(file), { recursive: true });
  const text = `export { ${[...(shared.names ?? [])].sort().join(', ')} } from '${shared.from ?? request}';\n`;
  writeFileSync(file, text);
  return file;
}

/**
 * The range that a build against a version requires: its minor version, because a patch adds nothing to rely on. A
 * pre-release is required exactly, because it comes before its release.
 */
export const neededRange = (version: string): string =>
  `^${version.replace(/\+.*$/, '').replace(/^(\d+\.\d+)\.\d+$/, '$1.0')}`;

/** The installed package of a shared module. */
export const sharedPackage = (folder: string, request: string): InstalledPackage =>
  installedPackage(folder, SHARED_MODULES[request]?.packageName ?? request.split('/')[0] ?? request);

/**
 * The `shared` option of the federation plugin.
 *
 * @param folder absolute path of the front end's package
 * @param role the host provides every module; a remote provides none (`import: false`)
 */
export function sharedConfig(folder: string, role: 'host' | 'remote'): Record<string, SharedEntry> {
  return Object.fromEntries(
    Object.entries(SHARED_MODULES).map(([request, shared]) => {
      const { version } = sharedPackage(folder, request);
      const requirement = { singleton: true, strictVersion: true, requiredVersion: neededRange(version) } as const;
      if (role === 'remote') return [request, { ...requirement, import: false }];
      return [
        request,
        {
          ...requirement,
          version,
          eager: shared.load === 'first',
          import: shared.names ? writeFacade(folder, request, shared) : request,
        },
      ];
    }),
  );
}
