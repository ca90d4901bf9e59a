import { loadOnDemand } from '../processes/on-demand';

/** The parts of an autocannon request that the benchmarks use. */
interface Request {
  readonly method: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly setupRequest: (request: Request) => Request;
}

type Autocannon = (options: {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  /** In seconds. */
  readonly duration: number;
  readonly requests?: readonly Request[];
}) => Promise<{ readonly requests: { readonly average: number }; readonly errors: number; readonly non2xx: number }>;

let autocannon: Promise<Autocannon> | undefined;

/** A request that is repeated as often as it is answered. */
export interface Target {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The body, sent as JSON; each time from another client address, as reported by a proxy. */
  readonly sent?: unknown;
}

/**
 * The document of a page.
 *
 * @throws Error if the server has not rendered its content
 */
export async function documentOf(url: string): Promise<string> {
  const answer = await fetch(url);
  const text = await answer.text();
  if (answer.status === 200 && answer.headers.get('x-rendered') === 'server' && text.includes('</h1>')) return text;
  throw new Error(`${url} answers ${answer.status} without a rendered heading.`);
}

const CONNECTIONS = 16;
/** The fastest run counts: other work of the machine made the others slower. */
const ROUNDS = 3;

/** @throws Error for an unexpected answer */
export async function rateOf(
  { url, headers = {}, sent }: Target,
  seconds: number,
  connections = CONNECTIONS,
): Promise<number> {
  autocannon ??= loadOnDemand<Autocannon>('autocannon', '9.0.0');
  let callers = 0;
  const posted: Request = {
    method: 'POST',
    body: JSON.stringify(sent),
    headers: { ...headers, 'content-type': 'application/json' },
    setupRequest: (request) => {
      const caller = `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers++ & 255}`;
      return { ...request, headers: { ...request.headers, 'x-forwarded-for': caller } };
    },
  };
  const { requests, errors, non2xx } = await (
    await autocannon
  )({
    ...{ url, headers, connections, duration: seconds },
    ...(sent !== undefined && { requests: [posted] }),
  });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors and ${non2xx} refusals`);
  return requests.average;
}

/** Answers per second of several addresses, requested in turns, so that a busy moment affects all of them. */
export async function rates(targets: readonly Target[], seconds: number): Promise<number[]> {
  const best = targets.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, one] of targets.entries()) best[at] = Math.max(best[at] ?? 0, await rateOf(one, seconds));
  }
  return best;
}

/** One line: a figure, its limit, and whether it is within the limit. */
export function line(
  measure: string,
  value: number,
  unit: string,
  limit: number,
  kind: 'at least' | 'at most',
): string {
  const isMissed = kind === 'at least' ? value < limit : value > limit;
  const figure = (number: number): string => `${number >= 100 ? number.toFixed(0) : number.toFixed(2)} ${unit}`;
  return `${measure.padEnd(58)} ${figure(value).padStart(12)}   ${kind} ${figure(limit)}${isMissed ? '   missed' : ''}`;
}
