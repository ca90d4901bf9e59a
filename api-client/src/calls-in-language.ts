import type { Call, LooseOptions } from './call';
import type { AnyEndpoint } from './contract/endpoint';

/** Visitors' reads of content have this tag. */
const isContentRead = ({ method, roles, tags }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && Boolean(tags?.includes('content'));

/** The calls by which visitors agree to the privacy notice; the server notes the language in which they read it. */
const AGREEMENTS: ReadonlySet<string> = new Set(['contact', 'createJobApplication', 'subscribe', 'addCollectionItem']);

/** A call that reads content, or agrees to the privacy notice, in a language, unless it names another one; other calls stay as they are. */
export function callsInLanguage(call: Call, language: string): Call {
  const callAny = call as (endpoint: AnyEndpoint, options?: LooseOptions) => Promise<unknown>;
  const callInLanguage = (endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<unknown> =>
    callAny(
      endpoint,
      isContentRead(endpoint) || AGREEMENTS.has(endpoint.id)
        ? { ...options, query: { locale: language, ...options.query } }
        : options,
    );
  return callInLanguage as Call;
}
