import type { LiveRemote } from 'federation/browser';
import type { RelayedAnswer, RelayedRequest } from 'api-client/http';
import { confine } from 'federation/server';
import { LRUCache } from 'lru-cache';
import { Attempt } from '../../render/attempt';
import { causeText } from '../../render/cause-text';
import type { RequestedOffer, RenderedOffer, RenderRequest } from '../../render/render-request';
import { EvaluatedBundles, type Section, type ShellBundle } from './evaluated-bundles';
import { frozen, KnownReads } from './known-reads';
import type {
  FromRendering,
  ReadAnswer,
  RenderTask,
  SentCall,
  SentField,
  SentPageTask,
  TaskResults,
  ToRendering,
  ResourceRequest,
} from './messages';

/**
 * The program of the rendering process: evaluates published server bundles and renders pages with them. It has no
 * secrets, reads no files, and may be ended at any time.
 */

type SentTask = Extract<ToRendering, { readonly task: unknown }>['task'];

const parent = process;
const encoder = new TextEncoder();
const collectGarbage = globalThis.gc;
const say = (message: FromRendering): void => void parent.send?.(message, undefined, undefined, () => undefined);

let settings = { renderTimeout: 0 };
const pendingRequests = new Map<number, { grant: (value: unknown) => void; refuse: (reason: Error) => void }>();
const departures = new Map<number, AbortController>();
let lastRequest = 0;

function ask<T>(resource: ResourceRequest): Promise<T> {
  const request = ++lastRequest;
  return new Promise<T>((resolve, refuse) => {
    pendingRequests.set(request, { grant: resolve as (value: unknown) => void, refuse });
    say({ request, resource });
  });
}

const bundles = new EvaluatedBundles((folder) => ask<Uint8Array>({ bundle: folder }));
const reads = new KnownReads((path, known, reader) => ask<ReadAnswer>({ read: path, known, ...reader }));

function formOf(fields: readonly SentField[]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new File([value.bytes], value.name, { type: value.type }));
  }
  return form;
}

/** The remotes of the latest visits, by their JSON. */
const visits = new LRUCache<string, readonly LiveRemote[]>({ max: 20 });

function remotesOf(json: string): readonly LiveRemote[] {
  const known = visits.get(json);
  if (known) return known;
  const remotes = frozen(JSON.parse(json) as readonly LiveRemote[]);
  visits.set(json, remotes);
  return remotes;
}

/** The part of a value that a document can carry: no functions, no files. */
const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A call that can be sent to another process: its files with their bytes. */
async function sentCall({ body, ...request }: RelayedRequest): Promise<SentCall> {
  if (body === undefined || typeof body === 'string') return { ...request, body };
  const parts = body.map(async ([name, value]): Promise<SentField> => {
    if (typeof value === 'string') return [name, value];
    return [name, { name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) }];
  });
  return { ...request, body: await Promise.all(parts) };
}

/**
 * The copy of the shell that a page is rendered with: that of the remote that owns the address, or, for the shell's own
 * pages and for an unusable remote, one on which no remote was evaluated.
 */
async function shellFor(task: SentPageTask, remotes: readonly LiveRemote[]): Promise<ShellBundle> {
  const owner = remotes.find(({ name }) => name === task.owner);
  const folder = owner && !(owner.name in task.left) ? task.folders[owner.name] : undefined;
  if (folder === undefined || owner?.exposes['./routes'] !== 'public') return bundles.shell(task.shell);
  const section = await bundles.section(task.shell, folder).catch(() => undefined);
  return section?.shell ?? bundles.shell(task.shell);
}

function sectionOf({ left, folders, shell, shells }: SentPageTask, name: string): Promise<Section> {
  const [reason, folder] = [left[name], folders[name]];
  if (reason !== undefined) return Promise.reject(new Error(reason));
  if (folder === undefined) return Promise.reject(new Error(`"${name}" is not in the discovery document.`));
  return bundles.section(shells?.[name] ?? shell, folder);
}

/** Content of another generation, in an element that its own React hydrates; the attribute has the prefix of its ids. */
const inOwnElement = (html: string, prefix = ''): string =>
  `<div data-prefix="${encodeURIComponent(prefix)}">${html}</div>`;

const refuse = (): Promise<never> => Promise.reject(new Error('The content of a slot reads, and nothing else.'));

let lastSlot = 0;

/** Says when the content of a slot of a traced page begins and ends. @param render gets the number of the slot */
async function inTrace<Offer>(
  { isTraced }: SentPageTask,
  of: number,
  { remote, slot: name }: RequestedOffer,
  render: (slot?: number) => Promise<Offer>,
): Promise<Offer> {
  if (!isTraced) return render();
  const slot = ++lastSlot;
  say({ slot, of, remote: String(remote), name: String(name) });
  let hasFailed = true;
  try {
    const offer = await render(slot);
    hasFailed = false;
    return offer;
  } finally {
    say({ slotEnd: slot, of, hasFailed });
  }
}

