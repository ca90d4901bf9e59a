import { valuesOf, type Facet } from 'api-client';
import { filterName, type ListState } from './list-state';

/** A facet of an earlier answer, with counts of zero. */
const emptied = (facet: Facet): Facet => ({
  ...facet,
  values: facet.values.map((value) => ({ ...value, count: 0 })),
});

/** Adds the chosen values to the facets even without results, so that they can be removed. */
function withChosen(facets: readonly Facet[], { filters }: ListState): Facet[] {
  const chosen = new Map(Object.keys(filters).map((name) => [name.replace(/^field\./, ''), valuesOf(filters, name)]));
  const offered: Facet[] = [...facets, ...[...chosen.keys()].map((field) => ({ field, values: [] }))];
  return offered
    .filter(({ field }, at) => offered.findIndex((one) => one.field === field) === at)
    .map((facet) => {
      const { field, values } = facet;
      const missing = (chosen.get(field) ?? []).filter((value) => !values.some((one) => one.value === value));
      return { ...facet, values: [...values, ...missing.map((value) => ({ value, count: 0 }))] };
    });
}

/**
 * The facets of a list: those with several values, and those with a chosen value, so that it can be removed. A list
 * without results has no facets and keeps the last ones.
 *
 * @param last the facets of the last answer
 */
export function shownFacets(facets: readonly Facet[], state: ListState, last: readonly Facet[]): Facet[] {
  if (facets.length === 0) return withChosen(last.map(emptied), state);
  return withChosen(facets, state).filter(({ field, values }) => values.length > 1 || state.filters[filterName(field)]);
}
