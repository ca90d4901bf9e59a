import type { DeliveryState, PlacedFault } from './live-versions';

/** A fault of a version. */
export interface FaultRow extends PlacedFault {
  readonly remote: string;
  readonly title: string;
  readonly version: string;
  /** The commit that the version was built from. */
  readonly commit?: string;
  /** The team that answers for it, and its address for faults. */
  readonly owner?: string;
  readonly alerts?: string;
  /** Per cent of the loads of the version. */
  readonly share: number;
  /** Whether other versions of the front end were loaded, and none of them has it. */
  readonly isNew: boolean;
}

const keyOf = ({ reason, place }: PlacedFault): string => `${reason} ${place?.file ?? ''}`;

/** The faults of the last 24 hours, the last one first. */
export function faultRows({ microFrontends, reports }: Pick<DeliveryState, 'microFrontends' | 'reports'>): FaultRow[] {
  const isNew = (remote: string, version: string, fault: PlacedFault): boolean => {
    const others = reports.filter((other) => other.remote === remote && other.version !== version);
    return others.length > 0 && !others.some(({ faults }) => faults.some((one) => keyOf(one) === keyOf(fault)));
  };
  return reports
    .flatMap(({ remote, version, loads, faults }) => {
      const versions = microFrontends[remote] ?? [];
      const own = versions.find(({ metadata }) => metadata.version === version);
      const { title = remote, owner, alerts } = (own ?? versions[0])?.extras.manifest ?? {};
      return faults.map((fault) => ({
        ...fault,
        ...{ remote, version, title, owner, alerts, commit: own?.extras.gitCommit },
        share: Math.min(100, (fault.count / Math.max(1, loads)) * 100),
        isNew: isNew(remote, version, fault),
      }));
    })
    .sort((a, b) => b.last.localeCompare(a.last));
}
