import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SHARING_FILE } from 'federation/naming';
import { resultOf } from '../../processes/run';
import { buildFolder } from '../../site/build';
import { folderOf, ROOT } from '../../site/front-ends';
import { inPreact, sourcesOf } from './sources';

/** Within the repository, so that imports resolve. */
const ROOM = path.join(ROOT, '.cache', 'generations');

/** A React in a separate folder, which the sources of a host in another folder use. */
const CONFIG = `
import { hostConfigs } from 'federation/webpack';
import path from 'node:path';

const react = path.resolve(__dirname, '../node_modules');
const alias = {
  'react-dom/server$': path.join(react, 'react-dom/server.edge.js'),
  react: path.join(react, 'react'),
  'react-dom': path.join(react, 'react-dom'),
};

export default hostConfigs(__dirname, {
  styles: 'ui-kit/styles.css',
  browserEntry: './src/browser/main.ts',
  earlyScript: './src/browser/early-script.ts',
  renderer: './src/render/render-page.ts',
  generation: './src/generation/remotes.ts',
}).map((config) => ({ ...config, resolve: { ...config.resolve, alias } }));
`;

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

/** Builds a remote that accepts exactly one version of React. */
async function exactRemote(folder: string, react: string, sources: Readonly<Record<string, string>>): Promise<void> {
  await buildFolder(await write(folder, sources));
  const file = path.join(folder, 'dist', SHARING_FILE);
  const sharing = JSON.parse(await readFile(file, 'utf8')) as { requires: Record<string, string> };
  const isReact = (request: string): boolean => /^react(-dom)?(\/|$)/.test(request);
  const requires = Object.entries(sharing.requires).map(([request, range]) => [
    request,
    isReact(request) ? react : range,
  ]);
  await writeFile(file, JSON.stringify({ ...sharing, requires: Object.fromEntries(requires) as object }));
}

/** The folders of a shell and two remotes that are built with one version of React. */
export interface Generation {
  readonly react: string;
  readonly shell: string;
  readonly alpha: string;
  readonly beta: string;
}

async function buildRemotes(folder: string, react: string): Promise<void> {
  await exactRemote(path.join(folder, 'alpha'), react, sourcesOf('alpha', 'beta'));
  await exactRemote(path.join(folder, 'beta'), react, sourcesOf('beta', 'alpha'));
}

const foldersIn = (folder: string, react: string, shell: string): Generation => ({
  ...{ react, shell, alpha: path.join(folder, 'alpha'), beta: path.join(folder, 'beta') },
});

/** Builds the remotes on the React of the repository; the shell is built. */
export async function presentGeneration(isBuilt: boolean): Promise<Generation> {
  const { version: react } = JSON.parse(await readFile(path.join(ROOT, 'node_modules/react/package.json'), 'utf8')) as {
    version: string;
  };
  const folder = path.join(ROOM, 'present');
  if (isBuilt) return foldersIn(folder, react, folderOf('shell'));
  await rm(folder, { recursive: true, force: true });
  await buildRemotes(folder, react);
  return foldersIn(folder, react, folderOf('shell'));
}

/** Builds the shell of these sources, and the remotes, on another React from the registry. */
export async function otherGeneration(react: string, isBuilt: boolean): Promise<Generation> {
  const folder = path.join(ROOM, 'other');
  const shell = path.join(folder, 'shell');
  if (isBuilt) return foldersIn(folder, react, shell);
  await rm(folder, { recursive: true, force: true });
  await write(folder, { 'package.json': JSON.stringify({ name: 'other', private: true }) });
  const packages = [`react@${react}`, `react-dom@${react}`];
  await resultOf('npm', ['install', '--no-audit', '--no-fund', '--save-exact', '--workspaces=false', ...packages], {
    cwd: folder,
  });
  await write(shell, { 'webpack.config.ts': CONFIG });
  for (const name of ['package.json', 'tsconfig.json'])
    await cp(path.join(folderOf('shell'), name), path.join(shell, name));
  for (const name of ['src', 'messages', 'public'])
    await symlink(path.join(folderOf('shell'), name), path.join(shell, name));
  await buildFolder(shell);
  await buildRemotes(folder, react);
  return foldersIn(folder, react, shell);
}

/**
 * Builds the remote with content that Preact makes, with the version of Preact that the registry has; on the former React,
 * so that it accepts both.
 */
export async function preactRemote(isBuilt: boolean): Promise<string> {
  const folder = path.join(ROOM, 'other');
  const remote = path.join(folder, 'gamma');
  if (isBuilt) return remote;
  const packages = ['preact@10', 'preact-render-to-string@6'];
  await resultOf('npm', ['install', '--no-audit', '--no-fund', '--workspaces=false', ...packages], { cwd: folder });
  await buildFolder(await write(remote, inPreact(path.join(folder, 'node_modules'))));
  return remote;
}
