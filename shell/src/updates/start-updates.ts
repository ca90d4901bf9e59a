import { matchRemote, type LiveRemote } from 'federation/browser';
import type { createBrowserRouter } from 'react-router';
import type { SiteData } from '../site-data';
import type { LoadReports } from './load-reports';
import { showNotice } from './notice-bar';
import { keepOfflinePage } from './offline-worker';
import { resetOverrides } from './overrides';
import { RevisionWatch } from './revision-watch';
import { takeAtNavigation } from './take-at-navigation';
import { Telemetry } from './telemetry';
import type { UnsavedInput } from './unsaved-input';
import { measureVitals, type MeasuredPage } from './web-vitals';

/** What the page knows when everything else is done. */
export interface UpdateContext {
  readonly data: SiteData;
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly reports: LoadReports;
  readonly input: UnsavedInput;
  /** The sections of the page, each in the version that runs in it. */
  readonly remotes: readonly LiveRemote[];
  /** The path that one arrived at. */
  readonly pathname: string;
  /** Why overrides that the server would allow were not used, if so. */
  readonly overridesIgnored?: string;
}

function showOverrides({ data, overridesIgnored }: UpdateContext): void {
  const { overrides } = data;
  if (!overrides) return;
  const names = Object.keys(overrides.accepted);
  const reasons = [
    ...overrides.refused.map(({ name, reason }) => `${name} is not overridden: ${reason}`),
    ...(overridesIgnored ? [overridesIgnored] : []),
  ];
  const used =
    names.length > 0 && !overridesIgnored
      ? [`You see ${names.join(', ')} from another address than everybody else.`]
      : [];
  showNotice([...used, ...reasons].join(' '), { label: 'Reset', onClick: resetOverrides });
}

/** The page by its pattern, which says nothing of the visitor. */
function measuredPage(remotes: readonly LiveRemote[], shell: string, pathname: string): MeasuredPage {
  const match = matchRemote(remotes, pathname);
  if (!match) return { page: '(the shell)', remote: 'shell', version: shell };
  return { page: match.route.path, remote: match.owner.name, version: match.owner.version };
}

/** Starts what looks after an open tab: new versions, revoked ones, overrides, telemetry, the lost connection. */
export function startUpdates(context: UpdateContext): void {
  const { data, remotes, router, reports, input, pathname } = context;
  const versions = Object.fromEntries(data.remotes.map(({ name, version }) => [name, version]));
  const watch = new RevisionWatch(
    { discovery: data.discovery, live: data.live, versions: { shell: data.shell, ...versions } },
    ({ name, reason }) => {
      const title = data.remotes.find((remote) => remote.name === name)?.title ?? 'This site';
      showNotice(`${title} was replaced by a better version: ${reason}`, {
        label: 'Load it now',
        onClick: () => location.reload(),
      });
    },
  );
  watch.start();
  takeAtNavigation(router, () => watch.due && !input.present);
  const telemetry = new Telemetry();
  reports.take((event) => telemetry.add(event));
  measureVitals(telemetry, measuredPage(remotes, data.shell, pathname));
  showOverrides(context);
  keepOfflinePage();
}
