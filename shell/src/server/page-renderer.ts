import { readServerBundle, SERVER_BUNDLE } from 'federation/server';
import { HttpError, targetInLog } from 'http-edge';
import { LRUCache } from 'lru-cache';
import path from 'node:path';
import {
  isLive,
  revisionOf,
  SHELL,
  type ChosenVersions,
  type DiscoveryDocument,
  type DiscoveryEntry,
} from 'federation/discovery';
import type { PostedForm, RefusedPost } from '../render/posted-form';
import type { SiteOverrides } from '../site-data';
import type { ServerFailure } from './failure-reports';
import { routeOwners } from './live-remotes';
import { addressRules, pageAddress, type AddressRules, type PageAddress } from './page-address';
import { PageAnswers } from './page-answer';
import type { CachedPage } from './page-cache';
import { pageTask, shellOf } from './page-task';
import type { PublishedStore } from './published-store';
import type { ReadCache } from './read-cache';
import { ApiCalls, isReadable } from './rendering/api-calls';
import { FormHosts } from './rendering/form-hosts';
import { leftToBrowser, withOnly } from './rendering/find-cause';
import type {
  EvaluatedShell,
  Granted,
  PageTask,
  ReadAnswer,
  RenderedPage,
  TaskResults,
  ResourceRequest,
} from './rendering/messages';
import { ownerOf } from './rendering/page-owner';
import { RenderHost, ShellUnusable, type RenderHostOptions } from './rendering/render-host';
import { RenderPool } from './rendering/render-pool';
import type { RenderLimits } from './rendering/render-process';
import { withSourceMapAddress } from './rendering/source-map-address';
import { RenderingLog } from './rendering/rendering-log';
import { sentFields } from './rendering/sent-fields';
import { callTeamServer, isTeamPath, readTeamServer } from './team-servers/rendered-calls';
import type { TeamServers } from './team-servers/team-servers';

/**
 * The maximum number of version combinations whose address rules are cached: the live ones, and those of canaries and
 * previews.
 */
const COMBINATIONS = 50;

const bundleKey = ({ extras }: DiscoveryEntry): string => extras.folder.slice(1) + SERVER_BUNDLE;

export interface RendererOptions {
  /** The address of the API, for instance `http://127.0.0.1:4000/api/v1`. */
  readonly apiUrl: string;
  /** The servers that pages read besides the API. */
  readonly teamServers?: TeamServers;
  readonly renderTimeout: number;
  readonly environment: string;
  /** The code of the rendering process. */
  readonly program: string;
  /** Called for every version that fails here. */
  readonly onFailure: (failure: ServerFailure) => void;
  readonly limits: RenderLimits;
  /** The maximum number of processes; by default 1. */
  readonly processes?: number;
  /** Called whenever a rendering process is started. */
  readonly onStarted?: () => void;
}

/**
 * Renders pages for addresses, in separate processes with the published bundles of the versions chosen for a visitor.
 * No published code runs in this process.
 */
export class PageRenderer {
  private readonly answers: PageAnswers;
  private readonly host: RenderPool;
  private readonly forms: FormHosts;
  /** Folders whose server bundle could not be evaluated. */
  private readonly broken = new Set<string>();
  /** The versions that a page may need, by folder. */
  private readonly entries = new Map<string, DiscoveryEntry>();
  /** By the versions of a visit. */
  private readonly addressRules = new LRUCache<string, AddressRules>({ max: COMBINATIONS });
  private readonly shells = new Map<string, Promise<EvaluatedShell>>();
  private readonly log: RenderingLog;
  /** How long the sender of a form has to wait, in seconds, because the API has refused a call for it. */
  private readonly waits = new WeakMap<NonNullable<PageTask['post']>, number>();

  constructor(
    private readonly store: PublishedStore,
    private readonly reads: ReadCache,
    private readonly options: RendererOptions,
    warn: (message: string, details: Record<string, unknown>) => void,
  ) {
    this.answers = new PageAnswers(store, options.environment);
    this.log = new RenderingLog(warn, options.onFailure);
    reads.onChange(() => this.host.forgetReads());
    const calls = new ApiCalls(options.apiUrl);
    const rendering: RenderHostOptions = {
      ...options,
      grant: async (wanted, task): Promise<Granted> => {
        if ('bundle' in wanted) return this.codeOf(wanted.bundle);
        if (!('call' in wanted)) return this.read(wanted, task?.caller);
        const { teamServers } = options;
        const answer =
          teamServers && isTeamPath(String(wanted.call.path))
            ? await callTeamServer(teamServers, wanted.call, task)
            : await calls.make(wanted.call, task);
        if (task?.post && answer.retryAfter !== undefined) this.waits.set(task.post, answer.retryAfter);
        return answer;
      },
      onUnhandled: (stack) => this.log.unhandled(stack),
      onSaid: (line, folder) => this.log.said(line, folder),
      onEnded: (folder, ending) => this.log.ended(folder, ending),
    };
    this.host = new RenderPool(rendering, options.processes ?? 1);
    this.forms = new FormHosts(() => new RenderHost(rendering));
  }

