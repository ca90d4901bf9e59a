import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { grantsOfAdmin } from '../../auth/role-rights';
import { readCookie } from '../../auth/site-cookies';
import type { Database } from '../../database/database';
import { releases } from '../../database/schema';
import type { Services } from '../../services';
import { findLink } from '../delivery/version-previews';
import { asPublished } from './as-published';
import { readableTo } from './readable';
import { itemsOf } from './item-rows';

/** The cookie of a preview, and the header with which the site's server passes its secret on. */
const PREVIEW = 'version-preview';

/** A release that a link shows, and the user who made the link. */
export interface LinkedRelease {
  readonly id: string;
  readonly madeBy: string;
}

/**
 * The release that the request's link shows; undefined without such a link, when visitors see it already, and when the
 * user who made the link no longer exists.
 */
export async function releaseOf(services: Services, request: FastifyRequest): Promise<LinkedRelease | undefined> {
  const passed = request.headers[`x-${PREVIEW}`];
  const token = typeof passed === 'string' ? passed : readCookie(request, PREVIEW);
  if (token === undefined) return undefined;
  const link = await findLink(services, token);
  if (!link?.release || !link.createdById) return undefined;
  const isOpen = and(eq(releases.id, link.release), isNull(releases.publishedAt));
  const [release] = await services.db.select().from(releases).where(isOpen);
  return release && { id: release.id, madeBy: link.createdById };
}

/**
 * Reads the site as it will be: publishes the release in a transaction, reads, and rolls it back. So every list, count
 * and search shows the release, and nothing else can differ from its publication. Items that prevent the publication are
 * read as they are, and so are those that the maker of the link may not read.
 */
export async function readWithRelease<Answer>(
  services: Services,
  { id, madeBy }: LinkedRelease,
  request: FastifyRequest,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  const { db } = services;
  const grants = await grantsOfAdmin(db, madeBy);
  const isReadable = await readableTo(db, grants ?? { role: '', rights: [] });
  const items = (await itemsOf(db, id)).filter(isReadable);
  return asPublished({ services, request }, items, read);
}
