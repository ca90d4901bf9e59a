import type { AnyEndpoint, Call, FieldError } from 'api-client';

type Options = Readonly<Record<string, unknown>>;

/**
 * The answers to calls, by operation id, or by method and path such as `GET /x/events/events`: a value, or a function of
 * the call's options.
 */
export type Answers = Record<string, unknown>;

export interface RecordedCall {
  readonly id: string;
  readonly options: Options;
}

/** An error as the API client throws it. */
export function failure(status: number, message: string, errors: readonly FieldError[] = []): Error {
  return Object.assign(new Error(message), { status, errors, requestId: `r-${status}` });
}

/** A call by its method and path. */
const addressOf = ({ method, path }: AnyEndpoint, { params }: Options): string =>
  `${method} ${path.replace(/:(\w+)/g, (_, name: string) => String(Object(params)[name]))}`;

/**
 * A `call` for a store that answers from a table and records the calls and their idempotency keys; other
 * calls fail with 404.
 */
export function tableCall(answers: Answers): { call: Call; calls: RecordedCall[]; keys: unknown[]; answers: Answers } {
  const calls: RecordedCall[] = [];
  const keys: unknown[] = [];
  const run = async (endpoint: AnyEndpoint, options: Record<string, unknown> = {}): Promise<unknown> => {
    const { signal: _signal, idempotencyKey, ...noted } = options;
    if (idempotencyKey !== undefined) keys.push(idempotencyKey);
    calls.push({ id: endpoint.id, options: noted });
    const key = [endpoint.id, addressOf(endpoint, options)].find((name) => name in answers);
    if (key === undefined) throw failure(404, `The test answers no ${endpoint.id}`);
    const answer = answers[key];
    return typeof answer === 'function' ? (answer as (options: Options) => unknown)(options) : answer;
  };
  return { calls, keys, answers, call: run as Call };
}
