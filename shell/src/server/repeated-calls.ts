import { setTimeout as pause } from 'node:timers/promises';
import { tracedCall } from './api-call-trace';

/** Milliseconds until a call is repeated, by its error. */
const DELAYS: Readonly<Record<string, number>> = {
  // The connection ended before the answer: mostly an idle one that the API server was closing.
  ...{ ECONNRESET: 1, EPIPE: 1, UND_ERR_SOCKET: 1 },
  // The name has no address: the DNS server of podman's networks is unavailable for up to 0.2 s whenever a container
  // starts or stops.
  ...{ ENOTFOUND: 300, EAI_AGAIN: 300 },
};

const has = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

const READS = ['GET', 'HEAD'];

const delayOf = (error: unknown): number | undefined => (has(error, 'code') ? DELAYS[String(error.code)] : undefined);

/**
 * Milliseconds until a read is repeated whose connection was reset or not made; undefined for other calls. Any answer
 * counts, also 503.
 */
export const readDelay = (method: string, error: unknown): number | undefined =>
  READS.includes(method) ? delayOf(error) : undefined;

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
export const fetchApi = (address: string, init: RequestInit): Promise<Response> =>
  tracedCall(address, init, (call) => fetchTwice(address, call));

async function fetchTwice(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    const delay = delayOf(has(error, 'cause') && error.cause);
    if (!takesEffectOnce(init) || delay === undefined) throw error;
    await pause(delay);
    return fetch(address, init);
  }
}
