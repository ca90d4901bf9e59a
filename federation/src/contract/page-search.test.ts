import { manifestOf } from '../webpack/remote-manifest';
import { readSearch } from './page-search';
import { remoteOf, type PageTable } from './page-table';

const pages = {
  list: { path: ['/list', '/all'], module: './list-page', skeleton: 'grid', searchParams: ['sort', 'field.*'] },
  item: { path: '/list/:id', module: './item-page' },
} as const satisfies PageTable;

it('reads the declared query parameters of an address and no other', () => {
  const search = readSearch(pages.list, 'https://site.example/list?sort=name&utm_source=x&field.Colour=Red&fields=1');
  expect([search.get('sort'), search.getAll('field.Colour')]).toEqual(['name', ['Red']]);
  expect([...search].map(([name]) => name)).toEqual(['sort', 'field.Colour']);
  // @ts-expect-error -- an undeclared name does not compile
  expect(search.get('utm_source')).toBeNull();
  // @ts-expect-error -- nor does any name of a page that declares none
  expect(readSearch(pages.item, 'https://site.example/list/1?sort=name').has('sort')).toBe(false);
});

it('publishes the pages of a remote as routes with their chunks, and loads each by the same name', async () => {
  const manifest = manifestOf({ name: 'things', title: 'Things', contract: 1, pages, admin: true });
  expect(manifest.exposes).toEqual({ './routes': 'public', './admin': 'signedIn' });
  expect(manifest.routes).toEqual([
    { path: '/list', skeleton: 'grid', chunk: 'list', searchParams: ['sort', 'field.*'] },
    { path: '/all', skeleton: 'grid', chunk: 'list', searchParams: ['sort', 'field.*'] },
    { path: '/list/:id', chunk: 'item', searchParams: [] },
  ]);
  const handle = { head: () => ({ title: 'A page' }) };
  const load = () => Promise.resolve({ page: () => ({ Component: () => null, handle }) });
  const remote = remoteOf<null>(Object.entries(pages).map(([chunk, page]) => ({ ...page, chunk, load })));
  const routes = remote.routes({ store: null });
  expect(routes.map(({ id, path }) => ({ id, path }))).toEqual([
    { id: 'list', path: '/list' },
    { id: 'list:1', path: '/all' },
    { id: 'item', path: '/list/:id' },
  ]);
  const { lazy } = routes[0] ?? {};
  expect(await (typeof lazy === 'function' ? lazy() : undefined)).toMatchObject({ handle });
});
