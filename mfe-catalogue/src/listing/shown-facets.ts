import type { Facet } from 'api-client';
import { filterName, type ListState } from './list-state';

/** The facets that a list offers: those with something to choose, and what is chosen, so that it can be taken away. */
export function shownFacets(facets: readonly Facet[], state: ListState): Facet[] {
  return facets.filter(({ field, values }) => values.length > 1 || state.filters[filterName(field)]);
}
