/** No list is as long as this. */
const LAST_PAGE = 100_000;

/** A page number as an address gives it; the first page for what is none. */
export function readPageNumber(value: string | null): number {
  const page = Number(value ?? '1');
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}
