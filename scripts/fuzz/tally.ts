/** How often each operation was answered with each status. */
export class Tally {
  private readonly counts = new Map<string, Map<number, number>>();

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
