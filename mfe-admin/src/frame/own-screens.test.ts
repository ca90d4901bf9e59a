import { ownScreens } from './own-screens';

it('gives each screen its own route and address', () => {
  const ids = ownScreens.map(({ id }) => id);
  const paths = ownScreens.map(({ path }) => path);
  expect([new Set(ids).size, new Set(paths).size]).toEqual([ids.length, paths.length]);
});
