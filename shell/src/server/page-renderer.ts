import { HttpError } from 'http-edge';
import { isLive, revisionOf, SHELL, type ChosenVersions, type DiscoveryDocument } from 'federation/discovery';
import type { SiteLanguages } from 'shared-store';
import type { PostedForm, RefusedPost } from '../render/posted-form';
import type { SiteOverrides } from '../site-data';
import type { ServerFailure } from './failure-reports';
import type { PageAddress } from './page-address';
import { DevelopmentRenderer, unrenderedIn } from './development-renderer';
import { PageAnswers } from './page-answer';
import type { CachedPage } from './page-cache';
import { PageResources, type ResourceOptions } from './page-resources';
import { otherShells, pageVersions } from './live-remotes';
import { pageTask, shellOf, type RequestPart } from './page-task';
import type { PublishedStore } from './published-store';
import type { ReadCache } from './read-cache';
import { FormHosts } from './rendering/form-hosts';
import { withOnly } from './rendering/find-cause';
import type { PageTask, RenderedPage, TaskResults } from './rendering/messages';
import { isInnocent, logFailures } from './rendering/page-failures';
import { ownerOf } from './rendering/page-owner';
import { RenderHost, ShellUnusable, type RenderHostOptions } from './rendering/render-host';
import { RenderPool } from './rendering/render-pool';
import type { RenderLimits } from './rendering/render-process';
import { RenderTrace } from './rendering/render-trace';
import { RenderingLog } from './rendering/rendering-log';
import { sentFields } from './rendering/sent-fields';
import { UsableVersions } from './rendering/usable-versions';
import { VisitAddresses } from './visit-addresses';

export interface RendererOptions extends ResourceOptions {
  readonly renderTimeout: number;
  readonly environment: string;
  /** The languages besides English: the name of each in itself, by its code. */
  readonly languages?: SiteLanguages['others'];
  /** The code of the rendering process. */
  readonly program: string;
  /** Called for every version that fails here. */
  readonly onFailure: (failure: ServerFailure) => void;
  readonly limits: RenderLimits;
  /** The maximum number of processes; by default 1. */
  readonly processes?: number;
  /** Called whenever a rendering process is started. */
  readonly onStarted?: () => void;
  /** Whether remotes from development servers on this machine are rendered here; never on a live site. */
  readonly rendersDevelopment?: boolean;
}

/**
 * Renders pages for addresses, in separate processes with the published bundles of the versions chosen for a visitor.
 * No published code runs in this process.
 */
export class PageRenderer {
  private readonly answers: PageAnswers;
  private readonly resources: PageResources;
  private readonly host: RenderPool;
  private readonly forms: FormHosts;
  private readonly development: DevelopmentRenderer | undefined;
  private readonly usable: UsableVersions;
  private readonly addresses: VisitAddresses;
  private readonly log: RenderingLog;
  private readonly languages: SiteLanguages['others'];

  constructor(
    store: PublishedStore,
    reads: ReadCache,
    options: RendererOptions,
    warn: (message: string, details: Record<string, unknown>) => void,
  ) {
    this.languages = options.languages ?? {};
    this.answers = new PageAnswers(store, options.environment);
    this.log = new RenderingLog(warn, options.onFailure);
    reads.onChange(() => {
      this.host.forgetReads();
      this.development?.forgetReads();
    });
    this.resources = new PageResources(store, reads, options, options.limits.inspect !== undefined);
    const loggedTo = (log: RenderingLog): RenderHostOptions => ({
      ...options,
      grant: (resource, task) => this.resources.grant(resource, task),
      onUnhandled: (stack) => log.unhandled(stack),
      onConsoleLine: (line, folder) => log.consoleLine(line, folder),
      onEnded: (folder, ending) => log.ended(folder, ending),
    });
    const rendering = loggedTo(this.log);
    this.host = new RenderPool(rendering, options.processes ?? 1);
    this.forms = new FormHosts(() => new RenderHost(rendering));
    // Failures of code that is not published are only logged, and count for no version.
    if (options.rendersDevelopment)
      this.development = new DevelopmentRenderer(loggedTo(new RenderingLog(warn, () => undefined)));
    this.usable = new UsableVersions(this.host, this.log);
    this.addresses = new VisitAddresses(this.languages, (folder) => this.usable.shell(folder));
  }

  /** Whether a version's server bundle could not be used, or ended the rendering process. */
  isBroken(document: DiscoveryDocument, name: string, version: string): boolean {
    const entry = document.microFrontends[name]?.find(({ metadata }) => metadata.version === version);
    return entry !== undefined && this.usable.isBroken(entry.extras.folder);
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
    this.log.forgetUnhandled();
    this.answers.keepOnly(live);
    this.host.keepOnly(live);
    this.resources.keepOnly(live);
    this.resources.add([...liveShells, ...liveRemotes]);
    await this.usable.evaluate(liveShells, liveRemotes);
  }

  /** Ends the rendering processes. */
  close(): void {
    this.host.close();
    this.forms.close();
    this.development?.close();
  }

