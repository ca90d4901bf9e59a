import type { Section, SectionPage } from 'api-client';
import type { sectionBodySchema, sectionOrderBodySchema, sectionUpdateSchema } from 'api-client/schemas';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { createContent, trashContent, updateContent, type Change } from '../../content/change';
import { lastPlace } from '../../content/last-place';
import { storePlainRichText } from '../../content/stored-rich-text';
import { sections } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { within, type Services } from '../../services';
import { sectionKind } from './kind';
import { toSection } from './repository';

/** Adds a section to a page, last unless its place is said. */
export function addSection(
  change: Change,
  { status, publishAt, ...body }: z.output<typeof sectionBodySchema>,
): Promise<Section> {
  return createContent(change, sectionKind, {
    name: body.heading,
    publication: { status, publishAt },
    values: async (tx) => ({
      ...body,
      ...(body.kind === 'text' && storePlainRichText(body.text ?? '')),
      items: body.items ?? [],
      order: body.order ?? (await lastPlace(tx, sections)),
    }),
  });
}

/** @throws 404, or 409 after a stale `version` */
export function editSection(
  change: Change,
  id: string,
  { version, status, publishAt, ...body }: z.output<typeof sectionUpdateSchema>,
): Promise<Section> {
  return updateContent(change, sectionKind, id, {
    version,
    name: body.heading,
    publication: { status, publishAt },
    values: async (_tx, before) => ({
      ...body,
      ...((body.kind ?? before.kind) === 'text' && storePlainRichText(body.text ?? before.text)),
    }),
  });
}

/** Moves a section to the trash. */
export function removeSection(change: Change, id: string): Promise<void> {
  return trashContent(change, sectionKind, id);
}

function sectionsOfPage({ db }: Services, page: SectionPage) {
  return db
    .select()
    .from(sections)
    .where(and(eq(sections.page, page), ne(sections.status, 'trashed')))
    .orderBy(asc(sections.order), asc(sections.id));
}

/**
 * Puts all sections of a page in order, in one transaction.
 *
 * @throws 400 when an id is named twice or is no section of the page; 409 when a section is missing, because somebody
 * has added one meanwhile
 */
export async function orderSections(
  change: Change,
  { page, ids }: z.output<typeof sectionOrderBodySchema>,
): Promise<Section[]> {
  const { services } = change;
  return services.db.transaction(async (tx) => {
    const inside = within(services, tx);
    const before = await sectionsOfPage(inside, page);
    const known = new Set(before.map(({ id }) => id));
    if (new Set(ids).size !== ids.length) throw invalidField('ids', 'Sections may be named once only');
    if (ids.some((id) => !known.has(id))) throw invalidField('ids', 'Sections must be those of the page');
    if (ids.length !== before.length) throw conflict('The sections of this page have changed meanwhile');
    for (const [order, id] of ids.entries()) {
      if (before.find((row) => row.id === id)?.order === order) continue;
      await updateContent({ ...change, services: inside }, sectionKind, id, { version: undefined, values: { order } });
    }
    const now = services.clock.now();
    return (await sectionsOfPage(inside, page)).map((row) => toSection(row, now));
  });
}
