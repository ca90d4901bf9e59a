import type { Section } from 'api-client';
import type { Database } from '../../database/database';
import { sections } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';
export type SectionRow = typeof sections.$inferSelect;
/** As editors have placed them. */
export declare const sectionsInOrder: OrderKey<SectionRow>[];
export declare function sectionsOf(db: Database): ListSource<SectionRow>;
/** A row as the contract shows it. */
export declare function toSection(row: SectionRow, now: Date): Section;
