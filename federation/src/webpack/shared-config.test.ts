import { breakingNotesIn } from './breaking-notes';
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

it('finds the notes on breaking changes in a change log, by version', () => {
  const log = [
    '# [2.0.0](https://git.test/compare) (2026-11-27)',
    ...['### Bug Fixes', '* keep the draft', '### BREAKING CHANGES', '* **ui-kit:** Replace `Box` by `Section`.'],
    ...['## [1.1.0](https://git.test/compare) (2026-10-01)', '### Features', '* add a table'],
    ...['# 1.0.0 (2026-09-01)', '### ⚠ BREAKING CHANGES', '* Name the size.'],
  ];
  expect(breakingNotesIn(log.join('\n\n'))).toEqual({
    '2.0.0': ['**ui-kit:** Replace `Box` by `Section`.'],
    '1.0.0': ['Name the size.'],
  });
  expect(breakingNotesIn('# React\n\nA library.')).toEqual({});
});
