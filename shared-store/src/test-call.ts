import type { AnyEndpoint, Call } from 'api-client';

type Answer = unknown | ((options: Record<string, unknown>) => unknown);

/** A `call` that answers from a table by operation id and remembers what it was asked; the rest fails with 404. */
export function tableCall(answers: Record<string, Answer>) {
  const asked: { id: string; options: Record<string, unknown> }[] = [];
  const run = async (endpoint: AnyEndpoint, options: Record<string, unknown> = {}): Promise<unknown> => {
    const rest = { ...options };
    delete rest.signal;
    asked.push({ id: endpoint.id, options: rest });
    const answer = answers[endpoint.id];
    if (answer === undefined)
      throw Object.assign(new Error('Not found'), { status: 404, errors: [], requestId: 'r-404' });
    return typeof answer === 'function' ? await answer(rest) : answer;
  };
  return { asked, answers, call: run as Call };
}
