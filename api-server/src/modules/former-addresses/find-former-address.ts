import { OFFERINGS_PATH, sectorPath, subsectorPath } from 'api-client';
import { and, eq, sql } from 'drizzle-orm';
import { formerPath } from '../../content-types/redirects/former-path';
import { findSubsector } from '../../content-types/subsectors/repository';
import { isPublic } from '../../content/columns';
import { findContent } from '../../content/find-content';
import { publicOnly } from '../../content/visibility';
import { redirects, revisions, sectors } from '../../database/schema';
import type { Services } from '../../services';

/** The target of an owner's redirect from a path. */
async function redirected({ db, clock }: Services, path: string): Promise<string | undefined> {
  const [found] = await db
    .select({ to: redirects.to })
    .from(redirects)
    .where(and(eq(redirects.from, path), publicOnly(redirects, clock.now())))
    .limit(1);
  return found?.to;
}

/** The current address of a renamed or moved sector or subsector, by its revisions. */
async function movedOffering({ db, clock }: Services, path: string): Promise<string | undefined> {
  const [sectorName, sectionName, ...rest] = path.slice(OFFERINGS_PATH.length + 1).split('/');
  if (!sectorName || rest.length > 0) return undefined;
  const now = clock.now();
  const sector = await findContent(db, sectors, 'sectors', sectorName);
  if (!sector || sector.status === 'trashed') return undefined;
  if (!sectionName) return isPublic(sector, now) ? sectorPath(sector) : undefined;
  const section = await findSubsector(db, sectionName);
  if (!section || !isPublic(section, now)) return undefined;
  if (!isPublic({ status: section.sectorStatus, publishAt: section.sectorPublishAt }, now)) return undefined;
  const stoodThere =
    section.sectorId === sector.id ||
    (await db.$count(
      revisions,
      and(
        eq(revisions.collection, 'subsectors'),
        eq(revisions.entityId, section.id),
        eq(sql`${revisions.content} ->> 'sectorId'`, sector.id),
      ),
    )) > 0;
  return stoodThere ? subsectorPath(section) : undefined;
}

/** An address in the form of a `Location` header. */
function inHeader(address: string): string {
  const base = 'http://site.invalid';
  const { origin, href, pathname, search, hash } = new URL(address, base);
  return origin === base ? pathname + search + hash : href;
}

/** The new address of a path without a page; undefined if it is unknown. */
export async function findFormerAddress(services: Services, address: string): Promise<string | undefined> {
  const path = formerPath(address);
  const found =
    (await redirected(services, path)) ??
    (path.startsWith(`${OFFERINGS_PATH}/`) ? await movedOffering(services, path) : undefined);
  return found === undefined || formerPath(found) === path ? undefined : inHeader(found);
}
