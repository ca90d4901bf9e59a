/** The longest that one request may block a server's event loop, in seconds. */
const MAX_BLOCKED_SECONDS = 0.25;
/** The most that one request may permanently add to a server's memory, in bytes. */
const MAX_ADDED_BYTES = 64 * 1_048_576;

/** The metrics of a server at one moment. */
interface Figures {
  /** The longest block of its event loop since the last read. */
  readonly blocked: number;
  readonly memory: number;
  /** Seconds of processor time since its start. */
  readonly processor: number;
}

/** The cost of some calls for the servers. */
export interface Cost {
  readonly blocked: number;
  readonly added: number;
  readonly processor: number;
}

const figureOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);

async function readFigures(origin: string): Promise<Figures> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return {
    blocked: figureOf(text, 'nodejs_eventloop_lag_max_seconds'),
    memory: figureOf(text, 'process_resident_memory_bytes'),
    processor: figureOf(text, 'process_cpu_seconds_total'),
  };
}

/** Measures the cost of calls for the servers that answer them. */
export class CostMeter {
  private before: readonly Figures[] = [];

  /** @param origins of the servers, each of which answers `/metrics` */
  constructor(private readonly origins: readonly string[]) {}

  /** Starts measuring. */
  async begin(): Promise<void> {
    this.before = await Promise.all(this.origins.map(readFigures));
  }

  /** The cost since the last call; that of the most affected server. */
  async cost(): Promise<Cost> {
    const now = await Promise.all(this.origins.map(readFigures));
    const spent = now.map((figures, at) => ({
      blocked: figures.blocked,
      added: figures.memory - (this.before[at]?.memory ?? figures.memory),
      processor: figures.processor - (this.before[at]?.processor ?? figures.processor),
    }));
    this.before = now;
    const most = (name: keyof Cost): number => Math.max(...spent.map((one) => one[name]));
    return { blocked: most('blocked'), added: most('added'), processor: most('processor') };
  }
}

/** The reason why a cost is too high; undefined if it is not. */
export function tooHigh({ blocked, added }: Cost): string | undefined {
  if (blocked > MAX_BLOCKED_SECONDS) return `blocked a server for ${Math.round(blocked * 1_000)} ms`;
  if (added > MAX_ADDED_BYTES) return `added ${Math.round(added / 1_048_576)} MB to a server's memory`;
  return undefined;
}
