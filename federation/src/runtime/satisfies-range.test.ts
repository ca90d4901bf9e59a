import { satisfiesRange } from './satisfies-range';

test.each([
  ['19.3.0', '^19.3.0'],
  ['19.3.1', '^19.3.0'],
  ['19.4.0', '^19.3.7'],
  ['0.2.5', '^0.2.3'],
  ['0.0.3', '^0.0.3'],
  ['1.0.0', '1.0.0'],
  ['2.0.0-rc.1', '^2.0.0-rc.1'],
  ['2.0.0', '^2.0.0-rc.1'],
])('%s satisfies %s', (version, range) => {
  expect(satisfiesRange(version, range)).toBe(true);
});

test.each([
  ['19.2.9', '^19.3.0'],
  ['19.3.0', '^19.3.1'],
  ['20.0.0', '^19.3.0'],
  ['18.9.9', '^19.3.0'],
  ['0.3.0', '^0.2.3'],
  ['0.0.4', '^0.0.3'],
  ['1.0.1', '1.0.0'],
  ['1.0.0', '>=1'],
  ['1.0.0', '^x'],
])('%s does not satisfy %s', (version, range) => {
  expect(satisfiesRange(version, range)).toBe(false);
});
