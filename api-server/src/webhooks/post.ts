import http from 'node:http';
import https from 'node:https';
import { SECOND } from '../clock';
import { ipIn, isPublicAddress, lookUpPublic, PrivateAddressError } from './public-address';

const ANSWERS_WITHIN = 10 * SECOND;

/** The user agent, which other systems log. Some firewalls refuse calls without one. */
const USER_AGENT = 'Tridhara-Webhooks/1.0';

interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether private networks and connections without TLS are allowed. */
  readonly anywhere: boolean;
}

/**
 * Posts JSON to an address of a webhook, without following redirects.
 *
 * @returns the status of the answer, whose body is ignored
 * @throws {PrivateAddressError} before it connects to an address outside the internet
 */
export function postToPublicAddress({ url, headers, body, anywhere }: Posted): Promise<number> {
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
        // No connection is reused: the address is looked up and checked for each.
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
