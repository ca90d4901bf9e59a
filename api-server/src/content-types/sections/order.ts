import { type Section, type SectionPage } from 'api-client';
import { sectionSchemas, type sectionOrderBodySchema } from 'api-client/schemas';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { updateContent } from '../../content/change';
import { route } from '../../contract/route';
import { sections } from '../../database/schema';
import { conflict, invalidField } from '../../errors/failures';
import { inTransaction, type Services, type Change } from '../../services';
import { entitiesOf } from '../entities';
import type { ServedContentType } from '../served-content-type';

function sectionsOfPage({ db }: Services, page: SectionPage) {
  return db
    .select()
    .from(sections)
    .where(and(eq(sections.page, page), ne(sections.status, 'trashed')))
    .orderBy(asc(sections.order), asc(sections.id));
}

/**
 * Reorders all sections of a page, in one transaction.
 *
 * @throws 400 when an id is repeated or not a section of the page; 409 when a section is missing, because another
 * editor has added it meanwhile
 */
async function orderSections(
  change: Change,
  served: ServedContentType,
  { page, ids }: z.output<typeof sectionOrderBodySchema>,
): Promise<Section[]> {
  const { services } = change;
  return services.db.transaction(async (tx) => {
    const inside = inTransaction(services, tx);
    const before = await sectionsOfPage(inside, page);
    const known = new Set(before.map(({ id }) => id));
    if (new Set(ids).size !== ids.length) throw invalidField('ids', 'Sections may be named once only');
    if (ids.some((id) => !known.has(id))) throw invalidField('ids', 'Sections must be those of the page');
    if (ids.length !== before.length) throw conflict('The sections of this page have changed meanwhile');
    for (const [order, id] of ids.entries()) {
      if (before.find((row) => row.id === id)?.order === order) continue;
      await updateContent({ ...change, services: inside }, served, id, { version: undefined, values: { order } });
    }
    const placed = await entitiesOf(served, await sectionsOfPage(inside, page), services.clock.now(), tx);
    return placed.map((entity) => sectionSchemas.entity.parse(entity));
  });
}

export function orderRoutes(app: FastifyInstance, served: ServedContentType): void {
  route(app, 'orderSections', { summary: 'Change the order of sections' }, async ({ body, ...change }) => ({
    message: 'Order saved successfully',
    sections: await orderSections(change, served, body),
  }));
}
