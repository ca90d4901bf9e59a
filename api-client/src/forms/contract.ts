import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { formSchemas } from './schemas';

export const formApi = {
  collection: 'forms',
  path: '/forms',
  item: 'form',
  items: 'forms',
  operations: { list: 'fetchForms', one: 'fetchForm', create: 'addForm', update: 'updateForm', delete: 'deleteForm' },
} as const satisfies ContentTypeApi;

export const { fetchForms, fetchForm, addForm, updateForm, deleteForm } =
  contentContract<typeof formSchemas>()(formApi);
