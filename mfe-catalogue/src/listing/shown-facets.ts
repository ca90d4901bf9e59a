import type { Facet } from 'api-client';
import { filterName, type ListState } from './list-state';

/** A facet as it was last offered, with nothing to find behind its values. */
const emptied = ({ field, values }: Facet): Facet => ({
  field,
  values: values.map(({ value }) => ({ value, count: 0 })),
});

/**
 * The facets that a list offers: those with something to choose, and what is chosen, so that it can be taken away. A
 * list in which nothing is found has none of its own: it goes on offering the last ones.
 *
 * @param last what was offered before
 */
export function shownFacets(facets: readonly Facet[], state: ListState, last: readonly Facet[]): Facet[] {
  if (facets.length > 0)
    return facets.filter(({ field, values }) => values.length > 1 || state.filters[filterName(field)]);
  if (last.length > 0) return last.map(emptied);
  return Object.entries(state.filters).map(([name, values]) => ({
    field: name.replace(/^field\./, ''),
    values: values.map((value) => ({ value, count: 0 })),
  }));
}
