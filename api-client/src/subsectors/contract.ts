import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { subsectorSchemas } from './schemas';

export const subsectorNames = {
  collection: 'subsectors',
  path: '/subsectors',
  writePath: '/subsector',
  item: 'subsector',
  items: 'subsectors',
  alsoChanges: ['sectors', 'products'],
  operations: {
    list: 'fetchSubsectors',
    one: 'fetchSubsector',
    create: 'AddSubsector',
    update: 'EditSubsector',
    delete: 'DeleteSubsector',
  },
} as const satisfies ContentTypeApi;

export const { fetchSubsectors, fetchSubsector, AddSubsector, EditSubsector, DeleteSubsector } =
  contentContract<typeof subsectorSchemas>()(subsectorNames);