  /** Whether a version's server bundle could not be used, or ended the rendering process. */
  isBroken(document: DiscoveryDocument, name: string, version: string): boolean {
    const entry = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    return (
      entry !== undefined && (this.broken.has(entry.extras.folder) || this.host.isQuarantined(entry.extras.folder))
    );
  }

  /** How many published versions are in quarantine. */
  get quarantined(): number {
    return this.host.quarantined;
  }

  /** Evaluates all live bundles ahead of the first visit and releases those that are no longer live. */
  async prepare(document: DiscoveryDocument): Promise<void> {
    const { [SHELL]: shells = [], ...remotes } = document.microFrontends;
    const liveShells = shells.filter(isLive);
    const liveRemotes = Object.values(remotes).flat().filter(isLive);
    const live = new Set([...liveShells, ...liveRemotes].map(({ extras }) => extras.folder));
    this.broken.clear();
    this.log.forgetUnhandled();
    this.answers.keepOnly(live);
    this.host.keepOnly(live);
    for (const known of [this.entries, this.shells])
      for (const folder of known.keys()) if (!live.has(folder)) known.delete(folder);
    for (const entry of [...liveShells, ...liveRemotes]) this.entries.set(entry.extras.folder, entry);
    for (const { extras: shell } of liveShells) {
      for (const { extras } of liveRemotes) {
        await this.host.evaluate({ kind: 'evaluation', shell: shell.folder, remote: extras.folder }).catch((error) => {
          this.broken.add(extras.folder);
          const message = 'A server bundle cannot be used; its default version, or the browser, takes its place.';
          this.log.failure(message, extras.folder, String(error));
        });
      }
      await this.shell(shell.folder).catch(() => undefined);
    }
  }

  /** Ends the rendering processes. */
  close(): void {
    this.host.close();
    this.forms.close();
  }

  /** The part of an address that the page reads, as declared by the versions of the visit. */
  async addressOf(url: URL, versions: ChosenVersions): Promise<PageAddress> {
    const shell = shellOf(versions);
    this.entries.set(shell.extras.folder, shell);
    const { ownRoutes } = await this.shell(shell.extras.folder);
    const combination = [...versions.values()].map(({ extras }) => extras.folder).join(' ');
    let rules = this.addressRules.get(combination);
    if (!rules) {
      rules = addressRules(routeOwners(versions), ownRoutes);
      this.addressRules.set(combination, rules);
    }
    return pageAddress(url, rules);
  }

  /**
   * Renders one address with the given versions into a complete answer.
   *
   * @param signal aborts the rendering when no visitor waits
   * @param overrides remotes that the browser will load from elsewhere, which are not rendered here
   * @param caller headers that identify the visitor to the API
   */
  async render(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    signal?: AbortSignal,
    overrides?: SiteOverrides,
    caller?: PageTask['caller'],
  ): Promise<CachedPage> {
    const task = this.begin(url, document, versions, { caller }, overrides);
    const render = (asked: PageTask) => this.host.page(asked, signal);
    const page = await this.page(task, versions, render);
    const others = overrides ? undefined : this.withDefault(task, page, document, versions);
    if (!others) {
      const answer = await this.answer(task, document, versions, page, overrides);
      return { ...answer, source: { reads: page.reads, revision: revisionOf(document) } };
    }
    this.reportFailures(task, page);
    const again = this.begin(url, document, others, { caller });
    const whole = await this.answer(again, document, others, await this.page(again, others, render));
    // Not cached, because its key names versions that it does not show.
    return { ...whole, incomplete: true };
  }

  /**
   * Whether a page would be rendered from the same discovery document and the same answers of the API again.
   *
   * @param caller headers that identify the visitor to the API
   */
  async isCurrent({ source }: CachedPage, document: DiscoveryDocument, caller: PageTask['caller']): Promise<boolean> {
    if (!source || source.revision !== revisionOf(document)) return false;
    const isSame = async ([read, known]: readonly [string, string]): Promise<boolean> =>
      known !== '' && (await this.read({ read, known }, caller)).hash === known;
    return (await Promise.all([...source.reads].map(isSame))).every(Boolean);
  }

  /** The versions of a visit with the default version of the page's owner, when another one could not be rendered. */
  private withDefault(
    task: PageTask,
    page: RenderedPage,
    document: DiscoveryDocument,
    versions: ChosenVersions,
  ): ChosenVersions | undefined {
    const owner = ownerOf(task);
    if (page.kind === 'redirect' || page.cause === undefined || owner === undefined) return undefined;
    const standing = document.microFrontends[owner]?.find(({ deployment }) => deployment.default);
    if (!standing || standing === versions.get(owner) || this.isInnocent(owner, task, page.cause)) return undefined;
    return new Map(versions).set(owner, standing);
  }

  /** Whether a remote was left out although it did nothing wrong. */
  private isInnocent(name: string, task: PageTask, cause: string): boolean {
    return name in task.left || cause.includes(leftToBrowser(name));
  }

