/** A timer of published code; a timer of Node.js would give access to other timers. */
interface OwnTimer {
  ref(): OwnTimer;
  unref(): OwnTimer;
  hasRef(): boolean;
}

interface NodeTimer {
  ref(): unknown;
  unref(): unknown;
  hasRef(): boolean;
}

type Work = (...args: unknown[]) => void;

/** Timers that do not expose the process's other timers. */
export function ownTimers(): Readonly<Record<string, unknown>> {
  const { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate } = globalThis;
  const timers = new WeakMap<object, NodeTimer>();
  const { get, set } = { get: timers.get.bind(timers), set: timers.set.bind(timers) };

  const own = (timer: NodeTimer): OwnTimer => {
    const mine: OwnTimer = Object.freeze({
      ref: () => (timer.ref(), mine),
      unref: () => (timer.unref(), mine),
      hasRef: () => timer.hasRef(),
    });
    set(mine, timer);
    return mine;
  };
  /** Calls it as a plain function, not as a method of the timer. */
  const alone =
    (work: Work, args: readonly unknown[]): (() => void) =>
    () =>
      void work(...args);
  const check = (work: unknown): Work => {
    if (typeof work !== 'function') throw new TypeError('A timer needs a function.');
    return work as Work;
  };
  const cancel =
    (clear: (timer: never) => void) =>
    (mine: unknown): void => {
      const timer = typeof mine === 'object' && mine !== null ? get(mine) : undefined;
      if (timer) clear(timer as never);
    };
  return {
    setTimeout: (work: unknown, delay?: unknown, ...args: unknown[]) =>
      own(setTimeout(alone(check(work), args), Number(delay ?? 0))),
    setInterval: (work: unknown, delay?: unknown, ...args: unknown[]) =>
      own(setInterval(alone(check(work), args), Number(delay ?? 0))),
    setImmediate: (work: unknown, ...args: unknown[]) => own(setImmediate(alone(check(work), args))),
    clearTimeout: cancel(clearTimeout),
    clearInterval: cancel(clearInterval),
    clearImmediate: cancel(clearImmediate),
  };
}
