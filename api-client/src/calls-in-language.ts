import type { Call, LooseOptions } from './call';
import type { AnyEndpoint } from './contract/endpoint';

/** Visitors' reads of content have this tag. */
const isContentRead = ({ method, roles, tags }: AnyEndpoint): boolean =>
  method === 'GET' && !roles && Boolean(tags?.includes('content'));

/** A call that reads content in a language, unless it names another one; other calls stay as they are. */
export function callsInLanguage(call: Call, language: string): Call {
  const callAny = call as (endpoint: AnyEndpoint, options?: LooseOptions) => Promise<unknown>;
  const callInLanguage = (endpoint: AnyEndpoint, options: LooseOptions = {}): Promise<unknown> =>
    callAny(
      endpoint,
      isContentRead(endpoint) ? { ...options, query: { locale: language, ...options.query } } : options,
    );
  return callInLanguage as Call;
}
