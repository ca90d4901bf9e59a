import type { AnyEndpoint } from 'api-client';
import type { RelayedAnswer } from 'api-client/http';
import { targetInLog } from 'http-edge';
import { ENDPOINTS } from '../contract-endpoints';
import { fetchApi } from '../repeated-calls';
import type { PageTask, SentCall } from './messages';
import { ownerOf } from './page-owner';

/** The timeout of a call without a file, and of one with a file, in milliseconds: the visitor waits. */
const SENDING = 15_000;
const UPLOADING = 60_000;

/** By method, with the path as a pattern. */
const PUBLIC = ENDPOINTS.filter(
  ({ roles, shape = 'named' }) => !roles && ['named', 'array', 'empty'].includes(shape),
).map((endpoint) => ({ endpoint, pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`) }));

/** A placeholder origin: a path that leads to another origin changes when it is parsed as an address. */
const SOMEWHERE = 'http://api.invalid/api/v1';

/** The public call of the contract that a path below the API's prefix matches; undefined without a match. */
function publicCall(method: string, path: string): AnyEndpoint | undefined {
  const address = SOMEWHERE + path;
  if (!path.startsWith('/') || path.includes('#') || !URL.canParse(address) || new URL(address).href !== address)
    return undefined;
  const [asked = ''] = path.split('?');
  return PUBLIC.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(asked))?.endpoint;
}

/** Whether published code may read a path below the API's prefix while it renders a page. */
export const isReadable = (address: string): boolean => publicCall('GET', address) !== undefined;

/** Only the shell's own pages may sign in and register: those posted fields never reach a remote's process. */
const isFor = ({ path }: AnyEndpoint, owner: string | undefined): boolean =>
  path.startsWith('/auth/') === (owner === undefined);

/** The body of a call, and the header of its type. */
export function bodyOf({ body }: SentCall): Pick<RequestInit, 'body' | 'headers'> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { body, headers: { 'content-type': 'application/json' } };
  const form = new FormData();
  for (const [name, value] of body)
    form.append(name, typeof value === 'string' ? value : new File([value.bytes], value.name, { type: value.type }));
  return { body: form };
}

/** Makes the API calls that the page of a posted form may make, and no others. */
export class ApiCalls {
  /** @param api the address of the API, for instance `http://127.0.0.1:4000/api/v1` */
  constructor(private readonly api: string) {}

  /**
   * Makes a call for a form.
   *
   * @param sent the call that published code requested, copied, so that it cannot change after validation
   * @param task the page that the form was posted to
   * @throws Error when the page may not make the call, or no answer came
   */
  async make(sent: SentCall, task: PageTask | undefined): Promise<RelayedAnswer> {
    const [method, path] = [String(sent.method), String(sent.path)];
    const call = publicCall(method, path);
    const post = task?.post;
    if (!post || !call || !(call.method === 'GET' || isFor(call, ownerOf(task))))
      throw new Error(`A page may not call ${method} ${targetInLog(new URL(this.api).pathname + path)}.`);
    const { idempotencyKey } = sent;
    const { body, headers } = bodyOf(sent);
    const answer = await fetchApi(this.api + path, {
      method,
      headers: {
        ...{ ...task.caller, ...post.cookies, ...headers, accept: 'application/json' },
        ...(idempotencyKey !== undefined && { 'idempotency-key': String(idempotencyKey) }),
      },
      ...(body !== undefined && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(call.multipart ? UPLOADING : SENDING),
    });
    const retryAfter = Number(answer.headers.get('retry-after') ?? NaN);
    return {
      status: answer.status,
      text: await answer.text(),
      ...(Number.isFinite(retryAfter) && { retryAfter }),
    };
  }
}
