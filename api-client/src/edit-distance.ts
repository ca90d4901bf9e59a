/**
 * The number of insertions, deletions, substitutions and swaps of neighbours that turn one word into the other. The
 * API's search tolerates a few of them, and lists of results highlight such words.
 */
export function editDistance(from: string, to: string): number {
  let before: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1];
      const edits = [(last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1)];
      const swapped = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      if (swapped) edits.push((before[j - 2] ?? 0) + 1);
      row.push(Math.min(...edits));
    }
    [before, last] = [last, row];
  }
  return last[to.length] ?? 0;
}
