import { currentFor, isOffering } from './current-page';

describe('currentFor', () => {
  it.each([
    ['/home', '/', 'page'],
    ['/home', '/home', 'page'],
    ['/offerings/water/', '/offerings/water', 'page'],
    ['/career', '/career/open/12', 'true'],
    ['/news', '/newsletter', undefined],
    ['/home', '/aboutus', undefined],
  ])('a link to %s on %s', (link, here, expected) => {
    expect(currentFor(link, here)).toBe(expected);
  });
});

describe('isOffering', () => {
  it.each([
    ['/offerings', true],
    ['/offerings/water/membranes/42', true],
    ['/products', true],
    ['/productsheet', false],
    ['/', false],
  ])('%s: %s', (path, expected) => {
    expect(isOffering(path)).toBe(expected);
  });
});