  /**
   * Runs the action of the page that a form was posted to, and renders its result, without a time limit. The posted
   * fields are only in a process in which no remote but the page's owner was evaluated.
   *
   * @param caller headers that identify the visitor to the API
   * @param cookies cookies for its API calls
   */
  async renderPost(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    { fields }: PostedForm,
    caller: PageTask['caller'],
    cookies: Readonly<Record<string, string>> = {},
  ): Promise<CachedPage> {
    const asked = this.begin(url, document, versions, { caller, post: { fields: await sentFields(fields), cookies } });
    const owner = ownerOf(asked);
    const task = withOnly(
      asked,
      owner === undefined || this.host.isQuarantined(asked.folders[owner] ?? '') ? [] : [owner],
    );
    const page = await this.page(task, versions, (form) => this.forms.page(form));
    return this.answer(task, document, versions, page);
  }

  /** Renders the reason why a posted form was refused unread. */
  async renderRefusal(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    refusal: RefusedPost,
  ): Promise<CachedPage> {
    const task = this.begin(url, document, versions, { refusal });
    return this.answer(task, document, versions, await this.page(task, versions, (asked) => this.host.page(asked)));
  }

  private shell(folder: string): Promise<EvaluatedShell> {
    const known = this.shells.get(folder);
    if (known) return known;
    const evaluating = this.host.evaluate({ kind: 'evaluation', shell: folder });
    this.shells.set(folder, evaluating);
    evaluating.catch(() => this.shells.delete(folder));
    return evaluating;
  }

  private async page(
    task: PageTask,
    versions: ChosenVersions,
    render: (task: PageTask) => Promise<TaskResults['page']>,
  ): Promise<RenderedPage> {
    try {
      const page = await render(task);
      if (page.kind === 'redirect') return page;
      return { ...page, html: Buffer.from(page.html).toString(), state: Buffer.from(page.state).toString() };
    } catch (error) {
      if (!(error instanceof ShellUnusable)) throw error;
      // A version of the shell under trial is replaced by the default version, like any other.
      if (!shellOf(versions).deployment.default) this.broken.add(task.shell);
      this.log.failure('A version of the shell cannot be rendered.', task.shell, String(error));
      throw new HttpError(503, 'The page cannot be shown right now. Please try again in a moment');
    }
  }

  private begin(...[url, document, versions, ...rest]: Parameters<typeof pageTask>): PageTask {
    for (const entry of versions.values()) this.entries.set(entry.extras.folder, entry);
    return pageTask(url, document, versions, ...rest);
  }

  private async codeOf(folder: string): Promise<Uint8Array> {
    const entry = this.entries.get(folder);
    if (!entry) throw new Error(`${folder} is not live.`);
    await this.store.bring(bundleKey(entry));
    const code = await readServerBundle(path.join(this.store.root, 'r'), entry);
    if (this.options.limits.inspect === undefined) return code;
    return withSourceMapAddress(code, path.join(this.store.root, bundleKey(entry)));
  }

  private async read(
    { read, known }: Pick<Extract<ResourceRequest, { readonly read: string }>, 'read' | 'known'>,
    caller: PageTask['caller'],
  ): Promise<ReadAnswer> {
    // Converted once, so that the checked address is the requested one.
    const asked = String(read);
    const { teamServers } = this.options;
    if (teamServers && isTeamPath(asked)) return readTeamServer(teamServers, asked, known, caller);
    const path = new URL(this.options.apiUrl).pathname + asked;
    if (!isReadable(asked)) throw new Error(`A page may not read ${targetInLog(path)}.`);
    const { status, body } = await this.reads.read(path, caller);
    const text = status === 200 && body.hash === known ? undefined : body.text;
    return { status, hash: body.hash, text, fresh: this.reads.freshFor(path) };
  }

  private answer(
    task: PageTask,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    page: RenderedPage,
    overrides?: SiteOverrides,
  ): Promise<CachedPage> {
    this.reportFailures(task, page);
    return this.answers.of(task, document, versions, page, overrides, task.post && this.waits.get(task.post));
  }

  /** Failures of a quarantined version are already logged. */
  private reportFailures(task: PageTask, page: RenderedPage): void {
    if (page.kind === 'redirect') return;
    const { cause, leftOut = [] } = page;
    const path = targetInLog(new URL(task.url).pathname);
    const report = (name: string, message: string, error: string): void => {
      const folder = task.folders[name] ?? '';
      if (this.host.isQuarantined(folder) || this.isInnocent(name, task, error)) return;
      this.log.failure(message, folder, error, { path });
    };
    const owner = ownerOf(task);
    if (cause !== undefined && owner !== undefined)
      report(owner, 'A page could not be rendered; the default version, or the browser, takes its place.', cause);
    if (cause !== undefined && owner === undefined)
      this.log.failure('A page of the shell could not be rendered.', task.shell, cause, { path });
    for (const { remote, cause: error } of leftOut)
      report(remote, 'The content of a slot could not be rendered and is left out.', error);
  }
}
