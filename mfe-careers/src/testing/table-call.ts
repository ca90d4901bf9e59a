import type { AnyEndpoint, Call } from 'api-client';

export interface AskedCall {
  readonly id: string;
  readonly options: Readonly<Record<string, unknown>>;
}

type Answer = (options: Readonly<Record<string, unknown>>) => unknown;

/** A failure as the API client throws it. */
export function failure(status: number, message: string, errors: { path: string; message: string }[] = []): Error {
  return Object.assign(new Error(message), { status, errors });
}

/** A `call` that answers from a table by operation id and remembers what it was asked. */
export function tableCall(answers: Record<string, Answer>): { call: Call; asked: AskedCall[] } {
  const asked: AskedCall[] = [];
  const run = async (endpoint: AnyEndpoint, options: Record<string, unknown> = {}): Promise<unknown> => {
    asked.push({ id: endpoint.id, options });
    const answer = answers[endpoint.id];
    if (!answer) throw failure(404, `No answer for ${endpoint.id}`);
    return await answer(options);
  };
  return { asked, call: run as Call };
}
