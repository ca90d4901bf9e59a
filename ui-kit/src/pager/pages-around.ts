/**
 * Which page numbers a pager shows: the first, the last, and those around the current one.
 *
 * @param page the current page, from 1
 * @param pageCount how many there are
 * @returns numbers in order; `null` where some are left out
 */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1]);
  // A gap of a single page is that page.
  if (page - 3 === 1) shown.add(2);
  if (page + 3 === pageCount) shown.add(pageCount - 1);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
