import { showPlainRichText } from '../../content/stored-rich-text';
import type { Section } from 'api-client';
import { count } from 'drizzle-orm';
import { contentFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { sections } from '../../database/schema';
import type { OrderKey } from '../../listing/order';
import type { ListSource } from '../../listing/list-page';

export type SectionRow = typeof sections.$inferSelect;

/** As editors have placed them. */
export const sectionsInOrder: OrderKey<SectionRow>[] = [{ by: sections.order, kind: 'number', of: (row) => row.order }];

export function sectionsOf(db: Database): ListSource<SectionRow> {
  return {
    select: (where, order, limit) =>
      db
        .select()
        .from(sections)
        .where(where)
        .orderBy(...order)
        .limit(limit),
    count: async (where) => (await db.select({ count: count() }).from(sections).where(where))[0]?.count ?? 0,
  };
}

/** A row as the contract shows it. */
export function toSection(row: SectionRow, now: Date): Section {
  const { page, kind, eyebrow, heading, text, image, imageAlt, linkLabel, link, items, order, visible } = row;
  return {
    ...contentFieldsOf(row, now),
    ...{ page, kind, eyebrow, heading, image, imageAlt, linkLabel, link, items, order, visible },
    // Only these sections show their text as rich text; the others write it out letter by letter.
    text: kind === 'text' ? showPlainRichText(text, row) : text,
  };
}
