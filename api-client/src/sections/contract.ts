import { contract, put } from '../contract/contract';
import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import { changed } from '../tags';
import type { orderCalls, sectionSchemas } from './schemas';

export const sectionApi = {
  collection: 'sections',
  path: '/sections',
  item: 'section',
  items: 'sections',
  operations: { list: 'fetchSections', create: 'AddSection', update: 'EditSection', delete: 'DeleteSection' },
} as const satisfies ContentTypeApi;

export const { fetchSections, AddSection, EditSection, DeleteSection } =
  contentContract<typeof sectionSchemas>()(sectionApi);

export const { orderSections } = contract<typeof orderCalls>()({
  orderSections: put('/sections/order', ['sections:publish'], { changes: changed('sections') }),
});
