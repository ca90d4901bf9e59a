import type { Mark } from './map-frame';

/** Where the name of a place is written, in per cent of the map, and on which side of its mark. */
export interface PlacedName extends Mark {
  readonly side: 'before' | 'after';
  /** Whether a line leads from the name to its mark. */
  readonly led: boolean;
}

/** Names of marks left of this are before them: those of the western coast are above the Arabian Sea. */
const MIDDLE = 45;
/** The space between a mark and its name, and between the outermost mark and a column of names. */
const SPACE = { beside: 2, column: 5.5 };

interface Group {
  readonly indices: readonly number[];
  /** The middle of the group. */
  readonly y: number;
}

/** Joins groups whose names would overlap; the names of a group are spread evenly around the middle of their marks. */
function spread(marks: readonly Mark[], indices: readonly number[], gap: number): Group[] {
  const heightOf = (index: number): number => marks[index]?.y ?? 0;
  const groups: Group[] = [];
  for (const index of indices.toSorted((a, b) => heightOf(a) - heightOf(b))) {
    let group: Group = { indices: [index], y: heightOf(index) };
    for (let above = groups.at(-1); above; above = groups.at(-1)) {
      const room = ((above.indices.length + group.indices.length) / 2) * gap;
      if (group.y - above.y >= room) break;
      groups.pop();
      const joined = [...above.indices, ...group.indices];
      group = { indices: joined, y: joined.reduce((sum, one) => sum + heightOf(one), 0) / joined.length };
    }
    groups.push(group);
  }
  return groups;
}

/**
 * Places the names of marks so that none overlaps another: beside its mark, or, where marks are close together, in a column
 * from which a line leads to each.
 *
 * @param gap the height of a name in per cent of the map
 */
export function placeNames(marks: readonly Mark[], gap: number): PlacedName[] {
  const names: PlacedName[] = [];
  for (const side of ['before', 'after'] as const) {
    const indices = [...marks.keys()].filter((index) => (marks[index]?.x ?? 0) < MIDDLE === (side === 'before'));
    for (const { indices: group, y } of spread(marks, indices, gap)) {
      const places = group.map((index) => marks[index]?.x ?? 0);
      const led = group.length > 1;
      const space = led ? SPACE.column : SPACE.beside;
      const x = side === 'before' ? Math.min(...places) - space : Math.max(...places) + space;
      group.forEach((index, place) => {
        names[index] = { x, y: y + (place - (group.length - 1) / 2) * gap, side, led };
      });
    }
  }
  return names;
}
