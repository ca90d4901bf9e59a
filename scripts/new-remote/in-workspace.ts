import { json, packageOf, readTemplate, sourcesOf, type NewRemote } from './template';

/** The dependencies of a remote of this repository. */
const DEPENDENCIES = ['admin-kit', 'api-client', 'federation', 'react-router-dom', 'shared-store', 'ui-kit'] as const;

type Dependency = (typeof DEPENDENCIES)[number];

/** The version of each of them in the workspace. */
export type KnownVersions = Readonly<Record<Dependency, string>>;

/** The commands in the manifest of a front end's package. */
const scriptsOf = (folder: string): Readonly<Record<string, string>> => ({
  build: 'node --import tsx ../node_modules/webpack-cli/bin/cli.js build',
  dev: `node --import tsx ../scripts/dev/main.ts ${folder.replace('mfe-', '')}`,
  gallery: 'node --import tsx ../node_modules/webpack-cli/bin/cli.js serve --config gallery.config.ts',
  test: `jest --selectProjects ${folder} --config ../jest.config.mjs`,
  lint: 'oxlint --config ../oxlint.config.mjs && oxlint --config ../oxlint.types.config.mjs && stylelint "**/*.css"',
  types: 'tsc -b',
});

/** The files of a new remote that is a package of this repository. */
export function workspaceFilesOf(remote: NewRemote, versions: KnownVersions): Readonly<Record<string, string>> {
  const { name, title } = remote;
  return {
    'package.json': json({
      name: `mfe-${name}`,
      version: '1.0.0',
      private: true,
      description: `${title}.`,
      license: 'UNLICENSED',
      scripts: scriptsOf(`mfe-${name}`),
      dependencies: Object.fromEntries(DEPENDENCIES.map((dependency) => [dependency, versions[dependency]])),
      devDependencies: { 'page-testing': packageOf('page-testing').version },
    }),
    'tsconfig.json': readTemplate('tsconfig.json').replaceAll('../../../', '../'),
    ...sourcesOf(remote),
  };
}
