import type { LiveRemote } from './live-remote';
import { RemoteLoadError, type RemoteErrorKind } from './remote-load-error';

/** The loader's timeouts and retries; all times in milliseconds. */
export interface LoadPolicy {
  /** How long one attempt may take. */
  readonly timeout: number;
  /** How many times a quick failure is retried. */
  readonly retries: number;
  /** The wait before the first retry; it doubles with each retry, plus a random part of up to half of it. */
  readonly backoff: number;
}

export const DEFAULT_POLICY: LoadPolicy = { timeout: 10_000, retries: 2, backoff: 300 };

const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A federation container: the object that a remote entry defines under its global name. */
export interface Container {
  /** Receives the host's shared modules; has to be called first. */
  readonly init: (shareScope: object) => unknown;
  /** Loads an expose; the factory returns its module. */
  readonly get: (expose: string) => Promise<() => unknown>;
}

function containerOf(name: string): Container | undefined {
  const found: unknown = Reflect.get(globalThis, name);
  if (typeof found !== 'object' || found === null || !('init' in found) || !('get' in found)) return undefined;
  return found as Container;
}

/**
 * Requests a failed script again to learn the cause, because neither its error event nor webpack contains it.
 *
 * @param timeout the milliseconds after which the cause is a server that does not answer
 */
export async function findLoadFailure(address: string, timeout: number): Promise<RemoteErrorKind> {
  if (!navigator.onLine) return 'offline';
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeout);
  try {
    const { status } = await fetch(address, { method: 'HEAD', cache: 'no-store', signal: stop.signal });
    if (status >= 500) return 'serverError';
    return status >= 400 ? 'missing' : 'corrupt';
  } catch {
    return stop.signal.aborted ? 'timeout' : 'offline';
  } finally {
    clearTimeout(timer);
  }
}

/** Runs the entry's script once. */
function runScript(remote: LiveRemote, address: string, timeout: number): Promise<Container> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    let thrown: unknown;
    const fail = (kind: RemoteErrorKind): void => {
      settle();
      script.remove();
      reject(new RemoteLoadError(remote.name, remote.version, kind, { cause: thrown }));
    };
    const notice = (event: ErrorEvent): void => {
      if (event.filename.includes(remote.entry)) thrown = event.error ?? event.message;
    };
    const timer = setTimeout(() => fail('timeout'), timeout);
    const settle = (): void => {
      clearTimeout(timer);
      removeEventListener('error', notice);
      script.onload = script.onerror = null;
    };
    addEventListener('error', notice);
    script.async = true;
    script.crossOrigin = 'anonymous';
    if (remote.integrity) script.integrity = remote.integrity;
    script.src = address;
    script.onload = () => {
      const container = containerOf(remote.container);
      if (!container) return fail(thrown instanceof SyntaxError ? 'corrupt' : 'threw');
      settle();
      resolve(container);
    };
    script.onerror = () => void findLoadFailure(address, timeout).then(fail);
    document.head.append(script);
  });
}

const PASSING: ReadonlySet<RemoteErrorKind> = new Set(['serverError', 'offline']);

/**
 * Loads a remote's entry: with its own timeout, retries of temporary errors with exponential backoff and jitter, and an
 * error that names the cause.
 *
 * @param attempt 0 at first; later attempts get their own address, so that no cached failure is returned
 * @throws RemoteLoadError
 */
export async function loadEntry(remote: LiveRemote, attempt: number, policy: LoadPolicy): Promise<Container> {
  const loaded = containerOf(remote.container);
  if (loaded) return loaded;
  for (let retry = 0; ; retry++) {
    try {
      const count = attempt + retry;
      return await runScript(remote, count === 0 ? remote.entry : `${remote.entry}?retry=${count}`, policy.timeout);
    } catch (error) {
      const passing = error instanceof RemoteLoadError && PASSING.has(error.kind);
      if (!passing || retry >= policy.retries) throw error;
      await wait(policy.backoff * 2 ** retry * (1 + Math.random() / 2));
    }
  }
}
