import { errorOf } from './commit-subject';

test.each([
  'fix(blogs): keep the draft of a blog that is refused',
  'feat!: answer lists in pages',
  'fix(content,catalogue): make chips from the choice',
  'refactor(api-server): take turns by p-limit',
  'chore(release): raise the versions',
])('"%s" is a conventional commit', (subject) => {
  expect(errorOf(subject)).toBeUndefined();
});

test.each([
  'Keep the draft',
  'fixed(blogs): keep the draft',
  'fix: ',
  'fix(blogs) keep the draft',
  'fix(Blogs): keep the draft',
  'Merge branch x',
  '',
])('"%s" is refused with the required form', (subject) => {
  expect(errorOf(subject)).toMatch(/type\(scope\): what changes/);
});
