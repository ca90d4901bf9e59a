/** The name of the event with which a front end says that a task is done. */
export const TASK_DONE = 'task-done';

/** A task of a front end, as its definition lists it under `tasks`. */
export interface DoneTask {
  readonly remote: string;
  readonly task: string;
}

/**
 * Says that a visitor has completed a task, such as sending an application. The host counts it for the running version of
 * the front end, at most once in each document and without the visitor; a canary is compared by it.
 *
 * @param remote the name of the front end
 * @param task a name that its definition lists under `tasks`; others are not counted
 */
export function taskDone(remote: string, task: string): void {
  dispatchEvent(new CustomEvent<DoneTask>(TASK_DONE, { detail: { remote, task } }));
}
