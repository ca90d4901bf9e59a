import type { FailedTest } from './reports';

/** The number of listed lines of a test. */
const LISTED_LINES = 12;

/** The failed tests of a run: the name of each, and the first lines of its messages. */
export function failed(tests: readonly FailedTest[]): string[] {
  return tests.flatMap(({ name, messages }) => {
    const lines = messages.flatMap((message) => message.split('\n')).filter((line) => line.trim() !== '');
    return [`  ${name}`, ...lines.slice(0, LISTED_LINES).map((line) => `      ${line}`)];
  });
}
