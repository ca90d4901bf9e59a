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

test('reads the text after the #', () => {
  expect(readFragment('#code=abc')).toEqual({ kind: 'code', code: 'abc' });
  expect(readFragment('#setup=xyz')).toEqual({ kind: 'setup', token: 'xyz' });
  expect(readFragment('#invitation=xyz')).toEqual({ kind: 'invitation', token: 'xyz' });
  expect(readFragment('#reset=abc')).toEqual({ kind: 'reset', code: 'abc' });
  expect(readFragment('#result=pending')).toEqual({ kind: 'result', result: 'pending' });
  expect(readFragment('')).toEqual({ kind: 'none' });
});

test('takes no token and no sentence from an address', () => {
  for (const planted of ['#token=abc', '#error=Call+555-0100', '#result=Call+555-0100', '#pending=1', '#code=', '#x'])
    expect(readFragment(planted)).toEqual({ kind: 'none' });
});
