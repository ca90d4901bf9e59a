type Versions = Readonly<Record<string, string>>;
type Export = string | Readonly<Record<string, string>>;

/** A package's manifest in this repository, where its exports are its sources. */
export interface SourceManifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly sideEffects?: boolean | readonly string[];
  readonly exports: Readonly<Record<string, Export>>;
  /** The commands are here because npm cannot link a command of the sources. */
  readonly publishConfig?: { readonly bin?: Versions };
  readonly dependencies?: Versions;
}

/** The manifest of the same package in a registry. */
export interface PublishedManifest extends Omit<SourceManifest, 'publishConfig'> {
  readonly bin?: Versions;
  readonly files: readonly string[];
  readonly peerDependencies: Versions;
}

/** Packages that must be on a page only once: the package that uses them provides them. */
const PEERS = new Set([
  '@reduxjs/toolkit',
  'react',
  'react-dom',
  'react-redux',
  'react-router',
  'react-router-dom',
  'redux',
]);

/** The package whose helpers for tests are published too: the tests of remotes answer its calls. */
export const TESTED_WITH = 'shared-store';

const built = (source: string, folder: string, ending: string): string =>
  source.replace('./src/', `./${folder}/`).replace(/\.tsx?$/, ending);

/** Bundlers get modules that they can tree-shake; Node.js and Jest get modules that they can run directly. */
function publishedExport(source: Export): Export {
  if (typeof source !== 'string')
    return Object.fromEntries(Object.entries(source).map(([when, file]) => [when, file.replace('./src/', './types/')]));
  if (!/\.tsx?$/.test(source)) return source.replace('./src/', './esm/');
  return {
    types: built(source, 'types', '.d.ts'),
    require: built(source, 'cjs', '.js'),
    default: built(source, 'esm', '.js'),
  };
}

const ranges = (versions: Versions, isPeer: boolean): Versions =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => PEERS.has(name) === isPeer)
      .map(([name, version]) => [name, `^${version}`]),
  );

/** Builds the manifest for a registry: exports are the built files, dependencies are ranges, React's are peers. */
export function publishedManifest(source: SourceManifest): PublishedManifest {
  const { name, version, description, license, sideEffects, exports, dependencies = {} } = source;
  const bin = source.publishConfig?.bin;
  const offered = Object.entries(exports).filter(([request]) => request !== './testing' || name === TESTED_WITH);
  return {
    name,
    version,
    description,
    license,
    files: ['esm', 'cjs', 'types', 'nginx', 'site', 'CHANGELOG.md'],
    sideEffects: Array.isArray(sideEffects)
      ? sideEffects.flatMap((file: string) =>
          file.startsWith('./src/') ? [built(file, 'esm', '.js'), built(file, 'cjs', '.js')] : [file],
        )
      : sideEffects,
    exports: Object.fromEntries(offered.map(([request, file]) => [request, publishedExport(file)])),
    bin: bin && Object.fromEntries(Object.entries(bin).map(([command, file]) => [command, built(file, 'cjs', '.js')])),
    dependencies: ranges(dependencies, false),
    peerDependencies: ranges(dependencies, true),
  };
}
