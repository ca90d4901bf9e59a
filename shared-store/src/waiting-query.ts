import { toSiteError } from './site-error';

/** The request of whoever asked before the API's core was there. */
export const WAITING_REQUEST = 'waiting';

/** What `initiate` answers, as far as hooks and pages use it: the promise of a result, and a subscription. */
export interface Asked extends Promise<unknown> {
  readonly requestId: string;
  unsubscribe(): void;
  updateSubscriptionOptions(options: object): void;
  refetch(): unknown;
  reset(): void;
  unwrap(): Promise<unknown>;
}

/** Something that is asked later. */
export interface WaitingQuery {
  readonly asked: Asked;
  /** Asks now, unless nobody wants it any more. */
  start(): void;
  /** Tells whoever awaits it that it cannot be asked; it may still be, later. */
  fail(cause: unknown): void;
}

/**
 * Stands in for a query or a change until it can be asked.
 *
 * @param about what hooks read of the promise: `arg`, `queryCacheKey`, `subscriptionOptions`
 * @param ask asks for real
 */
export function waitingQuery(about: object, ask: () => Asked): WaitingQuery {
  let asked: Asked | undefined;
  let isWanted = true;
  let settle: (result: unknown) => void = () => undefined;
  const result = new Promise<unknown>((resolve) => (settle = resolve));
  const standIn = Object.assign(result, about, {
    unsubscribe: () => {
      isWanted = false;
      asked?.unsubscribe();
    },
    updateSubscriptionOptions: (options: object) => asked?.updateSubscriptionOptions(options),
    refetch: () => asked?.refetch(),
    reset: () => asked?.reset(),
    unwrap: async () => {
      const { data, error } = (await result) as { data?: unknown; error?: unknown };
      if (error !== undefined) throw error;
      return data;
    },
  });
  void Object.defineProperty(standIn, 'requestId', { get: () => asked?.requestId ?? WAITING_REQUEST });
  return {
    asked: standIn as unknown as Asked,
    start() {
      if (isWanted) asked = ask();
      settle(asked ?? {});
    },
    fail: (cause) => settle({ error: toSiteError(cause).error, isSuccess: false, isError: true }),
  };
}
