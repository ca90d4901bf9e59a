/** Errors of a connection that ended before the answer: mostly an idle one that the API server was closing. */
const RESETS = ['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET'];

const has = <Name extends string>(error: unknown, name: Name): error is Record<Name, unknown> =>
  typeof error === 'object' && error !== null && name in error;

/** Whether a call may be repeated: it reads, and its connection was reset. Any answer counts as an answer, also 503. */
export const isRepeatable = (method: string, error: unknown): boolean =>
  (method === 'GET' || method === 'HEAD') && has(error, 'code') && RESETS.some((code) => code === error.code);

/**
 * Like `fetch`, but repeats a read once when its connection was reset. Node closes idle connections one or two seconds
 * before the time that the API server announces.
 */
export async function fetchApi(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, init);
  } catch (error) {
    if (!isRepeatable(init.method ?? 'GET', has(error, 'cause') && error.cause)) throw error;
    return fetch(address, init);
  }
}
