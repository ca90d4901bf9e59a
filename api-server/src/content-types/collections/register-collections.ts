import { FORMS, remoteCollection, type CollectionDefinition } from 'api-client/content-types';
import { collectionDefinitionsSchema } from 'api-client/schemas';
import { and, eq, notInArray, notLike } from 'drizzle-orm';
import { z } from 'zod';
import { collections } from '../../database/schema';
import { allowLongStatements } from '../../database/time-limits';
import type { Services } from '../../services';
import { describeLostValues } from './describe-lost-values';
import { partsOf, storedCollections } from './served-collections';
import { storeCollection } from './store-collection';

/** The part of the discovery document that is read: the collections of each version, and whether visitors get it. */
const documentSchema = z.object({
  microFrontends: z.record(
    z.string(),
    z.array(
      z.object({
        extras: z.object({
          // The shell has none.
          manifest: z.object({ collections: z.unknown() }).partial().optional(),
          revoked: z.string().optional(),
        }),
        deployment: z.object({ traffic: z.number(), default: z.boolean() }),
      }),
    ),
  ),
});

/** Called for each definition that is not accepted. */
type Refused = (reason: Error) => void;

/** The definition for two versions that are live at once: the fields of both. */
const together = (canary: CollectionDefinition | undefined, usual: CollectionDefinition): CollectionDefinition => ({
  ...usual,
  fields: { ...canary?.fields, ...usual.fields },
});

/**
 * The collections of the live versions, by their names.
 *
 * @param known the names of the stored ones: those of a front end whose definitions are not valid stay live
 */
function publishedCollections(document: unknown, known: readonly string[], refused: Refused) {
  const found = new Map<string, CollectionDefinition | undefined>();
  for (const [remote, entries] of Object.entries(documentSchema.parse(document).microFrontends)) {
    const live = entries.filter(({ deployment, extras: { revoked } }) => {
      return revoked === undefined && (deployment.default || deployment.traffic > 0);
    });
    // The default version last: it decides what both define.
    for (const { extras } of live.sort((a, b) => Number(a.deployment.default) - Number(b.deployment.default))) {
      const read = collectionDefinitionsSchema.safeParse(extras.manifest?.collections ?? {});
      if (!read.success) {
        refused(new Error(`The collections of ${remote} are not valid: ${z.prettifyError(read.error)}`));
        for (const name of known) if (partsOf(name)[0] === remote && !found.has(name)) found.set(name, undefined);
      }
      if (remote === FORMS) {
        refused(new Error(`A front end named "${FORMS}" can't have collections: they are the answers to forms.`));
        continue;
      }
      for (const [collection, definition] of Object.entries(read.data ?? {})) {
        const name = remoteCollection(remote, collection);
        found.set(name, together(found.get(name), definition));
      }
    }
  }
  return found;
}

/**
 * Stores the collections of the live front ends. A definition that would lose or change fields that items have is
 * refused, and the known one stays; delivery refuses such a version before it is live. Collections of front ends that
 * are no longer on the site stay, and are not served.
 *
 * @param document the discovery document
 */
export async function registerCollections(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  document: unknown,
  refused: Refused,
): Promise<void> {
  const stored = new Map((await storedCollections(db)).map((one) => [one.name, one]));
  const wanted = publishedCollections(document, [...stored.keys()], refused);
  const now = clock.now();
  for (const [name, published] of wanted) {
    const before = stored.get(name);
    let definition = published ?? before?.definition;
    if (!definition || (before?.live && JSON.stringify(before.definition) === JSON.stringify(definition))) continue;
    const loss = before && (await describeLostValues(db, name, before.definition, definition));
    if (before && loss !== undefined) {
      refused(new Error(loss));
      if (before.live) continue;
      definition = before.definition;
    }
    const accepted = definition;
    await db.transaction(async (tx) => {
      await allowLongStatements(tx);
      await storeCollection(tx, name, accepted, { live: true, updatedAt: now });
    });
  }
  // Those of forms do not depend on front ends.
  const isLive = and(eq(collections.live, true), notLike(collections.name, `${FORMS}:%`));
  const isOver = wanted.size > 0 ? and(isLive, notInArray(collections.name, [...wanted.keys()])) : isLive;
  await db.update(collections).set({ live: false, updatedAt: now }).where(isOver);
}
