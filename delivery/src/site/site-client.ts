import type { Signer } from '../signing/key-pair';
import { TrustedKeys, trustedKeysSchema } from '../signing/trusted-keys';
import { signatureHeaders } from './message-signature';

/** The path of the signed calls on a site. */
export const DELIVERY_PATH = '/api/delivery';

/** The site has refused a call; the message is the site's. */
export class SiteRefused extends Error {
  override readonly name = 'SiteRefused';
}

/** The timeout of an answer, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

export interface SiteCall {
  readonly method?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Statuses that are answers, besides those of success. */
  readonly expected?: readonly number[];
}

/** Calls a site at its public address, signed with a team's key. */
export class SiteClient {
  constructor(
    readonly site: URL,
    readonly signer: Signer,
  ) {}

  /** @throws SiteRefused with the message of the site, or that it cannot be reached */
  async call(
    path: string,
    { method = 'GET', query = {}, body = new Uint8Array(), expected = [] }: SiteCall = {},
  ): Promise<Response> {
    const url = new URL(`${DELIVERY_PATH}/${path}`, this.site);
    url.search = new URLSearchParams(query).toString();
    const head = { method, authority: url.host, target: url.pathname + url.search };
    const answer = await fetch(url, {
      method,
      headers: {
        ...signatureHeaders(this.signer, head, body),
        ...(body.length > 0 && { 'content-type': 'application/octet-stream' }),
      },
      ...(body.length > 0 && { body: Buffer.from(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    }).catch((cause: unknown) => {
      throw new SiteRefused(`${this.site.origin} cannot be reached. Is the address of the site right?`, { cause });
    });
    if (answer.ok || expected.includes(answer.status)) return answer;
    const text = await answer.text();
    const message = /"message":"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
    throw new SiteRefused(`${this.site.origin} answers ${answer.status}: ${message ?? 'it takes no signed calls.'}`);
  }

  /** The keys that the site's environment trusts. */
  async trustedKeys(): Promise<TrustedKeys> {
    return new TrustedKeys(trustedKeysSchema.parse(await (await this.call('keys')).json()));
  }
}
