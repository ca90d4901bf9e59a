import { readFragment } from './fragment';
import { returnAddress } from './return-address';

test('returns to a path of this site only', () => {
  expect(returnAddress('/blogs?page=2')).toBe('/blogs?page=2');
  expect(returnAddress(undefined, '/news')).toBe('/news');
  for (const bad of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/login',
    '/login?from=/',
    7,
    null,
  ]) {
    expect(returnAddress(bad)).toBe('/admin');
  }
});

test('reads what stands behind the #', () => {
  expect(readFragment('#token=abc')).toEqual({ kind: 'token', token: 'abc' });
  expect(readFragment('#setup=xyz')).toEqual({ kind: 'setup', token: 'xyz' });
  expect(readFragment('#pending=1')).toEqual({ kind: 'pending' });
  expect(readFragment('#error=No+access')).toEqual({ kind: 'error', message: 'No access' });
  expect(readFragment('')).toEqual({ kind: 'none' });
});
