import type { RemoteReport } from 'api-client';
import type { ListedVersion, LiveVersions, Rollout } from './live-versions';

/** A version whose share of visitors rises automatically, or rose until it was withdrawn. */
export interface Canary {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The default version. */
  readonly standing: string;
  readonly traffic: number;
  readonly rollout: Rollout;
}

/** Whether to show a withdrawal: only until a later version becomes the default. */
const isNews = (entry: ListedVersion, standing: ListedVersion): boolean =>
  entry.extras.publishedAt > standing.extras.publishedAt;

/** The automatic canaries, and the withdrawn ones since which no later version went live. */
export function canariesOf({ microFrontends }: LiveVersions): Canary[] {
  return Object.entries(microFrontends).flatMap(([name, versions]) => {
    const standing = versions.find(({ deployment }) => deployment.default);
    if (!standing) return [];
    return versions.flatMap((entry) => {
      const { rollout, manifest } = entry.extras;
      if (!rollout || (rollout.withdrawn && !isNews(entry, standing))) return [];
      const { version } = entry.metadata;
      const { traffic } = entry.deployment;
      return [{ name, title: manifest.title, version, standing: standing.metadata.version, traffic, rollout }];
    });
  });
}

/** A share of the visitors on the way to all of them. */
export interface Step {
  readonly label: string;
  readonly state: 'done' | 'current' | 'to come';
}

/** The steps of a canary, with all visitors as the last one. */
export function stepsOf({ steps, step }: Rollout): Step[] {
  const labels = [...steps.map((percent) => `${percent} %`), 'Everybody'];
  return labels.map((label, i) => ({ label, state: i < step ? 'done' : i === step ? 'current' : 'to come' }));
}

/** The earliest time of the next step. */
export const nextStepAt = ({ since, bake }: Rollout): Date => new Date(Date.parse(since) + bake);

/** The condition that a canary waits for. */
export function waitsFor({ rollout, version }: Canary, reports: readonly RemoteReport[], now: Date): string {
  if (now < nextStepAt(rollout)) return 'Its figures are watched until then.';
  const loads = reports.find((report) => report.version === version)?.loads ?? 0;
  if (loads < rollout.minLoads) return `It waits for loads: ${loads} of ${rollout.minLoads} are there.`;
  if (rollout.step === rollout.steps.length - 1)
    return 'Before everybody gets it, more loads have to show that it fares no worse than allowed.';
  return 'If it stays so, the command may have ended; called again, it goes on here.';
}

/** The share of a version's loads that failed, as shown to people. */
export function failuresText(report: RemoteReport | undefined): string {
  if (!report || report.failures === 0) return '0';
  return `${report.failures} (${Math.round((report.failures / report.loads) * 1_000) / 10} %)`;
}
