import type { RelayedAnswer, RelayedRequest } from 'api-client/http';
import type { LiveRemote } from 'federation/browser';
import type { OwnedRoute } from 'federation/contract';
import type { SiteLanguages } from 'shared-store';
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

/** An API call that can be sent to another process. */
export interface SentCall extends Omit<RelayedRequest, 'body'> {
  readonly body?: string | readonly SentField[];
}

/** The spans of a rendering: of the page, and of the content of its slots, by their numbers. */
export interface TaskTrace {
  /** The headers of a read that the page makes, or the content of a slot. */
  callerOf(caller: PageTask['caller'], slot: number | undefined): PageTask['caller'];
  slotBegins(begins: SlotBegins): void;
  slotEnds(slot: number, hasFailed: boolean): void;
}

/** The message with which the content of a slot of a traced page begins. */
export interface SlotBegins {
  readonly slot: number;
  readonly of: number;
  readonly remote: string;
  readonly name: string;
}

/** One page, with the versions of a visit. */
export interface PageTask {
  readonly kind: 'page';
  /** Its address as in English. */
  readonly url: string;
  readonly languages: SiteLanguages;
  /** Headers that identify the visitor and the request to the API: its limits are per visitor. */
  readonly caller?: Readonly<Record<string, string>>;
  /** The spans of the rendering, if they are recorded. */
  readonly trace?: TaskTrace | undefined;
  /** The shell's published folder. */
  readonly shell: string;
  readonly remotes: readonly LiveRemote[];
  /** The published folders of the remotes, by name. */
  readonly folders: Readonly<Record<string, string>>;
  /** The published folder of the shell of each remote that runs on another version than the page. */
  readonly shells?: Readonly<Record<string, string>>;
  /** Remotes that are not rendered here, and the reason. */
  readonly left: Readonly<Record<string, string>>;
  readonly post?: {
    readonly fields: readonly SentField[];
    /** Cookies for the API calls of the form; reads carry none. */
    readonly cookies: Readonly<Record<string, string>>;
  };
  readonly refusal?: RefusedPost;
}

/**
 * A page request as it is sent: the remotes are JSON, which is parsed once for all visits with the same versions. The
 * caller and the spans are not sent.
 */
export type SentPageTask = Omit<PageTask, 'remotes' | 'post' | 'caller' | 'trace'> & {
  readonly remotes: string;
  /** Its reads are its visitor's own: no cached answer is used for them. */
  readonly hasOwnReads: boolean;
  /** Whether it says when the content of slots begins and ends. */
  readonly isTraced: boolean;
  /** The remote that owns the page, if any. */
  readonly owner: string | undefined;
  readonly fields?: readonly SentField[];
};

/** Evaluates a version of the shell and, on its modules, a remote. */
export interface EvaluationTask {
  readonly kind: 'evaluation';
  readonly shell: string;
  readonly remote?: string;
}

/** Collects garbage and returns how many bytes are left. */
export interface WeighingTask {
  readonly kind: 'weighing';
}

export type RenderTask = PageTask | EvaluationTask | WeighingTask;

/** The data that the shell exports when it is evaluated. */
export interface EvaluatedShell {
  /** Missing in versions that were built before the shell declared it. */
  readonly ownRoutes?: readonly OwnedRoute[];
}

type Redirect = Extract<PageResult, { kind: 'redirect' }>;
type Page = Extract<PageResult, { kind: 'page' }>;

/** A page with its texts as bytes, which take half of their size in memory; its state is JSON. */
type SentPage = Omit<Page, 'html' | 'state' | 'cause'> & {
  readonly html: Uint8Array;
  readonly state: Uint8Array;
  readonly cause?: string;
};

/** A page in the form that the document needs: its state is already JSON. */
export type RenderedPage = (
  | Redirect
  | (Omit<Page, 'state' | 'cause'> & { readonly state: string; readonly cause?: string })
) & {
  readonly reads: PageReads;
};

/** The answers that a page was made of: their hashes by path; empty for an answer without content. */
export type PageReads = ReadonlyMap<string, string>;

export interface TaskResults {
  readonly page: (Redirect | SentPage) & { readonly reads: PageReads };
  readonly evaluation: EvaluatedShell;
  readonly weighing: number;
}

/** The page of a task that reads something, or the content of one of its slots, by its number. */
export interface Reader {
  readonly of: number;
  readonly slot?: number | undefined;
}

/** A request of published code for something that it cannot reach itself. */
export type ResourceRequest =
  | { readonly bundle: string }
  /** A public read of the API for the page of a task; `known` is the hash of the cached answer. */
  | ({ readonly read: string; readonly known: string | undefined } & Reader)
  /** A call for the form that was posted with a task. */
  | { readonly call: SentCall; readonly of: number };

/** An answer of the API; without its text if the text is already known. */
export interface ReadAnswer {
  readonly status: number;
  readonly hash: string;
  readonly text: string | undefined;
  /** How long it may be reused without a new request, in milliseconds. */
  readonly fresh: number;
}

/** The answer to a request of published code. */
export type Granted = Uint8Array | ReadAnswer | RelayedAnswer;

/** Messages to the rendering process. */
export type ToRendering =
  | { readonly start: { readonly renderTimeout: number } }
  | { readonly task: SentPageTask | Exclude<RenderTask, PageTask>; readonly id: number }
  | { readonly abort: number }
  | { readonly keep: readonly string[] }
  /** Cached reads may have changed. */
  | { readonly forget: true }
  | { readonly ping: true }
  | { readonly request: number; readonly granted: Granted }
  | { readonly request: number; readonly refused: string };

/** Messages from the rendering process. */
export type FromRendering =
  | { readonly ready: true }
  | { readonly pong: true }
  | { readonly id: number; readonly result: TaskResults[RenderTask['kind']] }
  | { readonly id: number; readonly reason: string }
  | { readonly request: number; readonly resource: ResourceRequest }
  | SlotBegins
  | { readonly slotEnd: number; readonly of: number; readonly hasFailed: boolean }
  /** An unhandled error. */
  | { readonly unhandled: string }
  /** A line for the console, and the published folder of the code that wrote it, if known. */
  | { readonly line: string; readonly folder?: string };
