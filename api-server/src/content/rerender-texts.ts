import { and, eq } from 'drizzle-orm';
import { blogs, news, pages, sections } from '../database/schema';
import type { Services } from '../services';
import { isOutdated, storePlainRichText, storeRichText } from './stored-rich-text';
import { storeSections } from './stored-sections';

/** Rows that are read at once: a text may have millions of characters. */
const AT_ONCE = 20;

/**
 * Renders texts again that were stored under older rules. It runs in the background: until then they are rendered on
 * each read. Texts that change meanwhile are stored under today's rules and stay as they are.
 */
export async function rerenderTexts(services: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const { db } = services;
  for (const table of [blogs, news]) {
    const { id, content, renderedMark } = table;
    const stale = () => db.select({ id, content }).from(table).where(isOutdated(renderedMark)).limit(AT_ONCE);
    for (let rows = await stale(); rows.length > 0; rows = await stale()) {
      for (const row of rows) {
        const { text, ...rendered } = await storeRichText(db, row.content);
        const isSame = and(eq(id, row.id), eq(content, row.content), isOutdated(renderedMark));
        await db
          .update(table)
          .set({ content: text, ...rendered })
          .where(isSame);
      }
    }
  }
  const { id, text, kind, renderedMark } = sections;
  const isStale = and(eq(kind, 'text'), isOutdated(renderedMark));
  const stale = () => db.select({ id, text }).from(sections).where(isStale).limit(AT_ONCE);
  for (let rows = await stale(); rows.length > 0; rows = await stale()) {
    for (const row of rows) {
      await db
        .update(sections)
        .set(await storePlainRichText(db, row.text))
        .where(and(eq(id, row.id), eq(text, row.text), isStale));
    }
  }
  await rerenderPages(services);
}

async function rerenderPages({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const isStale = isOutdated(pages.renderedMark);
  const stale = () =>
    db
      .select({ id: pages.id, version: pages.version, sections: pages.sections })
      .from(pages)
      .where(isStale)
      .limit(AT_ONCE);
  for (let rows = await stale(); rows.length > 0; rows = await stale()) {
    for (const { id, version, sections: stored } of rows) {
      await db
        .update(pages)
        .set(await storeSections(db, stored, stored, clock.now()))
        .where(and(eq(pages.id, id), eq(pages.version, version), isStale));
    }
  }
}
