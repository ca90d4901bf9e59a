/** A version of a front end, as the labels of a metric name it. */
export interface VersionLabels {
  readonly remote: string;
  readonly version: string;
}

/** A metric whose series can be removed. */
interface Metric<Labels> {
  remove(labels: Labels): void;
}

/**
 * The series that a metric has of versions of front ends. Versions come and go; a server that removes the series of those
 * that are no longer live has as many as are live.
 */
export class VersionSeries<Labels extends VersionLabels> {
  private readonly known = new Map<string, Labels>();

  constructor(private readonly metric: Metric<Labels>) {}

  /** Remembers the series of these labels. @returns the labels */
  of(labels: Labels): Labels {
    this.known.set(JSON.stringify(labels), labels);
    return labels;
  }

  /** Removes the series of every version that is not live. */
  keepOnly(isLive: (remote: string, version: string) => boolean): void {
    for (const [key, labels] of this.known) {
      if (isLive(labels.remote, labels.version)) continue;
      this.metric.remove(labels);
      this.known.delete(key);
    }
  }
}
