/**
 * Changes several items one after another, so that the server records the changes in the order of the list.
 *
 * @returns the last message
 */
export async function oneByOne<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<{ message?: string }>,
): Promise<string | undefined> {
  let message: string | undefined;
  for (const item of items) message = (await run(item)).message;
  return message;
}

/** More at once would be refused by a busy server. */
const AT_ONCE = 50;

/**
 * Changes several items concurrently, so that an optimistic list removes a page of them immediately.
 *
 * @returns the last message
 * @throws the first failure, after all have been tried
 */
export async function inParallel<Item>(
  items: readonly Item[],
  run: (item: Item) => Promise<{ message?: string }>,
): Promise<string | undefined> {
  const outcomes: PromiseSettledResult<{ message?: string }>[] = [];
  for (let at = 0; at < items.length; at += AT_ONCE)
    outcomes.push(...(await Promise.allSettled(items.slice(at, at + AT_ONCE).map(run))));
  const failed = outcomes.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.message] : [])).at(-1);
}
