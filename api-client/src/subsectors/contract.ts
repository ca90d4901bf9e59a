import { contentContract } from '../content-type/content-contract';
import type { ContentTypeApi } from '../content-type/content-type';
import type { BodyOf, EntityOf, SchemasOf, UpdateOf } from '../content-type/schemas-of';
import type { subsectorDefinition } from './definition';

export const subsectorApi = {
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
  contentContract<SchemasOf<typeof subsectorDefinition>>()(subsectorApi);

export type Subsector = EntityOf<typeof subsectorDefinition>;
export type SubsectorBody = BodyOf<typeof subsectorDefinition>;
export type SubsectorUpdate = UpdateOf<typeof subsectorDefinition>;
