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

/** Stores the scroll position of each history entry for the lifetime of the tab. */
export class ScrollMemory {
  private positions: Positions | undefined;

  remember(entry: string, position: number): void {
    this.positions ??= readPositions();
    this.positions[entry] = position;
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.positions));
    } catch {
      // If storage is full or forbidden, only the position after a reload is lost.
    }
  }

  recall(entry: string): number | undefined {
    this.positions ??= readPositions();
    return this.positions[entry];
  }
}
