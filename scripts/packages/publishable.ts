import { build, type Plugin } from 'esbuild';
import { existsSync, statSync } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../site/front-ends';
import { publishedManifest, TESTED_WITH, type SourceManifest } from './published-manifest';

/** The packages that teams with a separate repository install, each after its dependencies. */
export const PUBLISHABLE = [
  'api-client',
  'shared-store',
  'ui-kit',
  'admin-kit',
  'page-testing',
  'federation',
  'delivery',
  'site-emulator',
] as const;

/** Programs that a package starts in a process without access to files: each is a single file without imports. */
const CONFINED: Readonly<Record<string, readonly string[]>> = {
  delivery: ['verification/bundle-child.ts', 'verification/tests-child.ts', 'verification/types-child.ts'],
};

/** The folder of a package in the form that a registry accepts. */
export const publishedFolder = (name: string): string => path.join(ROOT, '.cache/packages', name);

const isScript = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isForTests = (name: string, file: string): boolean =>
  /\.test\./.test(file) || (name !== TESTED_WITH && /(^|\/)testing\//.test(file));

const exists = (file: string): boolean => existsSync(file) && statSync(file).isFile();

/** A relative import in the built file: with the extension, so that Node.js and bundlers need not guess it. */
function builtImport(from: string, request: string): string {
  const target = path.resolve(from, request);
  if (exists(target)) return request;
  const suffix = ['.ts', '.tsx', '/index.ts', '/index.tsx'].find((ending) => exists(target + ending));
  if (!suffix) throw new Error(`${from} imports ${request}, which is not there.`);
  return request.replace(/\/$/, '') + suffix.replace(/\.tsx?$/, '.js');
}

/** Keeps every import external: each file is built separately. */
const KEEP_IMPORTS: Plugin = {
  name: 'keep-imports',
  setup: ({ onResolve }) =>
    onResolve({ filter: /.*/ }, ({ kind, path: request, resolveDir }) => {
      if (kind === 'entry-point') return undefined;
      return { path: request.startsWith('.') ? builtImport(resolveDir, request) : request, external: true };
    }),
};

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
}

/** Copies the files beside the code: styles, fonts, loaders. */
async function copyBeside(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await mkdir(path.dirname(path.join(to, name)), { recursive: true });
    await copyFile(path.join(from, name), path.join(to, name));
  }
}

/**
 * Writes a package in the form that a registry accepts: JavaScript for bundlers (`esm`) and for Node.js and Jest
 * (`cjs`), types, styles and fonts. Its types must be built before (`tsc -b`).
 *
 * @returns the folder to publish
 */
export async function writePublishable(name: string): Promise<string> {
  const source = path.join(ROOT, name);
  const target = publishedFolder(name);
  await rm(target, { recursive: true, force: true });
  const all = (await filesIn(path.join(source, 'src'))).filter((file) => !isForTests(name, file));
  const scripts = all.filter(isScript);
  const beside = all.filter((file) => !isScript(file) && !file.endsWith('.d.ts'));
  for (const format of ['esm', 'cjs'] as const) {
    await build({
      absWorkingDir: source,
      entryPoints: scripts.map((file) => `src/${file}`),
      outbase: 'src',
      outdir: path.join(target, format),
      bundle: true,
      format,
      platform: format === 'cjs' ? 'node' : 'neutral',
      target: 'es2022',
      // Jest runs scripts, which cannot import modules.
      supported: { 'dynamic-import': format === 'esm' },
      jsx: 'automatic',
      plugins: [KEEP_IMPORTS],
      logLevel: 'silent',
    });
    await copyBeside(path.join(source, 'src'), path.join(target, format), beside);
  }
  await build({
    absWorkingDir: source,
    entryPoints: (CONFINED[name] ?? []).map((file) => `src/${file}`),
    ...{ outbase: 'src', outdir: path.join(target, 'cjs'), allowOverwrite: true },
    ...{ bundle: true, format: 'cjs', platform: 'node', target: 'node20', logLevel: 'silent' },
  });
  const types = path.join(source, '.types/src');
  const declared = (await filesIn(types)).filter((file) => file.endsWith('.d.ts') && !isForTests(name, file));
  await copyBeside(types, path.join(target, 'types'), declared);
  const written = all.filter((file) => file.endsWith('.d.ts'));
  await copyBeside(path.join(source, 'src'), path.join(target, 'types'), written);
  const manifest = publishedManifest(
    JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as SourceManifest,
  );
  for (const file of ['README.md', 'CHANGELOG.md'])
    if (exists(path.join(source, file))) await copyFile(path.join(source, file), path.join(target, file));
  if (name === 'delivery') await cp(path.join(source, 'nginx'), path.join(target, 'nginx'), { recursive: true });
  for (const program of Object.values(manifest.bin ?? {})) {
    const file = path.join(target, program);
    await writeFile(file, `#!/usr/bin/env node\n${await readFile(file, 'utf8')}`);
    await chmod(file, 0o755);
  }
  await writeFile(path.join(target, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return target;
}
