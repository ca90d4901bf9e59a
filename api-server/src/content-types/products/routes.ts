import type { FastifyInstance } from 'fastify';
import { localeOf } from '../../content/site-languages';
import { route } from '../../contract/route';
import { withoutHiddenIds } from '../hidden-ids';
import { itemsInLanguage } from '../items-in-language';
import type { ServedContentType } from '../served-content-type';
import { listCategories } from './service';

export function categoryRoutes(app: FastifyInstance, served: ServedContentType): void {
  route(app, 'fetchCategories', { summary: 'List the products as a bare array' }, async ({ services, query }) => {
    const language = localeOf(services.config, query.locale);
    const found = await itemsInLanguage(services.db, served.type, language, await listCategories(services, query.ids));
    return found.map((one) => withoutHiddenIds(served.fields, one));
  });
}
