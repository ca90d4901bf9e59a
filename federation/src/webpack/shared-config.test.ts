import { neededRange } from './shared-config';

it.each([
  ['19.3.2', '^19.3.0'],
  ['1.0.0', '^1.0.0'],
  ['0.4.7', '^0.4.0'],
  ['2.0.0-rc.1', '^2.0.0-rc.1'],
  ['1.4.2+build.7', '^1.4.0'],
])('a build against %s requires %s', (version, range) => {
  expect(neededRange(version)).toBe(range);
});
