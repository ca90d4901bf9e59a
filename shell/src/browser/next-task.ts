interface TaskScheduler {
  readonly yield?: () => Promise<void>;
}

/** Goes on in a task of its own, so that the browser answers in between; before other work that waits, where it can. */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { readonly scheduler?: TaskScheduler };
  return scheduler?.yield ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
