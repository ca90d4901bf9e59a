import { listAddress } from 'api-client';

export const TRANSLATION_STATES = [
  { value: 'open', label: 'To do' },
  { value: 'missing', label: 'Missing texts' },
  { value: 'outdated', label: 'Out of date' },
  { value: 'drafted', label: 'Machine drafts' },
  { value: 'changed', label: 'Not published' },
  { value: 'done', label: 'Done' },
] as const;

/** The state of the list of translations in the address. */
export const translationsAddress = listAddress({
  sorts: [''],
  filters: { language: 'one', collection: 'one', state: TRANSLATION_STATES.map(({ value }) => value) },
});

/** The address of the list of a collection in a language. */
export const translationsPath = (language: string, collection: string): string =>
  `/admin/translations${translationsAddress.write({ filters: { language, collection } })}`;
