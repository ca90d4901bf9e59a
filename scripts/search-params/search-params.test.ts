import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { OwnedRoute, RemoteManifest } from 'federation/contract';
import { ownRoutes } from '../../shell/src/pages/own-routes';
import { FRONT_ENDS, folderOf, ROOT } from '../site/front-ends';
import { SearchParamReader, type Read } from './route-reads';

/** Fragments are written like queries; they never reach a server. */
const FRAGMENTS = 'shell/src/sign-in/fragment.ts';

interface FrontEnd {
  readonly name: string;
  readonly folder: string;
  readonly declared: readonly OwnedRoute[];
  /** Files that declare routes. */
  readonly routes: readonly string[];
  /** Files of what stands on pages of others. */
  readonly pieces: readonly string[];
}

function remote(name: string): FrontEnd[] {
  const folder = folderOf(name);
  const manifest = JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')) as RemoteManifest;
  // What only the signed-in may load is never rendered on the server.
  if (manifest.exposes['./routes'] !== 'public') return [];
  const pieces = manifest.slots.map(({ expose }) => path.join(folder, 'src', `${expose}.tsx`));
  return [{ name, folder, declared: manifest.routes, routes: [path.join(folder, 'src/routes.tsx')], pieces }];
}

const inShell = (file: string): string => path.join(folderOf('shell'), 'src', file);
const SHELL: FrontEnd = {
  name: 'shell',
  folder: folderOf('shell'),
  declared: ownRoutes,
  routes: [inShell('pages/shell-pages.tsx'), inShell('sign-in/index.ts')],
  pieces: [inShell('app/root.tsx')],
};
const ALL = [SHELL, ...FRONT_ENDS.filter((name) => name !== 'shell').flatMap(remote)];
const reader = new SearchParamReader(
  ROOT,
  ALL.flatMap(({ routes, pieces }) => [...routes, ...pieces]),
);

const inQuery = ({ place }: Read): boolean => !place.startsWith(FRAGMENTS);

/** What a page reads and its declaration does not name. */
function undeclared(reads: readonly Read[], declared: readonly string[]): string[] {
  const isDeclared = (name: string): boolean =>
    name === '*' ? declared.some((one) => one.endsWith('*')) : declared.includes(name);
  return reads
    .filter(inQuery)
    .flatMap(({ place, names }) =>
      names.length === 0
        ? [`${place} reads a parameter whose name the types do not tell`]
        : names.filter((name) => !isDeclared(name)).map((name) => `${place} reads ${name}`),
    );
}

test.each(ALL)('the pages of $name read no query parameter that they do not declare', (frontEnd) => {
  const { folder, declared, routes } = frontEnd;
  const pages = routes.flatMap((file) => reader.routes(folder, file));
  expect(pages.map((page) => page.path).sort()).toEqual(declared.map((route) => route.path).sort());
  for (const page of pages) {
    const route = declared.find((one) => one.path === page.path);
    expect({ path: page.path, undeclared: undeclared(page.reads, route?.searchParams ?? []) }).toEqual({
      path: page.path,
      undeclared: [],
    });
  }
});

test.each(ALL)('the pages of $name declare no query parameter that nothing reads', ({ folder, declared, routes }) => {
  const pages = routes.flatMap((file) => reader.routes(folder, file));
  for (const { path: address, searchParams = [] } of declared) {
    const read = new Set(pages.find((page) => page.path === address)?.reads.flatMap(({ names }) => names));
    // A page that goes through all parameters picks those that it knows.
    const unread = read.has('*') ? [] : searchParams.filter((name) => !read.has(name));
    expect({ path: address, unread }).toEqual({ path: address, unread: [] });
  }
});

test.each(ALL)('what $name has on the pages of others reads no query parameter', ({ folder, pieces }) => {
  expect(pieces.flatMap((file) => reader.file(folder, file)).filter(inQuery)).toEqual([]);
});
