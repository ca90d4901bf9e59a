import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/front-ends';

/** The changes since a commit, and what they can affect. */
export interface Affected {
  /** Changed files that still exist, relative to the repository. */
  readonly files: readonly string[];
  /** The changed packages and all that use them, directly or not. */
  readonly packages: ReadonlySet<string>;
  /** The browser tests, as Playwright's filters; undefined for all of them. */
  readonly specs: readonly string[] | undefined;
}

const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

const lines = (text: string): string[] => text.split('\n').filter(Boolean);

function commitOf(name: string): string | undefined {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
      cwd: ROOT,
      encoding: 'utf8',
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * The base commit of a change: the given one, else the branch's merge base with `main`, else, on `main` itself, the
 * last commit.
 *
 * @throws Error with the remedy if there is no such commit
 */
export function baseCommit(named?: string): string {
  const main = commitOf('origin/main') ?? commitOf('main');
  const left = named ?? (main && git('merge-base', 'HEAD', main));
  const isHead = left === undefined || left === git('rev-parse', 'HEAD');
  const base = commitOf(!isHead ? left : git('status', '--porcelain') === '' ? 'HEAD^' : 'HEAD');
  if (!base)
    throw new Error(`There is no commit ${named ?? 'before this one'}. Name one: npm test -- --since=<commit>`);
  return base;
}

interface ProjectFile {
  readonly references?: readonly { readonly path: string }[];
}

/** Each package with those that it uses, from its `tsconfig.json`. */
function uses(): Map<string, string[]> {
  const folders = readdirSync(ROOT).filter((name) => existsSync(path.join(ROOT, name, 'tsconfig.json')));
  return new Map(
    folders.map((name) => {
      const { references = [] } = JSON.parse(
        readFileSync(path.join(ROOT, name, 'tsconfig.json'), 'utf8'),
      ) as ProjectFile;
      return [name, references.map((reference) => path.basename(reference.path))];
    }),
  );
}

/** The given packages and all that use them. */
function withUsers(changed: ReadonlySet<string>, graph: ReadonlyMap<string, readonly string[]>): Set<string> {
  const affected = new Set(changed);
  for (let before = -1; before !== affected.size;) {
    before = affected.size;
    for (const [name, used] of graph) if (used.some((one) => affected.has(one))) affected.add(name);
  }
  return affected;
}

/** Files that no test reads. */
const isProse = (file: string): boolean => file.endsWith('.md') || file.startsWith('docs/');

/** The browser tests of a change: a remote affects its folder and the composition, a test itself, the rest all. */
function specsOf(changed: readonly string[]): string[] | undefined {
  const specs = new Set<string>();
  for (const file of changed) {
    const remote = /^mfe-([a-z0-9-]+)\//.exec(file)?.[1];
    if (remote !== undefined) {
      const own = `e2e/tests/${remote}`;
      if (existsSync(path.join(ROOT, own))) specs.add(`${own}/`);
      specs.add('e2e/tests/composition/');
    } else if (/^e2e\/tests\/.*\.spec\.ts$/.test(file)) {
      if (existsSync(path.join(ROOT, file))) specs.add(file);
    } else if (!/\.test\.tsx?$/.test(file)) {
      return undefined;
    }
  }
  return [...specs];
}

/** Finds the changes since a commit, committed or not. */
export function affectedSince(base: string): Affected {
  const changed = [
    ...lines(git('diff', '--name-only', '--no-renames', base)),
    ...lines(git('ls-files', '--others', '--exclude-standard')),
  ];
  const files = changed.filter((file) => existsSync(path.join(ROOT, file)));
  const read = changed.filter((file) => !isProse(file));
  const graph = uses();
  const packages = new Set<string>();
  for (const file of read) {
    const name = file.split('/')[0] ?? '';
    // A file outside all packages (the lock file, a configuration) affects all.
    for (const one of graph.has(name) ? [name] : graph.keys()) packages.add(one);
    // A test in scripts compares the parameters that a remote declares with its code.
    if (name.startsWith('mfe-')) packages.add('scripts');
    // The tests of the API read its data.
    if (name === 'demo-content') packages.add('api-server');
    // The test setup affects every package.
    if (/^scripts\/jest\//.test(file)) for (const one of graph.keys()) packages.add(one);
  }
  return { files, packages: withUsers(packages, graph), specs: specsOf(read) };
}
