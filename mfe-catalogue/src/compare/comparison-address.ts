import { COMPARE_PATH, comparePath } from 'api-client';
import type { Search } from 'federation/contract';
import { compareShelf } from '../shelves/shelves';

type CompareSearch = Search<'ids' | 'only'>;

/** The products to compare in the address: the first four distinct ones. */
export function comparedIds(params: CompareSearch): string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 100))].slice(0, compareShelf.most);
}

/** Whether the address asks for only the rows that differ. */
export const asksForDifferences = (params: CompareSearch): boolean => params.get('only') === 'differences';

/** The address of a comparison; one of no products has an empty list, so that none are remembered. */
export function comparisonAddress(ids: readonly string[], differences: boolean): string {
  if (ids.length === 0) return `${COMPARE_PATH}?ids=`;
  return differences ? `${comparePath(ids)}&only=differences` : comparePath(ids);
}
