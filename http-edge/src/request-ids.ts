import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { TrustedProxies } from './trusted-proxies';

/** Short and plain, so that a header cannot write into a log. */
const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id of each request: the one that a trusted proxy sends, otherwise a new one. */
export function requestIds(trusted: TrustedProxies): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => string {
  return ({ headers, socket }) => {
    const given = headers['x-request-id'];
    const isTrusted = trusted !== false && trusted(socket.remoteAddress ?? '', 0);
    return isTrusted && typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
  };
}
