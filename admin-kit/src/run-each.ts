import { messageOf } from 'shared-store';

/** Calls that are open at once: with more, the server answers none of them earlier. */
const AT_ONCE = 6;

/** An item that a call did not change, and why. */
export interface Failed<Item> {
  readonly item: Item;
  readonly reason: string;
}

/** The result of an action on several items. */
export interface Outcome<Item> {
  readonly done: readonly Item[];
  readonly failed: readonly Failed<Item>[];
  /** The items that were left when the user stopped the action. */
  readonly left: readonly Item[];
}

/**
 * Makes a call for each item, several at a time, and tries all of them. The lists of the screen are loaded again once,
 * at the end, because a call is open until then.
 *
 * @param onSettled called after each call with the number of answered ones
 */
export async function runEach<Item>(
  items: readonly Item[],
  call: (item: Item) => Promise<unknown>,
  signal: AbortSignal,
  onSettled: (count: number) => void,
): Promise<Outcome<Item>> {
  const reasons = new Map<Item, string | undefined>();
  let started = 0;
  const work = async (): Promise<void> => {
    while (!signal.aborted && started < items.length) {
      const item = items[started] as Item;
      started += 1;
      try {
        await call(item);
        reasons.set(item, undefined);
      } catch (error) {
        reasons.set(item, messageOf(error));
      }
      onSettled(reasons.size);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return {
    done: items.filter((item) => reasons.has(item) && reasons.get(item) === undefined),
    failed: items.flatMap((item) => {
      const reason = reasons.get(item);
      return reason === undefined ? [] : [{ item, reason }];
    }),
    left: items.filter((item) => !reasons.has(item)),
  };
}
