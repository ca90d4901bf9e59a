import { API_PREFIX } from 'api-client';
import { childSpan, headerOf, inSpan, isRecorded } from 'http-edge';
import { ENDPOINTS } from './contract-endpoints';

const TEMPLATES = ENDPOINTS.map(({ method, path }) => ({
  method,
  template: API_PREFIX + path,
  pattern: new RegExp(`^${API_PREFIX}${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** The path of a call as the contract declares it, without its values; undefined for a call outside of the contract. */
function templateOf(method: string, address: string): string | undefined {
  const { pathname } = new URL(address);
  return TEMPLATES.find((one) => one.method === method && one.pattern.test(pathname))?.template;
}

/**
 * Makes a call of the API as a span, if its headers name a recorded one: the API's own span is then below it.
 *
 * @throws the error of the call
 */
export async function tracedCall(
  address: string,
  init: RequestInit,
  call: (init: RequestInit) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(init.headers);
  const parent = headers.get('traceparent') ?? undefined;
  if (!isRecorded(parent)) return call(init);
  const { method = 'GET' } = init;
  const template = templateOf(method, address);
  const name = template === undefined ? method : `${method} ${template}`;
  const attributes = { 'http.request.method': method, ...(template !== undefined && { 'url.template': template }) };
  const span = childSpan(parent, name, attributes, 'client');
  if (!span) return call(init);
  headers.set('traceparent', headerOf(span));
  return inSpan(span, () => call({ ...init, headers }));
}
