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
  /** Tests of other packages that read a changed remote, relative to the repository. */
  readonly readers: readonly string[];
  /** A pattern for the names of the browser tests, empty for none of them; undefined for all. */
  readonly browserTests: string | undefined;
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
 * last commit that is not part of it: the current one if something is not committed, otherwise the one before.
 *
 * @throws Error with the remedy if there is no such commit
 */
export function baseCommit(named?: string): string {
  const base = commitOf(named ?? unnamedBase());
  if (!base)
    throw new Error(`There is no commit ${named ?? 'before this one'}. Name one: npm test -- --since=<commit>`);
  return base;
}

function unnamedBase(): string {
  const main = commitOf('origin/main') ?? commitOf('main');
  const left = main && git('merge-base', 'HEAD', main);
  if (left !== undefined && left !== git('rev-parse', 'HEAD')) return left;
  return git('status', '--porcelain') === '' ? 'HEAD^' : 'HEAD';
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

/** Tests that read all remotes: the edge's configuration is compared with their pages, and their texts with the translations. */
const READ_REMOTES = ['scripts/release/edge.test.ts', 'scripts/texts/translated.test.ts'];

/** The folder of the browser tests. A test's name is its file in there, its title, and its tags. */
const BROWSER_TESTS = 'e2e/tests/';

/** The screens of a remote, of which visitors load nothing (the layer `administration-loads-late`). */
const ADMIN_SCREENS = /^mfe-[a-z0-9-]+\/src\/admin\//;

/**
 * The browser tests of a change: a remote affects those in its folder, and, if visitors load it, those with its name as
 * a tag and those of all remotes; a test affects itself; the rest affects all.
 */
export function browserTestsOf(changed: readonly string[]): string | undefined {
  const patterns = new Set<string>();
  for (const file of changed.filter((one) => !/\.test\.tsx?$/.test(one))) {
    const remote = /^mfe-([a-z0-9-]+)\//.exec(file)?.[1];
    if (remote !== undefined) {
      patterns.add(`(^| )${remote}/`);
      if (!ADMIN_SCREENS.test(file)) patterns.add(`@${remote}\\b`).add('@remotes\\b');
    } else if (file.startsWith(BROWSER_TESTS) && file.endsWith('.spec.ts')) {
      if (existsSync(path.join(ROOT, file))) patterns.add(`(^| )${file.slice(BROWSER_TESTS.length)} `);
    } else {
      return undefined;
    }
  }
  return [...patterns].join('|');
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
    // The tests of the API read its data.
    if (name === 'demo-content') packages.add('api-server');
    // The test setup affects every package.
    if (/^scripts\/jest\//.test(file)) for (const one of graph.keys()) packages.add(one);
  }
  const affected = withUsers(packages, graph);
  const readers = [...affected].some((name) => name.startsWith('mfe-')) ? READ_REMOTES : [];
  return { files, packages: affected, readers, browserTests: browserTestsOf(read) };
}
