import type { FastifyRequest } from 'fastify';
import { forwardedHeaders } from './caller-headers';
import { fetchApi } from './repeated-calls';

const ANSWER_TIMEOUT = 2_000;

interface ReaderRefusal {
  readonly status: number;
  readonly message: string;
}

const AWAY: ReaderRefusal = {
  status: 503,
  message: 'The service is not available right now. Please try again in a moment',
};

/**
 * Why the caller may not read the delivery state; undefined if the caller may. The API decides by the token.
 *
 * @param api origin of the API server
 */
export async function readerRefusal(api: string, request: FastifyRequest): Promise<ReaderRefusal | undefined> {
  const { authorization } = request.headers;
  if (authorization === undefined) return { status: 401, message: 'Sign in to do this' };
  try {
    const answer = await fetchApi(`${api}/delivery-readers`, {
      headers: { ...forwardedHeaders(request), authorization },
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    if (answer.status === 204) return undefined;
    if (answer.status !== 401 && answer.status !== 403) return AWAY;
    const { message } = (await answer.json()) as { message: string };
    return { status: answer.status, message };
  } catch {
    return AWAY;
  }
}
