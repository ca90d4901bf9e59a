import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { readCookie } from '../../auth/site-cookies';
import type { Database } from '../../database/database';
import { releases } from '../../database/schema';
import { inTransaction, type Services } from '../../services';
import { findLink } from '../delivery/version-previews';
import { scheduler } from '../pending-changes/pending-changes';
import { itemsOf, publishItem, takeSteps } from './release-items';

/** The cookie of a preview, and the header with which the site's server passes its secret on. */
const PREVIEW = 'version-preview';

/** Rolls a transaction back and returns the answer. */
class Read extends Error {
  constructor(readonly answer: unknown) {
    super('The release is rolled back');
  }
}

/** The release that the request's link shows; undefined without such a link, or when visitors see it already. */
export async function releaseOf(services: Services, request: FastifyRequest): Promise<string | undefined> {
  const passed = request.headers[`x-${PREVIEW}`];
  const token = typeof passed === 'string' ? passed : readCookie(request, PREVIEW);
  if (token === undefined) return undefined;
  const id = (await findLink(services, token))?.release;
  if (!id) return undefined;
  const [release] = await services.db.select().from(releases).where(eq(releases.id, id));
  return release && !release.publishedAt ? id : undefined;
}

/**
 * Reads the site as it will be: publishes the release in a transaction, reads, and rolls it back. So every list, count
 * and search shows the release, and nothing else can differ from its publication. Items that prevent the publication are
 * read as they are.
 */
export async function readWithRelease<Answer>(
  services: Services,
  release: string,
  request: FastifyRequest,
  read: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await services.db.transaction(async (tx) => {
      const within = { services: inTransaction(services, tx), viewer: scheduler(''), request };
      await takeSteps(within, await itemsOf(tx, release), publishItem);
      throw new Read(await read(tx));
    });
  } catch (error) {
    if (error instanceof Read) return error.answer as Answer;
    throw error;
  }
}
