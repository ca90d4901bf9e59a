import {
  COMPARE_PATH,
  comparePath,
  feedPath,
  isAddressOf,
  jobPath,
  productPath,
  sectorPath,
  slugKey,
  subsectorPath,
} from './page-paths';

it('builds the addresses of the specification', () => {
  expect(sectorPath({ slug: 'oilandgas' })).toBe('/offerings/oilandgas');
  expect(subsectorPath({ sectorSlug: 'oilandgas', slug: 'drilling-service' })).toBe(
    '/offerings/oilandgas/drilling-service',
  );
  expect(productPath({ sectorSlug: 'a', subsectorSlug: 'b', slug: 'c' })).toBe('/offerings/a/b/c');
  expect(jobPath({ _id: 'x1', slug: 'welder' })).toBe('/career/welder/x1');
  expect(jobPath({ _id: 'x1' })).toBe('/career/job/x1');
  expect(feedPath('news', 'atom')).toBe('/news/atom.xml');
});

it('gives the subsector whose address belongs to the static page its short address', () => {
  expect(subsectorPath({ sectorSlug: 'downstream', slug: 'chemicals' })).toBe('/offerings/chemicals');
  expect(subsectorPath({ sectorSlug: 'water', slug: 'chemicals' })).toBe('/offerings/water/chemicals');
});

it('encodes names so that they cannot change the address around them', () => {
  expect(sectorPath({ slug: 'a/b?c#d' })).toBe('/offerings/a%2Fb%3Fc%23d');
  expect(comparePath(['a,b', 'c'])).toBe(`${COMPARE_PATH}?ids=a%2Cb,c`);
  expect(comparePath([])).toBe(COMPARE_PATH);
});

it('compares addresses without case, punctuation and accents', () => {
  expect(slugKey('Été—2 (B/C)')).toBe('ete2bc');
  const item = { _id: 'n1', slug: 'a-new-plant' };
  expect(['n1', 'A-New_Plant', 'a-former-name'].map((part) => isAddressOf(item, part))).toEqual([true, true, false]);
});
