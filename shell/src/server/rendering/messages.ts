import type { RelayedAnswer, RelayedRequest } from 'api-client/http';
import type { LiveRemote } from 'federation/browser';
import type { OwnedRoute } from 'federation/contract';
import type { PageResult } from '../../render/page-result';
import type { RefusedPost } from '../../render/posted-form';

/** A file of a posted form. */
export interface PostedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A field of a form. */
export type SentField = readonly [name: string, value: string | PostedFile];

/** A call of the API as it can be sent to another process. */
export interface SentCall extends Omit<RelayedRequest, 'body'> {
  readonly body?: string | readonly SentField[];
}

/** One page, by the versions of a visit. */
export interface PageTask {
  readonly kind: 'page';
  readonly url: string;
  /** Headers that tell the API who asks, and by which request: its limits are per visitor. */
  readonly caller?: Readonly<Record<string, string>>;
  /** The shell's published folder. */
  readonly shell: string;
  readonly remotes: readonly LiveRemote[];
  /** The published folders of the remotes, by name. */
  readonly folders: Readonly<Record<string, string>>;
  /** Remotes that are not rendered here, and why. */
  readonly left: Readonly<Record<string, string>>;
  readonly post?: {
    readonly fields: readonly SentField[];
    /** Cookies that the form's calls carry, and no read does. */
    readonly cookies: Readonly<Record<string, string>>;
  };
  readonly refusal?: RefusedPost;
}

/**
 * A page as it is asked for: the remotes are JSON, which is read once for all visits that got the same versions. Who
 * asks is not sent.
 */
export type SentPageTask = Omit<PageTask, 'remotes' | 'post' | 'caller'> & {
  readonly remotes: string;
  /** The remote that the page belongs to, if any does. */
  readonly owner: string | undefined;
  readonly fields?: readonly SentField[];
};

/** Evaluates a version of the shell and, on its modules, a remote. */
export interface EvaluationTask {
  readonly kind: 'evaluation';
  readonly shell: string;
  readonly remote?: string;
}

/** Collects what is no longer needed and says how many bytes are left. */
export interface WeighingTask {
  readonly kind: 'weighing';
}

export type RenderTask = PageTask | EvaluationTask | WeighingTask;

/** What the shell says of itself when it is evaluated. */
export interface EvaluatedShell {
  /** Absent from versions that were built before the shell said so. */
  readonly ownRoutes?: readonly OwnedRoute[];
}

type Redirect = Extract<PageResult, { kind: 'redirect' }>;
type Page = Extract<PageResult, { kind: 'page' }>;

/** A page with its texts as they go over the wire, which is half of what they are in memory; its state is JSON. */
type SentPage = Omit<Page, 'html' | 'state' | 'cause'> & {
  readonly html: Uint8Array;
  readonly state: Uint8Array;
  readonly cause?: string;
};

/** A page as the document takes it: its state is JSON already. */
export type RenderedPage =
  Redirect | (Omit<Page, 'state' | 'cause'> & { readonly state: string; readonly cause?: string });

export interface TaskResults {
  readonly page: Redirect | SentPage;
  readonly evaluation: EvaluatedShell;
  readonly weighing: number;
}

/** What published code asks for that it cannot reach itself. */
export type Wish =
  | { readonly bundle: string }
  /** A public read of the API for the page of a task; `known` is the hash of the answer that is there already. */
  | { readonly read: string; readonly known: string | undefined; readonly of: number }
  /** A call for the form that was posted with a task. */
  | { readonly call: SentCall; readonly of: number };

/** An answer of the API; without its text where that is known already. */
export interface ReadAnswer {
  readonly status: number;
  readonly hash: string;
  readonly text: string | undefined;
  /** How long it may be given again without asking, in milliseconds. */
  readonly fresh: number;
}

/** What published code gets of what it asks for. */
export type Granted = Uint8Array | ReadAnswer | RelayedAnswer;

/** What the rendering process is told. */
export type ToRendering =
  | { readonly start: { readonly renderTimeout: number } }
  | { readonly task: SentPageTask | Exclude<RenderTask, PageTask>; readonly id: number }
  | { readonly abort: number }
  | { readonly keep: readonly string[] }
  /** What was read may have changed. */
  | { readonly forget: true }
  | { readonly ping: true }
  | { readonly wish: number; readonly granted: Granted }
  | { readonly wish: number; readonly refused: string };

/** What the rendering process says. */
export type FromRendering =
  | { readonly ready: true }
  | { readonly pong: true }
  | { readonly id: number; readonly result: TaskResults[RenderTask['kind']] }
  | { readonly id: number; readonly reason: string }
  | { readonly wish: number; readonly wanted: Wish }
  /** An error that nobody waited for. */
  | { readonly stray: string }
  /** A line for the console. */
  | { readonly said: string };
