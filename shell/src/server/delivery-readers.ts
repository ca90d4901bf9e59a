import type { TrustedKeys } from 'delivery/reading';
import type { FastifyRequest } from 'fastify';
import { HttpError } from 'http-edge';
import { forwardedHeaders } from './caller-headers';
import { fetchApi } from './repeated-calls';

const ANSWER_TIMEOUT = 2_000;

/** A signed-in user of the administration. */
export interface DeliveryReader {
  readonly name: string;
  readonly email: string;
  /** Owners see every front end, members of a team those of its keys. */
  readonly isOwner: boolean;
}

/**
 * The caller who reads the delivery state, as the API says by the token.
 *
 * @param api origin of the API server
 * @throws 401, or 403, with the message of the API; 503 while it does not answer
 */
export async function deliveryReader(api: string, request: FastifyRequest): Promise<DeliveryReader> {
  const { authorization } = request.headers;
  if (authorization === undefined) throw new HttpError(401, 'Sign in to do this');
  const answer = await fetchApi(`${api}/delivery-readers`, {
    headers: { ...forwardedHeaders(request), authorization },
    redirect: 'error',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT),
  }).catch(() => undefined);
  if (answer?.ok) return (await answer.json()) as DeliveryReader;
  if (answer?.status !== 401 && answer?.status !== 403)
    throw new HttpError(503, 'The service is not available right now. Please try again in a moment');
  const { message } = (await answer.json()) as { message: string };
  throw new HttpError(answer.status, message);
}

/**
 * The keys of a user's teams, all for owners, and whether the user sees a front end: it is an owner's, or a key of theirs has
 * a right to it.
 */
export function teamOf({ email, isOwner }: DeliveryReader, { file }: TrustedKeys) {
  const keys = file.keys.filter(({ members = [] }) => isOwner || members.includes(email.toLowerCase()));
  const isOwn = (name: string): boolean =>
    isOwner ||
    keys.some(({ publish, traffic }) =>
      [...publish, ...traffic].some((covered) => covered === name || covered === '*'),
    );
  return { keys, isOwn };
}
