/** How long a caller may take, in milliseconds. */
export interface Deadlines {
  /** Until the headers of a request are here. */
  readonly headers: number;
  /** Until a request is here as a whole, its body included. */
  readonly request: number;
  /** A body has to go on within each such span, by at least `SLOWEST` bytes. */
  readonly stall: number;
  /** Until the answer to a request has been taken. */
  readonly exchange: number;
}

/** Bytes within `Deadlines.stall`: about a tenth of what the slowest mobile network carries. */
export const SLOWEST = 8_192;

/** The defaults. A file of 10 MB is uploaded in time at 0.5 megabit a second. */
export const DEADLINES: Deadlines = { headers: 15_000, request: 180_000, stall: 10_000, exchange: 900_000 };

/** A connection on which nothing at all moves. */
const SILENCE = 75_000;
/** A connection at rest, between two requests. */
const REST = 72_000;

/** The part of a server's options that gives every connection its deadlines. */
export const deadlineOptions = ({ headers, request }: Deadlines) => ({
  requestTimeout: request,
  connectionTimeout: SILENCE,
  keepAliveTimeout: REST,
  http: {
    headersTimeout: Math.min(headers, request),
    // How exactly the two above are kept.
    connectionsCheckingInterval: Math.min(1_000, headers / 2),
    // A request without a host is answered like any other with a bad one.
    requireHostHeader: false,
  },
});
