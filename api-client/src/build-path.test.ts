import { buildPath } from './build-path';

it('fills in and encodes parameters', () => {
  expect(buildPath('/blogs/:id/like', { id: 'a/b?c#d é' })).toBe('/blogs/a%2Fb%3Fc%23d%20%C3%A9/like');
  expect(buildPath('/:collection/:id/revisions', { collection: 'news', id: 7 })).toBe('/news/7/revisions');
});

it('does not let a parameter leave its path segment', () => {
  expect(buildPath('/product/:id', { id: '..' })).toBe('/product/%2E%2E');
  expect(buildPath('/product/:id', { id: '../admins' })).toBe('/product/..%2Fadmins');
});

it('names a missing parameter', () => {
  expect(() => buildPath('/blogs/:id', {})).toThrow('"/blogs/:id" needs the parameter "id"');
  expect(() => buildPath('/blogs/:id', { id: '' })).toThrow('"id"');
});

it('repeats a name for several values and leaves out missing values', () => {
  expect(buildPath('/x', {}, { a: [1, 2], b: undefined, c: null, d: [], e: '', f: 'ü&=' })).toBe(
    '/x?a=1&a=2&e=&f=%C3%BC%26%3D',
  );
  expect(buildPath('/x', {}, { a: undefined })).toBe('/x');
});
