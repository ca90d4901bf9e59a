import type { BundleAnswer, Progress } from './bundle-tasks';
import type { Ping, Pong } from './pauses';

/** Before published code is evaluated, which then finds another `process`. */
const parent = process;

const send = (message: BundleAnswer | Progress | Pong): void => void parent.send?.(message);

/** Lets late errors of the code surface before the next task, to which they would otherwise be attributed. */
export const nextTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** The message of an error, also of one of a document, whose `Error` is another. */
export const reasonOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

/**
 * Answers the tasks of the parent process, in a confined process.
 *
 * @param valueOf completes a task; it may say which step it has come to
 */
export function answerTasks<Task extends object>(
  valueOf: (task: Task, begin: (step: string) => void) => Promise<unknown>,
): void {
  parent.on('message', (message: Task | Ping) => {
    if ('ping' in message) return send({ pong: true });
    valueOf(message, (step) => send({ step }))
      .then(
        async (value) => (await nextTurn(), { value }),
        (error: unknown) => ({ reason: reasonOf(error) }),
      )
      .then(send, () => parent.exit(1));
  });
  parent.on('disconnect', () => parent.exit());
}
