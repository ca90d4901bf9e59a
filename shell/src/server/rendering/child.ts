import { createRequire } from 'node:module';
import type { LiveRemote } from 'federation/browser';
import { confine, nodeModules } from 'federation/server';
import type { RenderRequest } from '../../render/render-request';
import { EvaluatedBundles } from './evaluated-bundles';
import { frozen, KnownReads } from './known-reads';
import type {
  FromRendering,
  PageTask,
  ReadAnswer,
  RenderTask,
  SentPageTask,
  TaskResults,
  ToRendering,
  Wish,
} from './messages';

/**
 * The program of the rendering process: evaluates published server bundles and renders pages with them. It holds no
 * secrets, reads no files, and may be ended at any time.
 */

type SentTask = Extract<ToRendering, { readonly task: unknown }>['task'];

const parent = process;
const collectGarbage = globalThis.gc;
const say = (message: FromRendering): void => void parent.send?.(message, undefined, undefined, () => undefined);

let settings = { apiUrl: '', renderTimeout: 0 };
const wishes = new Map<number, { grant: (value: unknown) => void; refuse: (reason: Error) => void }>();
const departures = new Map<number, AbortController>();
let wished = 0;

function ask<T>(wanted: Wish): Promise<T> {
  const wish = ++wished;
  return new Promise<T>((resolve, refuse) => {
    wishes.set(wish, { grant: resolve as (value: unknown) => void, refuse });
    say({ wish, wanted });
  });
}

const bundles = new EvaluatedBundles((folder) => ask<Uint8Array>({ bundle: folder }), nodeModules(createRequire('/')));
const reads = new KnownReads((path, known, requestId) => ask<ReadAnswer>({ read: path, known, requestId }));

function formOf(fields: NonNullable<PageTask['post']>['fields']): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
}

/** The remotes of the latest visits, by their JSON. */
const visits = new Map<string, readonly LiveRemote[]>();
const MOST_VISITS = 20;

function remotesOf(json: string): readonly LiveRemote[] {
  const known = visits.get(json);
  if (known) return known;
  const remotes = frozen(JSON.parse(json) as readonly LiveRemote[]);
  if (visits.size >= MOST_VISITS) visits.clear();
  visits.set(json, remotes);
  return remotes;
}

/** What a document can carry of a value: no function, no file. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

async function render(task: SentPageTask, signal: AbortSignal): Promise<TaskResults['page']> {
  const shell = await bundles.shell(task.shell);
  const { left, folders } = task;
  const request: RenderRequest = {
    url: new URL(task.url),
    remotes: remotesOf(task.remotes),
    apiUrl: settings.apiUrl,
    renderTimeout: settings.renderTimeout,
    read: (path) => reads.read(path, task.requestId),
    loadBundle: async (name) => {
      const reason = left[name];
      if (reason !== undefined) throw new Error(reason);
      const folder = folders[name];
      if (folder === undefined) throw new Error(`"${name}" is not in the discovery document.`);
      return bundles.remote(task.shell, folder);
    },
    ...(task.post ? { post: { fields: formOf(task.post.fields), caller: task.post.caller } } : { signal }),
  };
  const page = await (task.refusal ? shell.renderRefusal(request, task.refusal) : shell.renderPage(request));
  if (page.kind === 'redirect') return page;
  const { html, state, cause, errors, actionData, ...rest } = page;
  const texts = { html: Buffer.from(html), state: Buffer.from(JSON.stringify(state)) };
  const said = { ...(errors && { errors: plain(errors) }), ...(actionData && { actionData: plain(actionData) }) };
  return { ...rest, ...said, ...texts, ...(cause !== undefined && { cause: String(cause) }) };
}

async function resultOf(task: SentTask, signal: AbortSignal): Promise<TaskResults[RenderTask['kind']]> {
  if (task.kind === 'page') return render(task, signal);
  if (task.kind === 'evaluation') {
    const { ownRoutes } = await bundles.shell(task.shell);
    if (task.remote !== undefined) await bundles.remote(task.shell, task.remote);
    return { ownRoutes };
  }
  collectGarbage?.();
  const { heapUsed, external } = parent.memoryUsage();
  return heapUsed + external;
}

async function work(id: number, task: SentTask): Promise<void> {
  const departure = new AbortController();
  departures.set(id, departure);
  try {
    say({ id, result: await resultOf(task, departure.signal) });
  } catch (error) {
    say({ id, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    departures.delete(id);
  }
}

/** The longest line for the log, and the most of them in a second: code that says more is not listened to. */
const LONGEST_LINE = 2_000;
const MOST_LINES = 20;
let [second, lines] = [0, 0];

function mention(line: () => void): void {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) [second, lines] = [now, 0];
  if (lines++ < MOST_LINES) line();
}

function hear(message: ToRendering): void {
  if ('ping' in message) return say({ pong: true });
  if ('task' in message) return void work(message.id, message.task);
  if ('abort' in message) return departures.get(message.abort)?.abort();
  if ('keep' in message) return bundles.keepOnly(new Set(message.keep));
  if ('forget' in message) return reads.forget();
  if ('start' in message) {
    settings = message.start;
    confine(settings.apiUrl, (line) => mention(() => say({ said: line.slice(0, LONGEST_LINE) })));
    return say({ ready: true });
  }
  const wish = wishes.get(message.wish);
  wishes.delete(message.wish);
  if ('granted' in message) wish?.grant(message.granted);
  else wish?.refuse(new Error(message.refused));
}

const stray = (error: unknown): void => {
  const stack = String((error instanceof Error && error.stack) || error);
  mention(() => say({ stray: stack.slice(0, LONGEST_LINE) }));
};
parent.on('unhandledRejection', stray);
parent.on('uncaughtException', stray);
parent.on('message', hear);
parent.on('disconnect', () => parent.exit());