/** A remote's offer for a slot of another remote's page, rendered with the first remote's own copy of the shell. */
async function renderOffer(
  task: SentPageTask,
  page: RenderRequest,
  requestedOffer: RequestedOffer,
  read: RenderRequest['read'],
  renderWithin: RenderRequest['renderOffer'],
): Promise<RenderedOffer> {
  const attempt = new Attempt(page.signal);
  const rendered = async (): Promise<RenderedOffer> => {
    const { shell, exposes } = await attempt.read(sectionOf(task, requestedOffer.remote));
    const { remotes, languages, renderTimeout } = page;
    const request: RenderRequest = {
      ...{ remotes, languages, renderTimeout, url: new URL(task.url), signal: attempt.signal },
      loadBundle: () => Promise.resolve(exposes),
      ...{ read: (path) => attempt.read(read(path)), relay: refuse },
      renderOffer: (offer) => attempt.waitFor(renderWithin(offer)),
    };
    // The page gets only text, and no object that would give access to its code.
    const { html, state, incomplete, styles = {} } = await shell.renderOffer(request, requestedOffer);
    const isOfOther = task.shells?.[requestedOffer.remote] !== undefined;
    const text = isOfOther ? inOwnElement(String(html), requestedOffer.prefix) : String(html);
    return { html: text, state: plain(state), incomplete: incomplete === true, styles: plain(styles) };
  };
  return attempt.slotNotHanging(page.renderTimeout, rendered());
}

async function render(id: number, task: SentPageTask, signal: AbortSignal): Promise<TaskResults['page']> {
  const remotes = remotesOf(task.remotes);
  const shell = await shellFor(task, remotes);
  const used = new Map<string, string>();
  const readIn =
    (slot?: number): RenderRequest['read'] =>
    async (path) => {
      used.set(path, '');
      const reader = { of: id, slot };
      const { status, body, hash } = await (task.hasOwnReads ? reads.readOwn(path, reader) : reads.read(path, reader));
      if (status === 200) used.set(path, hash);
      return { status, body };
    };
  /** Slots within slots end: none is rendered within itself. */
  const renderOfferWithin = async (
    within: readonly string[],
    { slot, remote, expose, input = {}, prefix }: RequestedOffer,
  ): Promise<RenderedOffer> => {
    if (within.includes(slot)) throw new Error(`The slot ${slot} is within itself.`);
    const offer = { slot, remote, expose, input: plain(input), within, ...(prefix !== undefined && { prefix }) };
    return inTrace(task, id, offer, (number) =>
      renderOffer(task, request, offer, readIn(number), (nested) => renderOfferWithin([...within, slot], nested)),
    );
  };
  const request: RenderRequest = {
    ...{ remotes, languages: task.languages, url: new URL(task.url), renderTimeout: settings.renderTimeout },
    loadBundle: async (name) => (await sectionOf(task, name)).exposes,
    read: readIn(),
    relay: async (call) => ask<RelayedAnswer>({ call: await sentCall(call), of: id }),
    renderOffer: (offer) => renderOfferWithin([], offer),
    ...(task.fields ? { post: { fields: formOf(task.fields) } } : { signal }),
  };
  const page = await (task.refusal ? shell.renderRefusal(request, task.refusal) : shell.renderPage(request));
  if (page.kind === 'redirect') return { ...page, reads: used };
  const { html, state, cause, errors, actionData, ...rest } = page;
  const texts = { html: encoder.encode(String(html)), state: encoder.encode(JSON.stringify(state)) };
  const results = { ...(errors && { errors: plain(errors) }), ...(actionData && { actionData: plain(actionData) }) };
  return { ...rest, ...results, ...texts, reads: used, ...(cause !== undefined && { cause: causeText(cause) }) };
}

async function resultOf(id: number, task: SentTask, signal: AbortSignal): Promise<TaskResults[RenderTask['kind']]> {
  if (task.kind === 'page') return render(id, task, signal);
  if (task.kind === 'evaluation') {
    if (task.remote !== undefined) await bundles.section(task.shell, task.remote);
    const { ownRoutes } = await bundles.shell(task.shell);
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
    say({ id, result: await resultOf(id, task, departure.signal) });
  } catch (error) {
    say({ id, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    departures.delete(id);
  }
}

/** The longest line for the log, and the maximum number of lines per second: further output is dropped. */
const MAX_LINE_LENGTH = 2_000;
const MAX_LINES = 20;
/** A published folder in a stack. */
const PUBLISHED = /\/r\/[^/\s]+\/[^/\s]+\//;
let [second, lines] = [0, 0];

function mention(line: () => void): void {
  const now = Math.floor(Date.now() / 1_000);
  if (now !== second) [second, lines] = [now, 0];
  if (lines++ < MAX_LINES) line();
}

/** A process that is not confined evaluates nothing. */
function begin(): void {
  try {
    confine((line) => {
      const [folder] = PUBLISHED.exec(new Error('console').stack ?? '') ?? [];
      mention(() => say({ line: line.slice(0, MAX_LINE_LENGTH), ...(folder !== undefined && { folder }) }));
    });
  } catch {
    parent.exit(1);
  }
}

function hear(message: ToRendering): void {
  if ('ping' in message) return say({ pong: true });
  if ('task' in message) return void work(message.id, message.task);
  if ('abort' in message) return departures.get(message.abort)?.abort();
  if ('keep' in message) return bundles.keepOnly(new Set(message.keep));
  if ('forget' in message) return reads.forget();
  if ('start' in message) {
    settings = message.start;
    begin();
    return say({ ready: true });
  }
  const request = pendingRequests.get(message.request);
  pendingRequests.delete(message.request);
  if ('granted' in message) request?.grant(message.granted);
  else request?.refuse(new Error(message.refused));
}

const reportUnhandled = (error: unknown): void => {
  const stack = String((error instanceof Error && error.stack) || error);
  mention(() => say({ unhandled: stack.slice(0, MAX_LINE_LENGTH) }));
};
parent.on('unhandledRejection', reportUnhandled);
parent.on('uncaughtException', reportUnhandled);
parent.on('message', hear);
parent.on('disconnect', () => parent.exit());
