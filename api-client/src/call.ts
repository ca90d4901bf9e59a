import type { AnswerOf, AnyEndpoint, ArgsOf } from './contract/endpoint';

/** The progress of an upload or a download, in bytes; `total` is missing when it is unknown. */
export interface Progress {
  loaded: number;
  total?: number;
}

export interface CallSettings {
  signal?: AbortSignal;
  /** Repeating the call with the same key and body answers the first result again; for calls that create. */
  idempotencyKey?: string;
  onProgress?: (progress: Progress) => void;
  /** Sends the token on a public call too, to see drafts or to upload a public document. */
  withToken?: boolean;
  /** The message if the failure has no other (specification, section 8). */
  fallback?: string;
}

/** The arguments of any call; its endpoint's types have already checked them. */
export interface LooseOptions extends CallSettings {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
}

export type CallOptions<E extends AnyEndpoint> = ArgsOf<E> & CallSettings;

/** The options of a call; optional if none of them is required. */
export type CallArguments<E extends AnyEndpoint> =
  object extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];

/** Makes a call and answers its whole checked body; fails with an `ApiError`. */
export type Call = <E extends AnyEndpoint>(endpoint: E, ...options: CallArguments<E>) => Promise<AnswerOf<E>>;
