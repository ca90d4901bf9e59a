import type { Facet, Product } from 'api-client';
import { filterName, type ListState } from './list-state';

const PLACES = new Set(['sector', 'subsector']);

/**
 * The facets that a list offers: sector and subsector, and the select-type fields of the products shown. Texts that
 * differ from product to product narrow nothing. What is chosen stays, or it could not be taken away.
 */
export function shownFacets(facets: readonly Facet[], products: readonly Product[], state: ListState): Facet[] {
  const choices = new Set(
    products.flatMap(({ customFields }) =>
      customFields
        .filter(({ fieldType }) => fieldType === 'select')
        .map(({ fieldName }) => fieldName.trim().toLowerCase()),
    ),
  );
  return facets.filter(({ field, values }) => {
    if (state.filters[filterName(field)]) return true;
    return values.length > 1 && (PLACES.has(field) || choices.has(field.toLowerCase()));
  });
}
