const KEY = 'scroll-positions';

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Positions) : {};
  } catch {
    return {};
  }
}

/** Remembers how far each history entry was scrolled, for the tab's life. */
export class ScrollMemory {
  private positions: Positions | undefined;

  remember(entry: string, position: number): void {
    this.positions ??= readPositions();
    this.positions[entry] = position;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.positions));
    } catch {
      // A full or forbidden storage only costs the position after a reload.
    }
  }

  recall(entry: string): number | undefined {
    this.positions ??= readPositions();
    return this.positions[entry];
  }
}
