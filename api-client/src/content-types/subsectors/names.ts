import type { ContentNames } from '../content-type';

export const subsectorNames = {
  collection: 'subsectors',
  path: '/subsectors',
  writePath: '/subsector',
  item: 'subsector',
  items: 'subsectors',
  operations: {
    list: 'fetchSubsectors',
    one: 'fetchSubsector',
    create: 'AddSubsector',
    update: 'EditSubsector',
    delete: 'DeleteSubsector',
  },
} as const satisfies ContentNames;
