/** The kinds of change in Conventional Commits and `lerna version`. */
const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];

const SUBJECT = new RegExp(String.raw`^(${TYPES.join('|')})(\([a-z0-9., -]+\))?!?: \S`);

/** The error in the first line of a commit's message; undefined for a Conventional Commit. */
export function errorOf(subject: string): string | undefined {
  if (SUBJECT.test(subject)) return undefined;
  return `"${subject}" is not of the form "type(scope): what changes", for instance "fix(blogs): keep the draft". Types: ${TYPES.join(', ')}.`;
}
