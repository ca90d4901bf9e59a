import type { NamedVersions, VersionPreview } from 'api-client';
import { VERSION_PREVIEW_DAYS } from 'api-client/schemas';
import { desc, eq, getTableColumns, gt, lte } from 'drizzle-orm';
import { writeAudit, type Audited } from '../../audit';
import { DAY } from '../../clock';
import type { Database } from '../../database/database';
import { releases, versionPreviews } from '../../database/schema';
import { conflict, notFound } from '../../errors/failures';
import { hashSecret, newId, newSecret } from '../../identity';
import type { Services } from '../../services';

/** The address at which the front end's server gives the browser the versions. */
const PATH = '/version-preview/';
const MAX_LINKS = 500;

/** The sender of a change: a user, or a team by the name of its key. */
export type Sender = Pick<Audited, 'actor' | 'requestId'>;

const NO_RELEASE = { release: null, madeBy: null };

type Row = typeof versionPreviews.$inferSelect;
/** With the name of its release, and when that was published. */
type Named = Row & { readonly name: string | null; readonly publishedAt: Date | null };

type Shown = Omit<Named, 'publishedAt'>;

const toPreview = ({ id, versions, name, createdBy, createdAt, expiresAt }: Shown): VersionPreview => ({
  ...{ _id: id, versions, release: name ?? '', createdBy },
  ...{ createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() },
});

/** Such as `careers 1.4.0, catalogue 2.1.0`. */
const titleOf = ({ versions, name }: Pick<Named, 'versions' | 'name'>): string =>
  [...versions.map(({ remote, version }) => `${remote} ${version}`), ...(name === null ? [] : [name])].join(', ');

/** Makes a link to versions, or to the site with a release that a user may read. @returns the link with its path, which is not stored. @throws 409 when there are too many */
export async function makePreview(
  { db, clock }: Services,
  sender: Sender,
  versions: NamedVersions,
  { release, madeBy }: { readonly release: string | null; readonly madeBy: string | null } = NO_RELEASE,
): Promise<VersionPreview & { readonly path: string }> {
  const now = clock.now();
  const token = newSecret();
  const row: Row = {
    ...{ id: newId(now), tokenHash: hashSecret(token), versions, release, createdBy: sender.actor?.name ?? '' },
    createdById: madeBy,
    ...{ createdAt: now, expiresAt: new Date(now.getTime() + VERSION_PREVIEW_DAYS * DAY) },
  };
  const name = await db.transaction(async (tx) => {
    const links = await tx.$count(versionPreviews, gt(versionPreviews.expiresAt, now));
    if (links >= MAX_LINKS) throw conflict('There are many links to versions already. End some of them first.');
    await tx.insert(versionPreviews).values(row);
    const [named] = release === null ? [] : await tx.select().from(releases).where(eq(releases.id, release));
    const name = named?.name ?? null;
    const title = titleOf({ versions, name });
    await writeAudit(tx, { ...sender, at: now, action: 'share-version', title });
    return name;
  });
  return { ...toPreview({ ...row, name }), path: PATH + token };
}

const named = (db: Database) =>
  db
    .select({ ...getTableColumns(versionPreviews), name: releases.name, publishedAt: releases.publishedAt })
    .from(versionPreviews)
    .leftJoin(releases, eq(releases.id, versionPreviews.release));

/** The links that still work, the newest first. */
export async function listPreviews({ db, clock }: Services): Promise<VersionPreview[]> {
  const rows = await named(db)
    .where(gt(versionPreviews.expiresAt, clock.now()))
    .orderBy(desc(versionPreviews.createdAt), desc(versionPreviews.id));
  return rows.map(toPreview);
}

/** Ends a link early. @throws 404 */
export async function endPreview({ db, clock }: Services, sender: Sender, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await named(tx).where(eq(versionPreviews.id, id));
    if (!gone) throw notFound('Link');
    await tx.delete(versionPreviews).where(eq(versionPreviews.id, id));
    const title = titleOf(gone);
    await writeAudit(tx, { ...sender, at: clock.now(), action: 'end-version-preview', title });
  });
}

/** The row of a link; undefined when there is no such link, or it has expired. */
export async function findLink({ db, clock }: Services, token: string): Promise<Named | undefined> {
  const [row] = await named(db)
    .where(eq(versionPreviews.tokenHash, hashSecret(token)))
    .limit(1);
  return row && row.expiresAt > clock.now() ? row : undefined;
}

interface ReadPreview extends VersionPreview {
  /** Visitors see its release: there is nothing left to preview. */
  readonly isReleased: boolean;
}

/** The versions and the release of a link; undefined when there is no such link, or it has expired. */
export async function readPreview(services: Services, token: string): Promise<ReadPreview | undefined> {
  const row = await findLink(services, token);
  return row && { ...toPreview(row), isReleased: row.publishedAt !== null };
}

export const cleanUpPreviews = ({ db, clock }: Services): Promise<unknown> =>
  db.delete(versionPreviews).where(lte(versionPreviews.expiresAt, clock.now()));
