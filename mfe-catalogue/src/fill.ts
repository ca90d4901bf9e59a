interface Running<Result> extends Promise<Result> {
  unsubscribe(): void;
}

/**
 * Waits until a query has settled and unsubscribes from it: the answer stays cached for the page, which shows its empty
 * state without one.
 */
export async function filled<Result>(running: Running<Result>): Promise<Result> {
  try {
    return await running;
  } finally {
    running.unsubscribe();
  }
}
