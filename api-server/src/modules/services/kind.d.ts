import type { Service } from 'api-client';
import type { ContentKind } from '../../content/content-kind';
import { services } from '../../database/schema';
import { type ServiceRow } from './repository';
export declare const serviceKind: ContentKind<typeof services, ServiceRow, Service>;
