import { fetchSectionReports } from 'api-client';
import { Moment, usePermission, useRead } from 'shared-store';
import type { RemoteReport } from 'api-client';
import type { ReactNode } from 'react';
import { Badge, Heading, Notice } from 'ui-kit';
import { DataTable, type TableColumn } from 'admin-kit/table';
import { failuresText, nextStepAt, stepsOf, waitsFor, type Canary } from './canary-state';
import classes from './delivery.module.css';
import { NOT_MEASURED, vitalText } from './version-rows';

interface Compared {
  readonly which: string;
  readonly version: string;
  readonly report: RemoteReport | undefined;
}

const COLUMNS: readonly TableColumn<Compared>[] = [
  {
    id: 'version',
    header: 'Version',
    cell: ({ which, version }) => (
      <span className={classes.state}>
        {which}
        <code>{version}</code>
      </span>
    ),
  },
  { id: 'loads', header: 'Loads', align: 'end', narrow: true, cell: ({ report }) => report?.loads ?? 0 },
  { id: 'failures', header: 'Failures', align: 'end', narrow: true, cell: ({ report }) => failuresText(report) },
  {
    id: 'lcp',
    header: 'LCP',
    align: 'end',
    narrow: true,
    cell: ({ report }) => vitalText(report, 'LCP') ?? NOT_MEASURED,
  },
];

function Withdrawn({ title, version, rollout }: Canary): ReactNode {
  const { withdrawn } = rollout;
  if (!withdrawn) return null;
  return (
    <Notice tone="danger" role="note">
      <strong>
        {title} <code>{version}</code> was withdrawn
      </strong>{' '}
      from its {rollout.steps[rollout.step]} % of the visitors, <Moment at={withdrawn.at} />: {withdrawn.why}.
    </Notice>
  );
}

function Running({ canary, every }: { readonly canary: Canary; readonly every: number }): ReactNode {
  const { name, title, version, standing, traffic, rollout } = canary;
  const mayCompare = usePermission(fetchSectionReports);
  const { data, fulfilledTimeStamp = 0 } = useRead(
    fetchSectionReports,
    { query: { since: rollout.since } },
    { pollingInterval: every, refetchOnMountOrArgChange: true, skip: !mayCompare },
  );
  const reportOf = (wanted: string): RemoteReport | undefined =>
    data?.find((report) => report.remote === name && report.version === wanted);
  const { maxFailures, maxLcp, steps, step } = rollout;
  const headingId = `canary-${name}`;
  const slower = maxLcp === undefined ? '' : `, or its LCP is more than ${maxLcp} % above`;
  return (
    <section className={classes.canary} aria-labelledby={headingId}>
      <Heading level={3} size={6} id={headingId}>
        {title} <code>{version}</code>
      </Heading>
      <ol className={classes.steps} aria-label="Parts of the visitors">
        {stepsOf(rollout).map(({ label, state }) => (
          <li key={label} className={classes.step} aria-current={state === 'current' ? 'step' : undefined}>
            <Badge tone={state === 'done' ? 'success' : state === 'current' ? 'info' : 'neutral'}>{label}</Badge>
          </li>
        ))}
      </ol>
      <p className={classes.note}>
        Step {step + 1} of {steps.length}: {traffic} % of the visitors since <Moment at={rollout.since} />. The next
        step comes <Moment at={nextStepAt(rollout).toISOString()} /> at the earliest.{' '}
        {data && waitsFor(canary, data, new Date(fulfilledTimeStamp))}
      </p>
      {mayCompare && (
        <DataTable
          caption={`${title}: the canary beside the default version since this step began`}
          loading={!data}
          rows={[
            { which: 'Canary', version, report: reportOf(version) },
            { which: 'Default', version: standing, report: reportOf(standing) },
          ]}
          rowKey={({ which }) => which}
          columns={COLUMNS}
        />
      )}
      <p className={classes.note}>
        It is withdrawn when {maxFailures} % more of its loads fail than of the default version’s{slower}.
      </p>
    </section>
  );
}

/** The automatic canaries: their progress, their figures and the reason of a withdrawal. */
export function CanaryProgress({
  canaries,
  every,
}: {
  readonly canaries: readonly Canary[];
  /** The interval at which the figures are loaded again, in milliseconds. */
  readonly every: number;
}): ReactNode {
  return canaries.map((canary) =>
    canary.rollout.withdrawn ? (
      <Withdrawn key={`${canary.name} ${canary.version}`} {...canary} />
    ) : (
      <Running key={`${canary.name} ${canary.version}`} canary={canary} every={every} />
    ),
  );
}
