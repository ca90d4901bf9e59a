import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { workspaceFilesOf, type KnownVersions } from './in-workspace';
import { standaloneFilesOf } from './standalone';
import { readJson, type NewRemote } from './template';
import { register, unregister } from './workspace';

/** The name cannot be used; the message has the reason and a valid form. */
export class NameRefused extends Error {
  override readonly name = 'NameRefused';
}

const folderName = (name: string): string => `mfe-${name}`;

/** @throws NameRefused */
export function checkName(name: string): void {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new NameRefused(
      `"${name}" cannot be a remote's name: lower-case letters, digits and single hyphens, for instance "events".`,
    );
  }
  if (['shell', 'api', 'r', 'env', 'login', 'privacy'].includes(name)) {
    throw new NameRefused(`"${name}" is an address that the site itself uses. Choose another name.`);
  }
}

const titleOf = (name: string): string => name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());

interface ShellPackage {
  readonly dependencies: KnownVersions;
}

export type NameAndTitle = Omit<NewRemote, 'title'> & { readonly title?: string | undefined };

/** Writes the files, formatted: the length of a name can break a line. */
async function writeAll(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  const style = readJson<FormatConfig>('.oxfmtrc.json');
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    const isCode = /\.(c?[jt]sx?|json|md|yml)$/.test(file);
    await writeFile(path.join(folder, file), isCode ? (await format(file, text, style)).code : text);
  }
}

/**
 * Creates a repository for a single new remote.
 *
 * @param folder its folder; empty, except for Git's own files
 * @param registry the registry of the site's packages
 * @returns the names of the written files
 * @throws NameRefused, also when the folder is not empty
 */
export async function createRepository(
  folder: string,
  { name, title = titleOf(name) }: NameAndTitle,
  registry?: string,
): Promise<string[]> {
  checkName(name);
  const present = existsSync(folder) ? (await readdir(folder)).filter((entry) => entry !== '.git') : [];
  if (present.length > 0)
    throw new NameRefused(`The folder ${folder} is not empty: it has ${present[0]}. Choose another one.`);
  const files = standaloneFilesOf({ name, title }, registry);
  await writeAll(folder, files);
  return Object.keys(files);
}

/**
 * Creates the package of a new remote and adds it to the workspace.
 *
 * @returns the names of the written files
 * @throws NameRefused; Error when the folder exists
 */
export async function createRemote(root: string, { name, title = titleOf(name) }: NameAndTitle): Promise<string[]> {
  checkName(name);
  const folder = path.join(root, folderName(name));
  if (existsSync(folder))
    throw new NameRefused(`The folder ${folderName(name)} exists. Choose another name, or remove it first.`);
  const { dependencies } = JSON.parse(await readFile(path.join(root, 'shell', 'package.json'), 'utf8')) as ShellPackage;
  const files = workspaceFilesOf({ name, title }, dependencies);
  await writeAll(folder, files);
  await register(root, folderName(name));
  return Object.keys(files).map((file) => `${folderName(name)}/${file}`);
}

/** Removes a remote's package from the workspace and deletes its folder. @throws NameRefused if it is missing */
export async function removeRemote(root: string, name: string): Promise<void> {
  checkName(name);
  const folder = path.join(root, folderName(name));
  if (!existsSync(path.join(folder, 'src/remote.ts')))
    throw new NameRefused(`There is no remote in ${folderName(name)}.`);
  await unregister(root, folderName(name));
  await rm(folder, { recursive: true, force: true });
}
