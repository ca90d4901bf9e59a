import type { Search } from 'federation/contract';
import { compareShelf } from '../shelves/shelves';

/** The products to compare in the address: the first four distinct ones. */
export function comparedIds(params: Search<'ids'>): string[] {
  const ids = (params.get('ids') ?? '').split(',').map((id) => id.trim());
  return [...new Set(ids.filter((id) => id !== '' && id.length <= 100))].slice(0, compareShelf.most);
}
