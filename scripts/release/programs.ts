import { build } from 'esbuild';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../site/front-ends';
import { copyPackages } from './packages';

/** A program of a release: its folder, and its commands. */
interface Program {
  /** The package with its sources. */
  readonly source: string;
  /** The commands for people: names without extension, and the source of each. */
  readonly commands: Readonly<Record<string, string>>;
  /** The programs that it starts itself, by name. */
  readonly started?: Readonly<Record<string, string>>;
  /** Folders of the package that the program reads. */
  readonly folders: readonly string[];
}

/** Every program, by the name of its folder. */
export const PROGRAMS = {
  api: {
    source: 'api-server',
    commands: {
      main: 'src/main.ts',
      admin: 'src/commands/admin.ts',
      backup: 'src/commands/backup.ts',
      restore: 'src/commands/restore.ts',
      move: 'src/commands/move.ts',
      keys: 'src/commands/keys.ts',
    },
    started: { 'file-processing-child': 'src/file-processing/file-processing-child.ts' },
    folders: ['messages', 'migrations'],
  },
  shell: {
    source: 'shell',
    commands: { main: 'src/server/main.ts' },
    started: { rendering: 'src/server/rendering/child.ts' },
    folders: ['public'],
  },
  delivery: {
    source: 'delivery',
    commands: { main: 'src/commands/main.ts' },
    started: {
      'bundle-child': 'src/verification/bundle-child.ts',
      'tests-child': 'src/verification/tests-child.ts',
      'types-child': 'src/verification/types-child.ts',
    },
    folders: ['nginx'],
  },
} as const satisfies Readonly<Record<string, Program>>;

/**
 * Packages that cannot be bundled, because they read files beside them: native code, the embedded database, the pages
 * of the API's documentation, fonts, threads of the log.
 */
export const APART = [
  '@electric-sql/pglite',
  '@fastify/swagger-ui',
  '@fontsource-variable/archivo',
  '@fontsource/noto-sans-devanagari',
  '@fontsource/noto-sans-gujarati',
  'pino',
  'pino-pretty',
  'sharp',
];

/** As deep in its program's folder as the sources are in their package, so that relative paths stay valid. */
const BUNDLES = 'lib/program';

export const manifestOf = async (folder: string) =>
  JSON.parse(await readFile(path.join(ROOT, folder, 'package.json'), 'utf8')) as {
    readonly version: string;
    readonly description: string;
  };

/**
 * Writes a program into a folder that needs only Node.js: `node main.js`.
 *
 * @param folder the program's folder, existing and empty
 * @returns the source files
 */
export async function writeProgram(name: string, program: Program, folder: string): Promise<string[]> {
  const { source, commands, started } = program;
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: Object.fromEntries(
      Object.entries({ ...commands, ...started }).map(([to, from]) => [to, `${source}/${from}`]),
    ),
    // Relative to the repository and the same everywhere: the bytes do not depend on the place of the build.
    outdir: path.join(ROOT, 'release', name, BUNDLES),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: [...APART, 'pg-native', 'esbuild'],
    logLevel: 'silent',
    write: false,
    metafile: true,
  });
  await mkdir(path.join(folder, BUNDLES), { recursive: true });
  for (const { path: file, contents } of outputFiles)
    await writeFile(path.join(folder, BUNDLES, path.basename(file)), contents);
  for (const command of Object.keys(commands)) {
    await writeFile(path.join(folder, `${command}.js`), `require('./${BUNDLES}/${command}.js');\n`);
  }
  const { version, description } = await manifestOf(source);
  const manifest = { name, version, description, private: true, type: 'commonjs', engines: { node: '>=20.19' } };
  await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const part of program.folders) {
    await cp(path.join(ROOT, source, part), path.join(folder, part), { recursive: true });
  }
  const outputs = Object.values(metafile.outputs);
  const imported = outputs.flatMap(({ imports }) => imports);
  const needed = APART.filter((apart) =>
    imported.some(({ path: file, external }) => external && (file === apart || file.startsWith(`${apart}/`))),
  );
  const copied = await copyPackages(needed, path.join(ROOT, source), path.join(folder, 'node_modules'));
  return [
    ...outputs.flatMap(({ inputs }) => Object.keys(inputs)),
    ...copied.map((installed) => path.join(installed, 'package.json')),
  ];
}

/**
 * Writes every program into its folder.
 * @returns the source files of all of them
 */
export async function writePrograms(release: string): Promise<string[]> {
  const files: string[] = [];
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const folder = path.join(release, name);
    await mkdir(folder, { recursive: true });
    files.push(...(await writeProgram(name, program, folder)));
  }
  return files;
}
