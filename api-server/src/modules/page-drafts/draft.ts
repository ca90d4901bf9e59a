import { isDeepStrictEqual } from 'node:util';
import type { DraftSection, Section, SectionPage } from 'api-client';
import { sectionSchemas } from 'api-client/schemas';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { contentTypes } from '../../content-types';
import { entitiesOf } from '../../content-types/entities';
import type { ServedContentType } from '../../content-types/served-content-type';
import { isPublic } from '../../content/columns';
import { pendingChanges, sections } from '../../database/schema';
import type { Services } from '../../services';

type PendingRow = typeof pendingChanges.$inferSelect;

/** A section of a page with its present row. */
export interface Drafted extends DraftSection {
  readonly row: typeof sections.$inferSelect;
  readonly pending: PendingRow | undefined;
}

/** The content type of sections. */
export function servedSections(): ServedContentType {
  const served = contentTypes.find(({ collection }) => collection === 'sections');
  if (!served) throw new Error('Sections are not served');
  return served;
}

/** The names of the fields in which two states of a section differ. */
function changedFields({ type }: ServedContentType, before: Section, after: Section): string[] {
  return Object.keys(type.fields).filter(
    (name) => !isDeepStrictEqual(Reflect.get(before, name), Reflect.get(after, name)),
  );
}

/**
 * The sections of a page as they will be once its changes are published, in order. Changes with their own moment are not
 * among these, and drafts with their own moment keep it.
 */
export async function draftOf({ db, clock }: Pick<Services, 'db' | 'clock'>, page: SectionPage): Promise<Drafted[]> {
  const served = servedSections();
  const now = clock.now();
  const rows = await db
    .select()
    .from(sections)
    .where(and(eq(sections.page, page), ne(sections.status, 'trashed')))
    .orderBy(asc(sections.order), asc(sections.id));
  const ids = rows.map(({ id }) => id);
  const changes = await db
    .select()
    .from(pendingChanges)
    .where(and(eq(pendingChanges.collection, 'sections'), inArray(pendingChanges.entityId, ids)));
  const entities = await entitiesOf(served, rows, now, db);
  const drafted = rows.map((row, at): Drafted => {
    const published = sectionSchemas.entity.parse(entities[at]);
    const pending = changes.find(({ entityId }) => entityId === row.id);
    const shared = { row, pending, by: pending?.by ?? '' };
    if (!isPublic(row, now))
      return {
        ...{ ...shared, section: published, state: 'new', version: row.version, changedFields: [] },
        ...{ scheduledFor: row.publishAt?.toISOString() ?? null, isOutdated: false },
      };
    if (!pending || pending.publishAt)
      return {
        ...{ ...shared, section: published, state: 'published', version: 0, changedFields: [] },
        ...{ scheduledFor: pending?.publishAt?.toISOString() ?? null, isOutdated: false },
      };
    const section = sectionSchemas.entity.parse({ ...published, ...pending.content });
    const isOutdated = pending.baseVersion !== row.version;
    if (pending.deletes)
      return {
        ...{ ...shared, section, state: 'deleted', version: pending.at.getTime(), scheduledFor: null },
        ...{ changedFields: [], isOutdated },
      };
    return {
      ...{ ...shared, section, state: 'changed', version: pending.at.getTime(), scheduledFor: null },
      ...{ changedFields: changedFields(served, published, section), isOutdated },
    };
  });
  return drafted.sort((a, b) => a.section.order - b.section.order);
}

/** Whether publishing the page changes the section. */
export const isUnpublished = ({ state, scheduledFor }: DraftSection): boolean =>
  state !== 'published' && scheduledFor === null;

/** A page's sections as visitors will see them, with one as it is being edited in its place. */
export async function pageWith(
  services: Pick<Services, 'db' | 'clock'>,
  page: SectionPage,
  edited?: Section,
): Promise<{ page: SectionPage; sections: Section[] }> {
  const drafted = await draftOf(services, page);
  const others = drafted.filter(
    (one) =>
      one.section._id !== edited?._id && one.state !== 'deleted' && (one.state === 'published' || isUnpublished(one)),
  );
  const place = drafted.find(({ section }) => section._id === edited?._id)?.section.order;
  const all = [
    ...others.map(({ section }) => section),
    ...(edited ? [{ ...edited, order: place ?? edited.order }] : []),
  ];
  return {
    page,
    // A change may move a section to another page.
    sections: all.filter((one) => one.page === page && one.visible).sort((a, b) => a.order - b.order),
  };
}
