import type { ContentType } from 'api-client/content-types';
import type { CollectionFilter } from '../collection-types';
import { optionLabel } from '../fields/field-input';

/** The filters of a list by fields with options, as the definition of its items names them. */
export const selectFilters = ({ fields, filters = {} }: ContentType): CollectionFilter<object>[] =>
  Object.entries(filters).flatMap(([id, filter]) => {
    const field = filter.kind === 'select' ? fields[filter.field] : undefined;
    if (filter.kind !== 'select' || field?.kind !== 'select') return [];
    const options = field.options.map((value) => ({ value, label: optionLabel(field, value) }));
    const matches = (item: object, value: string): boolean => Reflect.get(item, filter.field) === value;
    return [{ id, label: field.label, options, matches }];
  });
