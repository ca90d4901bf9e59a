import { REPORTS_PATH } from 'api-client';
import { matchRemote, type LiveRemote, type SiteFederation } from 'federation/browser';
import type { createBrowserRouter } from 'react-router';
import { selectDates, type AppStore } from 'shared-store';
import { loadSiteLists } from 'shared-store/load-site-lists';
import { withoutBase } from '../app/without-base';
import type { RemoteMounts } from '../browser/mount-remotes';
import { ownRoutes } from '../remote';
import {
  ASKED_OVERRIDES_ID,
  VERSION_PREVIEW_ID,
  type SiteData,
  type SiteOverrides,
  type NotedPreview,
} from '../site-data';
import type { LoadReports } from './load-reports';
import { showNotice } from './notice-bar';
import { offerLanguage } from './offer-language';
import { refusalsOf, resetOverrides } from './overrides';
import { prefetchOnInterest } from './prefetch-on-interest';
import { RevisionWatch } from './revision-watch';
import { reloadAtNavigation } from './reload-at-navigation';
import { Telemetry } from './telemetry';
import type { UnsavedInput } from './unsaved-input';
import { countTasks } from './count-tasks';
import { countVisits } from './count-visits';
import { measureVitals, type MeasuredPage } from './web-vitals';

/** The worker that shows the offline page when a document cannot be fetched; from the shell's public folder. */
const WORKER = '/offline-worker.js';

/** Registers the worker that caches the offline page. Without it, visitors see the browser's own error page. */
function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER).catch(() => {
    // Private windows and full disks refuse it; the site works without it.
  });
}

/** The data that updates need, available after hydration. */
export interface UpdateContext {
  readonly data: SiteData;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly mounts: RemoteMounts;
  readonly reports: LoadReports;
  readonly input: UnsavedInput;
  /** The remotes of the page with their running versions. */
  readonly remotes: readonly LiveRemote[];
  /** The path of the first page. */
  readonly pathname: string;
  readonly store: AppStore;
  /** Resolves when the session has been checked. */
  readonly checkSession: () => Promise<void>;
}

function showOverrides({ overrides }: SiteData): void {
  if (!overrides) return;
  const names = Object.keys(overrides.accepted).filter((name) => name !== 'shell');
  const used = names.length > 0 ? [`You see ${names.join(', ')} from another address than everybody else.`] : [];
  showNotice([...used, ...refusalsOf(overrides)].join(' '), { label: 'Reset', onClick: resetOverrides });
}

/** Loads this code only for an address that requests remotes from elsewhere. */
async function offerOverrides({ store, checkSession }: UpdateContext): Promise<void> {
  const asked = document.getElementById(ASKED_OVERRIDES_ID)?.textContent;
  if (!asked) return;
  const { askForOverrides } = await import(/* webpackChunkName: "ask-for-overrides" */ './ask-for-overrides');
  await askForOverrides(JSON.parse(asked) as SiteOverrides, store, checkSession);
}

/** Loads this code only for a visitor with a link to a published version. */
async function offerPreview(running: Readonly<Record<string, string>>, store: AppStore): Promise<void> {
  const preview = document.getElementById(VERSION_PREVIEW_ID)?.textContent;
  if (!preview) return;
  const { showPreview } = await import(/* webpackChunkName: "show-preview" */ './show-preview');
  showPreview(JSON.parse(preview) as NotedPreview, running, selectDates(store.getState()));
}

/** Loads this code only in a document whose visit is traced. */
async function reportTrace(measured: MeasuredPage): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // Absent without TLS.
  const timing = navigation?.serverTiming as PerformanceNavigationTiming['serverTiming'] | undefined;
  const trace = timing?.find(({ name }) => name === 'traceparent')?.description;
  if (!navigation || !trace) return;
  const { traceVisit } = await import(/* webpackChunkName: "trace-visit" */ './trace-visit');
  traceVisit(trace, navigation, measured.owner);
}

/** The page by its pattern, which contains no data of the visitor. */
function measuredPage(remotes: readonly LiveRemote[], version: string, pathname: string): MeasuredPage {
  const match = matchRemote(remotes, pathname);
  const shell = { name: 'shell', version };
  const parts = { owner: match?.owner ?? shell, shell, running: [...remotes, shell] };
  return { page: match?.route.path ?? '(the shell)', ...parts };
}

/** A page of the shell by its address; an address without a page does not count as a visit. */
const shellPage = (pathname: string): string | undefined =>
  ownRoutes.map(({ path }) => path).find((path) => path === pathname);

/** Starts everything that an open tab needs: new versions, revoked ones, offers, overrides, telemetry, the offline notice. */
export function startUpdates(context: UpdateContext): void {
  const { data, remotes, router, reports, input, pathname } = context;
  const inEnglish = (path: string): string => withoutBase(path, router.basename ?? '/');
  const versions = Object.fromEntries(data.remotes.map(({ name, version }) => [name, version]));
  const watch = new RevisionWatch(
    { discovery: data.discovery, live: data.live, versions: { shell: data.shell, ...versions } },
    ({ name, reason }) => {
      const title = data.remotes.find((remote) => remote.name === name)?.title ?? 'This site';
      showNotice(`${title} was replaced by a working version: ${reason}`, {
        label: 'Load it now',
        onClick: () => location.reload(),
      });
    },
  );
  watch.start();
  reloadAtNavigation(router, () => watch.due && !input.present);
  const telemetry = new Telemetry();
  reports.take(telemetry);
  // This code is running, so the shell has loaded.
  reports.report({ name: 'shell', version: data.shell }, performance.now());
  const measured = measuredPage(remotes, data.shell, inEnglish(pathname));
  // A measurement has its moment, which could be compared with logs.
  if (!measured.page.startsWith(REPORTS_PATH)) measureVitals(telemetry, measured);
  countTasks(telemetry, measured.running);
  void reportTrace(measured);
  countVisits(telemetry, router, (address) => {
    const path = inEnglish(address);
    return matchRemote(remotes, path)?.route.path ?? shellPage(path);
  });
  void context.store.dispatch(loadSiteLists());
  prefetchOnInterest(context.mounts);
  showOverrides(data);
  void offerOverrides(context);
  void offerLanguage(context.store, router);
  const { siteFederation } = globalThis as { readonly siteFederation?: SiteFederation };
  if (siteFederation) {
    siteFederation.state = async () =>
      (await import(/* webpackChunkName: "federation-state" */ './federation-state')).publishState(data, remotes);
    // The DevTools of Module Federation define this name in every page before its scripts run.
    if ('__FEDERATION__' in globalThis) void siteFederation.state();
  }
  void offerPreview({ shell: data.shell, ...versions }, context.store);
  keepOfflinePage();
}
