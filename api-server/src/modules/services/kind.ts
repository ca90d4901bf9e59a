import type { Service } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { services } from '../../database/schema';
import { toService, type ServiceRow } from './repository';

export const serviceKind: ContentKind<typeof services, ServiceRow, Service> = {
  collection: 'services',
  what: 'Service',
  table: services,
  entityOf: toService,
  titleOf: ({ title }) => title,
};
