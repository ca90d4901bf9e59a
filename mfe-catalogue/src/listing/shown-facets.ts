import type { Facet } from 'api-client';
import { filterName, type ListState } from './list-state';

/** A facet as it was last offered, with nothing to find behind its values. */
const emptied = ({ field, values }: Facet): Facet => ({
  field,
  values: values.map(({ value }) => ({ value, count: 0 })),
});

/** What is chosen stands among what is offered, also where nothing is found behind it: there it is taken away. */
function withChosen(facets: readonly Facet[], { filters }: ListState): Facet[] {
  const chosen = new Map(Object.entries(filters).map(([name, values]) => [name.replace(/^field\./, ''), values]));
  const offered = [...facets, ...[...chosen.keys()].map((field) => ({ field, values: [] }))];
  return offered
    .filter(({ field }, at) => offered.findIndex((one) => one.field === field) === at)
    .map(({ field, values }) => {
      const missing = (chosen.get(field) ?? []).filter((value) => !values.some((one) => one.value === value));
      return { field, values: [...values, ...missing.map((value) => ({ value, count: 0 }))] };
    });
}

/**
 * The facets that a list offers: those with something to choose, and what is chosen, so that it can be taken away. A
 * list in which nothing is found has none of its own: it goes on offering the last ones.
 *
 * @param last what was offered before
 */
export function shownFacets(facets: readonly Facet[], state: ListState, last: readonly Facet[]): Facet[] {
  if (facets.length === 0) return withChosen(last.map(emptied), state);
  return withChosen(facets, state).filter(({ field, values }) => values.length > 1 || state.filters[filterName(field)]);
}
