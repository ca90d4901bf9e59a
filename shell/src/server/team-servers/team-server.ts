import {
  bulkhead,
  circuitBreaker,
  ConsecutiveBreaker,
  handleAll,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel';
import { errorInLog, HttpError } from 'http-edge';

/** How long an answer may take, in milliseconds: for a browser, and for a page that the server renders. */
export const DEADLINES = { call: 10_000, read: 2_000 };
/** The maximum size of an answer, in bytes. */
const MAX_ANSWER = 4 * 1024 * 1024;
/** How many calls may be under way. */
const MAX_UNDER_WAY = 50;
/**
 * Circuit breaker: after this many consecutive failures no call is made for a pause in milliseconds; then one is tried.
 */
const FAILURES = 5;
const PAUSE = 10_000;

/**
 * The types of answers: data and files. Code, styles and pages come only from published versions, so that nothing else
 * runs at the address of the site.
 */
const TYPES =
  /^(?:application\/(?:(?:[\w.-]+\+)?json|pdf|octet-stream|zip)|text\/(?:plain|csv|calendar)|image\/(?:png|jpeg|webp|avif|gif))\b/;

/** The headers of an answer that callers get. */
const ANSWER_HEADERS = ['cache-control', 'content-disposition', 'content-language', 'etag', 'retry-after'];

export interface TeamServerCall {
  readonly method: string;
  /** Below the server's address, with its query; begins with a slash. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit | undefined;
  /** Whether a page that is being rendered waits for it. */
  readonly isRendering?: boolean;
}

export interface TeamServerAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const unavailable = (): HttpError =>
  new HttpError(503, 'This part of the site is not available right now. Please try again in a moment');

async function bytesOf(answer: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > MAX_ANSWER) throw new Error(`The answer is longer than ${MAX_ANSWER} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A team's own server: each call has a deadline and size limits, and a server that fails gets a pause. */
export class TeamServer {
  private readonly policy = wrap(
    bulkhead(MAX_UNDER_WAY),
    circuitBreaker(
      handleAll.orWhenResult((answer) => (answer as TeamServerAnswer).status >= 500),
      { halfOpenAfter: PAUSE, breaker: new ConsecutiveBreaker(FAILURES) },
    ),
  );

  /**
   * @param address without a slash at its end
   * @param warn called with the reason of each failure
   */
  constructor(
    private readonly address: string,
    private readonly warn: (details: object, message: string) => void,
    private readonly deadlines = DEADLINES,
  ) {}

  /** @throws HttpError when the server does not answer as it should; the reason is in the log alone */
  async call(call: TeamServerCall): Promise<TeamServerAnswer> {
    const address = this.address + call.path;
    // A path with dots could leave the address.
    if (new URL(address).href !== address) throw new HttpError(400, 'The address is not a plain path');
    try {
      return await this.policy.execute(() => this.ask(address, call));
    } catch (error) {
      const isRefused = isBrokenCircuitError(error) || isBulkheadRejectedError(error);
      if (!isRefused) this.warn(errorInLog(error), 'The server of a team does not answer as it should.');
      throw unavailable();
    }
  }

  private async ask(address: string, call: TeamServerCall): Promise<TeamServerAnswer> {
    const { method, headers, body } = call;
    const answer = await fetch(address, {
      ...{ method, headers, redirect: 'manual' },
      ...(body !== undefined && { body }),
      signal: AbortSignal.timeout(this.deadlines[call.isRendering ? 'read' : 'call']),
    });
    const type = answer.headers.get('content-type');
    const isEmpty = answer.status === 204 || method === 'HEAD';
    if (answer.status >= 300 && answer.status < 400) throw new Error(`It redirects (${answer.status}).`);
    if (!isEmpty && !TYPES.test(type ?? '')) throw new Error(`It answers ${type ?? 'without a type'}.`);
    const passed = ANSWER_HEADERS.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return {
      status: answer.status,
      headers: { ...Object.fromEntries(passed), ...(type !== null && { 'content-type': type }) },
      body: await bytesOf(answer),
    };
  }
}
