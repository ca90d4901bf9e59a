/**
 * The page numbers that a pager shows: the first, the last, and those around the current one.
 *
 * @param page the current page, from 1
 * @param pageCount the number of pages
 * @returns numbers in order; `null` for each gap
 */
export function pagesAround(page: number, pageCount: number): (number | null)[] {
  const shown = new Set([1, pageCount, page - 1, page, page + 1]);
  // A gap of a single page is filled with that page.
  if (page - 3 === 1) shown.add(2);
  if (page + 3 === pageCount) shown.add(pageCount - 1);
  const numbers = [...shown].filter((number) => number >= 1 && number <= pageCount).sort((a, b) => a - b);
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}
