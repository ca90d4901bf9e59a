interface TaskScheduler {
  readonly yield?: () => Promise<void>;
}

/**
 * Continues in a new task, so that the browser can respond in between; with `scheduler.yield`, before other queued
 * work.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskScheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
