/** The longest text of a cause. */
const MAX_LENGTH = 4_000;

/** An error in one text: its message, then the lines of its stack. */
export function causeText(error: unknown): string {
  const stack = error instanceof Error ? String(error.stack) : '';
  return [String(error), ...(stack.match(/^ +at .+$/gm) ?? [])].join('\n').slice(0, MAX_LENGTH);
}

/** The message of such a text. */
export const messageOfCause = (text: string): string => text.split('\n    at ', 1)[0] ?? '';
