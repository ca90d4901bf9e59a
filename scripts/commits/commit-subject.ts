/** The kinds of change, as Conventional Commits and `lerna version` know them. */
const TYPES = ['feat', 'fix', 'perf', 'refactor', 'test', 'docs', 'build', 'ci', 'chore', 'style', 'revert'];

const SUBJECT = new RegExp(String.raw`^(${TYPES.join('|')})(\([a-z0-9., -]+\))?!?: \S`);

/** What is wrong with the first line of a commit's message; undefined when it is a Conventional Commit. */
export function errorOf(subject: string): string | undefined {
  if (SUBJECT.test(subject)) return undefined;
  return `"${subject}" is not of the form "type(scope): what changes", for instance "fix(blogs): keep the draft". Types: ${TYPES.join(', ')}.`;
}
