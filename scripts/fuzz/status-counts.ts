import type { Cost } from './cost-meter';

/** Counts the statuses of each operation's answers. */
export class StatusCounts {
  private readonly counts = new Map<string, Map<number, number>>();

  private blocked = 0;
  private added = 0;
  private processor = 0;

  /** Adds the cost of a group of calls. */
  spend({ blocked, added, processor }: Cost): void {
    this.blocked = Math.max(this.blocked, blocked);
    this.added = Math.max(this.added, added);
    this.processor += processor;
  }

  /** The highest costs in one line: of a group of calls, whose members are not distinguished. */
  costs(): string {
    const megabytes = Math.round(this.added / 1_048_576);
    return `longest block ${Math.round(this.blocked * 1_000)} ms, most memory added by a group ${megabytes} MB, ${Math.round(this.processor)} s of a processor`;
  }

  add(operation: string, status: number): void {
    const statuses = this.counts.get(operation) ?? new Map<number, number>();
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    this.counts.set(operation, statuses);
  }

  /** One line for each operation. */
  lines(): string[] {
    const width = Math.max(0, ...[...this.counts.keys()].map((name) => name.length));
    return [...this.counts]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, statuses]) => {
        const shown = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
        return `${name.padEnd(width)}  ${shown.join('  ')}`;
      });
  }
}
