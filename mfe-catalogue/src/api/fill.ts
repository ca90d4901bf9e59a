interface Running<Result> extends Promise<Result> {
  unsubscribe(): void;
}

/**
 * Waits until a query has filled the store, whether it succeeded or not, and lets go of it: the answer stays cached
 * for the page, which shows its empty state when there is none.
 */
export async function filled<Result>(running: Running<Result>): Promise<Result> {
  try {
    return await running;
  } finally {
    running.unsubscribe();
  }
}
