/**
 * Errors of a connection that ended before the answer: mostly an idle one that the API server was closing; and of a
 * name without an address: the DNS server of podman's networks is unavailable for milliseconds whenever a container
 * starts or stops.
 */
const RESETS = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET', 'ENOTFOUND', 'EAI_AGAIN'];

const has = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

const READS = ['GET', 'HEAD'];

/** Whether a read may be repeated: its connection was reset or not made. Any answer counts, also 503. */
export const isRepeatable = (method: string, error: unknown): boolean => READS.includes(method) && isReset(error);

const isReset = (error: unknown): boolean => has(error, 'code') && RESETS.some((code) => code === error.code);

/** Whether a call takes effect once, even when the API receives it twice. */
const takesEffectOnce = ({ method = 'GET', headers }: RequestInit): boolean =>
  READS.includes(method) || new Headers(headers).has('idempotency-key');

/**
 * Like `fetch`, but repeats a call once when its connection was reset, if it reads or has an idempotency key. Node
 * closes idle connections one or two seconds before the time that the API server announces, and an API server may be
 * killed while it answers.
 *
 * @param init its body can be sent again: it is not a stream
 */
export async function fetchApi(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (!takesEffectOnce(init) || !isReset(has(error, 'cause') && error.cause)) throw error;
    return fetch(address, init);
  }
}
