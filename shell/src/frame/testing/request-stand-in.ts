/** jsdom has no `fetch`; the router needs only this part of the `Request` that it creates for a navigation. */
class RequestStandIn {
  readonly url: string;
  readonly method = 'GET';
  readonly signal: AbortSignal | null;

  constructor(url: string | URL, init?: { readonly signal?: AbortSignal | null }) {
    this.url = String(url);
    this.signal = init?.signal ?? null;
  }
}

if (!('Request' in globalThis)) Object.assign(globalThis, { Request: RequestStandIn });
