import type { Service } from 'api-client';
import type { Database } from '../../database/database';
import { services } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';
export type ServiceRow = typeof services.$inferSelect;
/** As editors have placed them. */
export declare const servicesInOrder: OrderKey<ServiceRow>[];
export declare function servicesOf(db: Database): ListSource<ServiceRow>;
/** A row as the contract shows it. */
export declare function toService(row: ServiceRow, now: Date): Service;
