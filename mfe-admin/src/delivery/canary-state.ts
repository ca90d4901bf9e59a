import type { RemoteReport } from 'api-client';
import type { ListedVersion, LiveVersions, Rollout } from './live-versions';

/** A version that gets more and more visitors by itself, or did until it was withdrawn. */
export interface Canary {
  readonly name: string;
  readonly title: string;
  readonly version: string;
  /** The default version. */
  readonly standing: string;
  readonly traffic: number;
  readonly rollout: Rollout;
}

/** Whether a withdrawal is still news: no later version has become the default. */
const isNews = (entry: ListedVersion, standing: ListedVersion): boolean =>
  entry.extras.publishedAt > standing.extras.publishedAt;

/** The canaries that go on by themselves, and those that were withdrawn with no later version live since. */
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

/** One part of the visitors on the way to everybody. */
export interface Step {
  readonly label: string;
  readonly state: 'done' | 'current' | 'to come';
}

/** The steps of a canary, with everybody at the end. */
export function stepsOf({ steps, step }: Rollout): Step[] {
  const labels = [...steps.map((percent) => `${percent} %`), 'Everybody'];
  return labels.map((label, i) => ({ label, state: i < step ? 'done' : i === step ? 'current' : 'to come' }));
}

/** When the next step may come. */
export const nextStepAt = ({ since, bake }: Rollout): Date => new Date(Date.parse(since) + bake);

/** What a canary waits for. */
export function waitsFor({ rollout, version }: Canary, reports: readonly RemoteReport[], now: Date): string {
  if (now < nextStepAt(rollout)) return 'Its figures are watched until then.';
  const loads = reports.find((report) => report.version === version)?.loads ?? 0;
  if (loads < rollout.minLoads) return `It waits for loads: ${loads} of ${rollout.minLoads} are there.`;
  if (rollout.step === rollout.steps.length - 1)
    return 'Before everybody gets it, more loads have to show that it fares no worse than allowed.';
  return 'If it stays so, the command may have ended; called again, it goes on here.';
}

/** The failed part of a version's loads, as people read it. */
export function failuresText(report: RemoteReport | undefined): string {
  if (!report || report.failures === 0) return '0';
  return `${report.failures} (${Math.round((report.failures / report.loads) * 1_000) / 10} %)`;
}
