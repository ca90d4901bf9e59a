import { matchRemote } from './match-remote';

const owners = [
  {
    name: 'catalogue',
    routes: [{ path: '/offerings/:id' }, { path: '/offerings/:sectorId/:id' }, { path: '/products' }],
  },
  { name: 'chemicals', routes: [{ path: '/offerings/downStream/chemicals' }] },
  { name: 'content', routes: [{ path: '/' }, { path: '/news/:slug' }] },
];

test.each([
  ['/', 'content'],
  ['/news/a-title', 'content'],
  ['/products', 'catalogue'],
  ['/products/', 'catalogue'],
  ['/Products', 'catalogue'],
  ['/offerings/oilandgas', 'catalogue'],
  ['/offerings/downStream/other', 'catalogue'],
])('%s belongs to %s', (path, name) => {
  expect(matchRemote(owners, path)?.owner.name).toBe(name);
});

test('the most specific pattern wins, in whatever order the remotes are listed', () => {
  expect(matchRemote(owners, '/offerings/downStream/chemicals')?.owner.name).toBe('chemicals');
});

test('an address without a matching pattern has no owner', () => {
  expect(matchRemote(owners, '/nowhere')).toBeUndefined();
  expect(matchRemote(owners, '/news')).toBeUndefined();
});
