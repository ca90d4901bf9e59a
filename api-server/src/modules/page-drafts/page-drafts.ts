import { isDeepStrictEqual } from 'node:util';
import type { SectionPage } from 'api-client';
import type { pageDraftCalls } from 'api-client/schemas';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { updateItem } from '../../content-types/writes';
import { pendingChanges } from '../../database/schema';
import { conflict, invalidField, notFound } from '../../errors/failures';
import { inTransaction, type Change } from '../../services';
import { discardPendingChange, savePendingChange } from '../pending-changes/pending-changes';
import { publishEach } from '../releases/take-steps';
import { refused } from '../releases/refused';
import { draftOf, isUnpublished, servedSections, type Drafted } from './draft';

const CHANGED_MEANWHILE = 'The sections of this page have changed meanwhile. Look at them again.';

const SCHEDULED = (heading: string, verb: 'move' | 'delete') =>
  `“${heading}” is scheduled. Publish it, or remove its date, before you ${verb} it.`;

type Seen = z.output<(typeof pageDraftCalls)['publishPageDraft']['body']>['changes'];

/** Positions that change as few sections as possible: the present ones, unless two are equal. */
function placesOf(drafted: readonly Drafted[]): number[] {
  const places = drafted.map(({ section }) => section.order).sort((a, b) => a - b);
  const isDistinct = new Set(places).size === places.length;
  return isDistinct ? places : places.map((_, index) => index);
}

/** Moves a section: a published one beside what visitors see, a draft itself. */
async function place(
  change: Change,
  { row, state, pending, scheduledFor, section }: Drafted,
  order: number,
): Promise<void> {
  const { id } = row;
  if (scheduledFor !== null) throw conflict(SCHEDULED(section.heading, 'move'));
  if (state === 'new') {
    await updateItem(change, servedSections(), id, { order });
    return;
  }
  const key = { collection: 'sections', id };
  const version = (pending?.at ?? row.updatedAt).getTime();
  await savePendingChange(change, key, {
    ...{ fields: { ...pending?.content, order }, version },
    deletes: state === 'deleted',
  });
}

/** Runs a change of one section of a page in a transaction. @throws 404 */
function changingSection(
  change: Change,
  page: SectionPage,
  id: string,
  work: (within: Change, drafted: Drafted) => Promise<void>,
): Promise<void> {
  return change.services.db.transaction(async (tx) => {
    const within = { ...change, services: inTransaction(change.services, tx) };
    const drafted = (await draftOf(within.services, page)).find(({ row }) => row.id === id);
    if (!drafted) throw notFound('Section');
    await work(within, drafted);
  });
}

/** Saves beside what visitors see whether publishing the page deletes a section. */
const setDeletes = (change: Change, { row, pending }: Drafted, deletes: boolean) =>
  savePendingChange(
    change,
    { collection: 'sections', id: row.id },
    { fields: { ...pending?.content }, version: (pending?.at ?? row.updatedAt).getTime(), deletes },
  );

/**
 * Deletes a section with the next publication of its page: visitors see it until then.
 *
 * @throws 404; 409 for a section that visitors do not see, which is deleted directly, and for a scheduled one
 */
export async function deleteFromPageDraft(change: Change, page: SectionPage, id: string): Promise<void> {
  await changingSection(change, page, id, async (within, drafted) => {
    if (drafted.scheduledFor !== null) throw conflict(SCHEDULED(drafted.section.heading, 'delete'));
    await setDeletes(within, drafted, true);
  });
}

/** Keeps a section that the next publication would delete. @throws 404 */
export async function keepInPageDraft(change: Change, page: SectionPage, id: string): Promise<void> {
  await changingSection(change, page, id, async (within, drafted) => {
    if (drafted.state !== 'deleted') throw notFound('Change');
    await setDeletes(within, drafted, false);
    await endEqualChanges(within, page);
  });
}

/** Ends the changes of sections that are again as visitors see them, such as after moving one to and fro. */
async function endEqualChanges({ services: { db, clock } }: Change, page: SectionPage): Promise<void> {
  for (const { state, changedFields, pending } of await draftOf({ db, clock }, page))
    if (state === 'changed' && changedFields.length === 0 && pending)
      await db.delete(pendingChanges).where(eq(pendingChanges.id, pending.id));
}

/**
 * Reorders the sections of a page, beside what visitors see.
 *
 * @throws 400 when an id is repeated or not a section of the page; 403 for a section that this user may not change; 409
 * when a section is missing, because another editor has added it meanwhile, or is scheduled
 */
export async function orderPageDraft(change: Change, page: SectionPage, ids: readonly string[]): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const within = { ...change, services: inTransaction(change.services, tx) };
    const before = await draftOf(within.services, page);
    const found = ids.flatMap((id) => before.find(({ row }) => row.id === id) ?? []);
    if (new Set(ids).size !== ids.length) throw invalidField('ids', 'Sections may be named once only');
    if (found.length !== ids.length) throw invalidField('ids', 'Sections must be those of the page');
    if (found.length !== before.length) throw conflict(CHANGED_MEANWHILE);
    const places = placesOf(before);
    for (const [index, drafted] of found.entries()) {
      const order = places[index] ?? index;
      if (drafted.section.order !== order) await place(within, drafted, order);
    }
    await endEqualChanges(within, page);
  });
}

/**
 * Publishes all changes of a page and its new sections, or none.
 *
 * @param seen the changes that the caller has seen
 * @returns the number of published sections
 * @throws 409 when there are other changes than these, and one that names the sections that prevent it
 */
export async function publishPageDraft(change: Change, page: SectionPage, seen: Seen): Promise<number> {
  return change.services.db.transaction(async (tx) => {
    const within = { ...change, services: inTransaction(change.services, tx) };
    const unpublished = (await draftOf(within.services, page)).filter(isUnpublished);
    const sorted = (all: Seen) => [...all].sort((a, b) => a._id.localeCompare(b._id));
    const present = unpublished.map(({ row, version }) => ({ _id: row.id, version }));
    if (!isDeepStrictEqual(sorted(present), sorted(seen))) throw conflict(CHANGED_MEANWHILE);
    const items = unpublished.map(({ row, section }) => ({
      ...{ collection: 'sections', entityId: row.id, title: section.heading },
    }));
    const failures = await publishEach(within, items);
    if (failures.length > 0) throw refused('Nothing was published.', failures);
    return items.length;
  });
}

/**
 * Discards the changes of a page's sections, or none. New sections stay drafts, and scheduled changes stay.
 *
 * @throws 403 for changes that a colleague began, if the role does not publish
 */
export async function discardPageDraft(change: Change, page: SectionPage): Promise<number> {
  return change.services.db.transaction(async (tx) => {
    const within = { ...change, services: inTransaction(change.services, tx) };
    const changed = (await draftOf(within.services, page)).filter(
      ({ state }) => state === 'changed' || state === 'deleted',
    );
    for (const { row } of changed) await discardPendingChange(within, { collection: 'sections', id: row.id });
    return changed.length;
  });
}
