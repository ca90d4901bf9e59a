import { TASK_DONE, type DoneTask } from 'federation/contract';
import type { RunningVersion } from './load-reports';
import type { Telemetry } from './telemetry';

/** Counts the tasks that the visitor completes, each once in a document, for the versions that run in it. */
export function countTasks(telemetry: Pick<Telemetry, 'add'>, running: readonly RunningVersion[]): void {
  const counted = new Set<string>();
  addEventListener(TASK_DONE, (event) => {
    const { remote, task } = (event as CustomEvent<DoneTask>).detail;
    const version = running.find(({ name }) => name === remote)?.version;
    const key = `${remote} ${task}`;
    if (version === undefined || counted.has(key)) return;
    counted.add(key);
    telemetry.add({ kind: 'task', remote, version, task });
  });
}
