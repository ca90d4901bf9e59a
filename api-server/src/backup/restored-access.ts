import { eq, getTableName, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database';
import {
  admins,
  apiTokens,
  authenticatorApps,
  installation,
  livePreviews,
  oneTimeCodes,
  oneTimeTokens,
  passkeys,
  previewLinks,
  sessions,
  versionPreviews,
  webhooks,
} from '../database/schema';
import { rowsOf } from '../database/rows-of';

/** Rows that end with every restore: people sign in again and request another code or link. */
const ENDED = [sessions, oneTimeCodes, oneTimeTokens, livePreviews] as const;

/** Access that lasts longer than a session: it opens the site, or sends data from it. */
interface Access {
  readonly what: string;
  readonly id: PgColumn;
  /** The label that distinguishes one from another. */
  readonly label: SQL<string>;
}

const ACCESSES: readonly Access[] = [
  { what: 'administrators', id: admins.id, label: sql`${admins.name} || ' <' || ${admins.email} || '>'` },
  { what: 'API tokens', id: apiTokens.id, label: sql`${apiTokens.name} || ' (…' || ${apiTokens.ending} || ')'` },
  { what: 'passkeys', id: passkeys.id, label: sql`${passkeys.name}` },
  {
    what: 'authenticator apps',
    id: authenticatorApps.adminId,
    label: sql`(select a.email from admins a where a.id = ${authenticatorApps.adminId})`,
  },
  { what: 'webhooks', id: webhooks.id, label: sql`${webhooks.name}` },
  {
    what: 'preview links',
    id: previewLinks.id,
    label: sql`${previewLinks.collection} || '/' || ${previewLinks.entityId}`,
  },
  { what: 'links to versions', id: versionPreviews.id, label: sql`'link of ' || ${versionPreviews.createdBy}` },
];

/** The tables that every restore empties, so that they cannot show whether a site is restored already. */
export const ENDED_TABLES: readonly string[] = ENDED.map(getTableName);

async function hasTable(db: Database, name: string): Promise<boolean> {
  const [found] = await rowsOf<{ there: boolean }>(db, sql`select to_regclass(${name}) is not null as there`);
  return found?.there === true;
}

export type KnownAccess = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * The access that a site has before a backup replaces it.
 * @param site the id of the backup's site
 * @returns undefined for an empty database, or one of another site
 */
export async function knownAccess(db: Database, site: string): Promise<KnownAccess | undefined> {
  if (!(await hasTable(db, getTableName(installation)))) return undefined;
  const [known] = await db.select().from(installation).where(eq(installation.value, site)).limit(1);
  if (!known) return undefined;
  const found = new Map<string, ReadonlySet<string>>();
  for (const { what, id } of ACCESSES) {
    if (!(await hasTable(db, getTableName(id.table)))) continue;
    const rows = await db.select({ id: sql<string>`${id}` }).from(id.table);
    found.set(what, new Set(rows.map((row) => row.id)));
  }
  return found;
}

const MAX_NAMED = 10;
const listed = (labels: readonly string[]): string =>
  labels.slice(0, MAX_NAMED).join(', ') + (labels.length > MAX_NAMED ? ` and ${labels.length - MAX_NAMED} more` : '');

/** The access that a restore ends beside sessions, codes and one-time links. */
interface Ending {
  /** The access before the restore; access that is missing here was removed since the backup. */
  readonly known: KnownAccess | undefined;
  /** Whether all API tokens and preview links end and webhooks stop. */
  readonly endAccess: boolean;
}

/** Ends access that a backup has restored, and reports the restored and the ended access. */
export async function endRestoredAccess(
  db: Database,
  { known, endAccess }: Ending,
  say: (line: string) => void,
): Promise<void> {
  await db.transaction(async (tx) => {
    let ended = 0;
    for (const table of ENDED) ended += (await tx.delete(table).returning()).length;
    say(`Ended: ${ended} sessions, codes and links of the backup that work once. Everyone signs in again.`);
    for (const { what, id, label } of ACCESSES) {
      const rows = await tx
        .select({ id: sql<string>`${id}`, label })
        .from(id.table)
        .orderBy(id);
      const before = known?.get(what);
      const removed = before ? rows.filter((row) => !before.has(row.id)) : [];
      if (removed.length > 0) {
        const ids = removed.map((row) => row.id);
        await tx.delete(id.table).where(inArray(id, ids));
        say(`Ended again: ${what} that were removed since the backup: ${listed(removed.map((row) => row.label))}`);
      }
      const back = rows.filter((row) => !removed.includes(row)).map((row) => row.label);
      if (back.length > 0) say(`Valid again, ${what} (${back.length}): ${listed(back)}`);
    }
    if (endAccess) {
      const tokens = await tx.delete(apiTokens).returning({ id: apiTokens.id });
      const links = [
        ...(await tx.delete(previewLinks).returning({ id: previewLinks.id })),
        ...(await tx.delete(versionPreviews).returning({ id: versionPreviews.id })),
      ];
      const stopped = await tx.update(webhooks).set({ active: false }).returning({ id: webhooks.id });
      say(`Ended: ${tokens.length} API tokens and ${links.length} preview links; ${stopped.length} webhooks are off.`);
    } else if (!known) {
      say(
        'Whatever was ended since the backup is valid again. End it in the administration, or restore with --end-access.',
      );
    }
  });
}
