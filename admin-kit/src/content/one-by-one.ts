/**
 * Does the same to several items, one after another, so that the server's order of changes is that of the list.
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
