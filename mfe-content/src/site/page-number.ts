/** More pages than any list has. */
const LAST_PAGE = 100_000;

/** The page number in an address; the first page if it is invalid. */
export function readPageNumber(value: string | null): number {
  const page = Number(value ?? '1');
  return Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page : 1;
}
