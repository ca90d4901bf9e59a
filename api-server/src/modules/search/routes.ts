import type { FastifyInstance } from 'fastify';
import { route } from '../../contract/route';
import { searchedWords } from '../../visits/searched-words';
import { searchSite } from './service';

/** A search for so few results is a suggestion while typing, and not counted. */
const SUGGESTIONS = 3;

export async function searchRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'searchSite', { summary: 'Search the site' }, async ({ services, query }) => {
    const found = await searchSite(services, query);
    const words = searchedWords(query.search);
    const isFullSearch = (query.limit ?? Infinity) > SUGGESTIONS && !query.kind;
    if (found.results.length === 0 && words && isFullSearch) services.visits.add('search', words);
    return { ...found };
  });
}
