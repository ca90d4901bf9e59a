import { loadOnDemand } from '../processes/on-demand';

/** One request of autocannon, as far as the benchmarks use it. */
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

/** Something that is asked for as often as it answers. */
export interface Asked {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** What is sent, as JSON; each time by somebody else, as a proxy in front would say. */
  readonly sent?: unknown;
}

const CONNECTIONS = 16;
/** The quickest run counts: whatever else the machine did made the others slower. */
const ROUNDS = 3;

/** @throws Error when something else than the answer came */
export async function rateOf(
  { url, headers = {}, sent }: Asked,
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

/** Answers a second of several addresses, asked in turns, so that a busy moment is no one's alone. */
export async function rates(asked: readonly Asked[], seconds: number): Promise<number[]> {
  const best = asked.map(() => 0);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [at, one] of asked.entries()) best[at] = Math.max(best[at] ?? 0, await rateOf(one, seconds));
  }
  return best;
}

/** One line: a figure, what it is held against, and whether that is kept. */
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
