/** How long a caller may take, in milliseconds. */
export interface Deadlines {
  /** Until the headers of a request have arrived. */
  readonly headers: number;
  /** Until a whole request, with its body, has arrived. */
  readonly request: number;
  /** Within each such span at least `SLOWEST` bytes of a body have to arrive. */
  readonly stall: number;
  /** Until the caller has received the answer. */
  readonly exchange: number;
}

/** Bytes within `Deadlines.stall`: about a tenth of the rate of the slowest mobile networks. */
export const MIN_BYTES_PER_STALL = 8_192;

/** The defaults. A file of 10 MB is uploaded in time at 0.5 megabit a second. */
export const DEADLINES: Deadlines = { headers: 15_000, request: 180_000, stall: 10_000, exchange: 900_000 };

/** A connection without any traffic. */
const SILENCE = 75_000;
/** An idle connection, between two requests. */
const REST = 72_000;

/** The part of a server's options that gives every connection its deadlines. */
export const deadlineOptions = ({ headers, request }: Deadlines) => ({
  requestTimeout: request,
  connectionTimeout: SILENCE,
  keepAliveTimeout: REST,
  http: {
    headersTimeout: Math.min(headers, request),
    // How precisely the two deadlines above are enforced.
    connectionsCheckingInterval: Math.min(1_000, headers / 2),
    // A request without a host gets the same answer as one with a bad host.
    requireHostHeader: false,
  },
});
