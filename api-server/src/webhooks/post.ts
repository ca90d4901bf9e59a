import http from 'node:http';
import https from 'node:https';
import { SECOND } from '../clock';
import { ipIn, isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address';

/** How long another system may take to answer. */
const ANSWERS_WITHIN = 10 * SECOND;

/** What calls, for the other system's logs. Some firewalls refuse calls without it. */
const USER_AGENT = 'Tridhara-Webhooks/1.0';

interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether it may lead into a private network, and without TLS. */
  readonly anywhere: boolean;
}

/**
 * Posts JSON to an address that somebody has given, and follows it nowhere else.
 *
 * @returns the status of the answer; what it says is read by nobody
 * @throws {PrivateAddressError} before anything is connected to that is not of the internet
 */
export function postToStranger({ url, headers, body, anywhere }: Posted): Promise<number> {
  const address = new URL(url);
  const ip = ipIn(address);
  if (!anywhere && (address.protocol !== 'https:' || (ip !== undefined && !isPublicAddress(ip)))) {
    return Promise.reject(new PrivateAddressError());
  }
  return new Promise((resolve, reject) => {
    const { request } = address.protocol === 'https:' ? https : http;
    const sent = request(
      address,
      {
        method: 'POST',
        // No connection is used twice: each one is looked up and checked.
        agent: false,
        signal: AbortSignal.timeout(ANSWERS_WITHIN),
        headers: {
          ...headers,
          'user-agent': USER_AGENT,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
        },
        ...(!anywhere && { lookup: lookUpPublic }),
      },
      (answer) => {
        resolve(answer.statusCode ?? 0);
        answer.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