  /** The part of an address that the page reads, as declared by the versions of the visit. */
  async addressOf(address: URL, document: DiscoveryDocument, versions: ChosenVersions): Promise<PageAddress> {
    this.resources.add([shellOf(versions)]);
    return this.addresses.of(address, document, versions);
  }

  /**
   * Renders one address with the given versions into a complete answer.
   *
   * @param signal aborts the rendering when no visitor waits
   * @param overrides remotes that the browser will load from elsewhere, which are rendered here only in development
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
    if (overrides && this.development)
      return this.renderDevelopment(this.development, task, document, versions, overrides, signal);
    const render = (each: PageTask) => this.host.page(each, signal);
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

  /** Renders an address with remotes from development servers. Their failures are the developer's alone. */
  private async renderDevelopment(
    development: DevelopmentRenderer,
    published: PageTask,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    overrides: SiteOverrides,
    signal?: AbortSignal,
  ): Promise<CachedPage> {
    const { task, unrendered } = await development.withServed(published, overrides);
    const page = await this.page(task, versions, (each) => development.page(each, signal));
    const told = { ...overrides, unrendered: [...unrendered, ...unrenderedIn(task, page, overrides)] };
    return this.answers.of(task, document, versions, page, told, this.resources.retryAfter(task));
  }

  /**
   * Whether a page would be rendered from the same discovery document and the same answers of the API again.
   *
   * @param caller headers that identify the visitor to the API
   */
  async isCurrent({ source }: CachedPage, document: DiscoveryDocument, caller: PageTask['caller']): Promise<boolean> {
    if (!source || source.revision !== revisionOf(document)) return false;
    const isSame = async ([read, known]: readonly [string, string]): Promise<boolean> =>
      known !== '' && (await this.resources.read({ read, known }, caller)).hash === known;
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
    const defaultEntry = document.microFrontends[owner]?.find(({ deployment }) => deployment.default);
    if (!defaultEntry || defaultEntry === versions.get(owner) || isInnocent(owner, task, page.cause)) return undefined;
    return pageVersions(new Map(versions).set(owner, defaultEntry), document, new URL(task.url).pathname);
  }

  /**
   * Runs the action of the page that a form was posted to, and renders its result, without a time limit. The posted
   * fields are only in a process in which no remote but the page's owner was evaluated.
   *
   * @param caller headers that identify the visitor to the API
   * @param cookies cookies for its API calls
   * @param overrides remotes from development servers on this machine
   */
  async renderPost(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    { fields }: PostedForm,
    caller: PageTask['caller'],
    cookies: Readonly<Record<string, string>> = {},
    overrides?: SiteOverrides,
  ): Promise<CachedPage> {
    const requestPart = { caller, post: { fields: await sentFields(fields), cookies } };
    const posted = this.begin(url, document, versions, requestPart, overrides);
    if (overrides && this.development)
      return this.renderDevelopment(this.development, posted, document, versions, overrides);
    const owner = ownerOf(posted);
    const task = withOnly(
      posted,
      owner === undefined || this.host.isQuarantined(posted.folders[owner] ?? '') ? [] : [owner],
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
    return this.answer(task, document, versions, await this.page(task, versions, (refused) => this.host.page(refused)));
  }

  private async page(
    task: PageTask,
    versions: ChosenVersions,
    render: (task: PageTask) => Promise<TaskResults['page']>,
  ): Promise<RenderedPage> {
    const trace = RenderTrace.begin(task, versions);
    let rendered: RenderedPage | undefined;
    try {
      const page = await render(trace ? { ...task, trace } : task);
      rendered =
        page.kind === 'redirect'
          ? page
          : { ...page, html: Buffer.from(page.html).toString(), state: Buffer.from(page.state).toString() };
      return rendered;
    } catch (error) {
      if (!(error instanceof ShellUnusable)) throw error;
      // A version of the shell under trial is replaced by the default version, like any other.
      if (!shellOf(versions).deployment.default) this.usable.exclude(task.shell);
      this.log.failure('A version of the shell cannot be rendered.', task.shell, String(error));
      throw new HttpError(503, 'The page cannot be shown right now. Please try again in a moment');
    } finally {
      trace?.end(rendered);
    }
  }

  private begin(
    url: URL,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    requestPart: RequestPart,
    overrides?: SiteOverrides,
  ): PageTask {
    this.resources.add([...versions.values(), ...otherShells(versions, document).values()]);
    return pageTask(url, this.languages, document, versions, requestPart, overrides);
  }

  private answer(
    task: PageTask,
    document: DiscoveryDocument,
    versions: ChosenVersions,
    page: RenderedPage,
    overrides?: SiteOverrides,
  ): Promise<CachedPage> {
    this.reportFailures(task, page);
    return this.answers.of(task, document, versions, page, overrides, this.resources.retryAfter(task));
  }

  private reportFailures(task: PageTask, page: RenderedPage): void {
    logFailures(this.log, task, page, (folder) => this.host.isQuarantined(folder));
  }
}
