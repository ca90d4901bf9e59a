import { API_PREFIX, ENGLISH, FEED_KINDS, feedPath, inLanguage } from 'api-client';
import { itemQuerySchema } from 'api-client/schemas';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { localeOf } from '../../content/site-languages';
import { notFound } from '../../errors/failures';
import { findSiteSettings } from '../site-settings/repository';
import { atom, rss } from './feed';
import { readFeed } from './feeds';
import { robots } from './robots';
import { securityContact } from './security-contact';
import { findShareSubject, SHARE_KINDS } from './share-subject';
import { countProducts, mappedPages, mappedProducts, productsPerMap, sitemapIndex, urlset } from './sitemap';

const shareParams = z.object({ kind: z.enum(SHARE_KINDS), name: z.string().min(1).max(300) });
const mapParams = z.object({ name: z.string().regex(/^products-\d{1,4}$/) });

/** As long as other public answers. */
const CACHE = 'public, max-age=0, s-maxage=5, stale-while-revalidate=60';
/** The address of a share picture stays the same while the picture may change. */
const PICTURE_CACHE = 'public, max-age=3600';

function answer(reply: FastifyReply, type: string, text: string) {
  return reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', CACHE).send(text);
}

/**
 * Robots, site map, feeds, the security contact, and the pictures of shared links. The site's server passes the
 * addresses without the API's prefix on unchanged.
 */
export async function seoRoutes(app: FastifyInstance): Promise<void> {
  const { services } = app;
  const { siteUrl, languages } = services.config;

  app.get('/robots.txt', (_request, reply) => answer(reply, 'text/plain', robots(siteUrl)));

  app.get('/.well-known/security.txt', async (_request, reply) => {
    const [site] = await findSiteSettings(services.db);
    if (!site?.email) throw notFound('Security contact');
    return answer(reply, 'text/plain', securityContact(siteUrl, site.email, services.clock.now()));
  });

  app.get('/sitemap.xml', async (_request, reply) => {
    const maps = Math.ceil((await countProducts(services)) / productsPerMap(services.config));
    if (maps <= 1) {
      const pages = [...(await mappedPages(services)), ...(await mappedProducts(services, 0))];
      return answer(reply, 'application/xml', urlset(siteUrl, pages, languages));
    }
    const products = Array.from({ length: maps }, (_, map) => `/sitemaps/products-${map + 1}.xml`);
    return answer(reply, 'application/xml', sitemapIndex(siteUrl, ['/sitemaps/pages.xml', ...products]));
  });
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    answer(reply, 'application/xml', urlset(siteUrl, await mappedPages(services), languages)),
  );
  app.get('/sitemaps/:name.xml', { schema: { params: mapParams } }, async (request, reply) => {
    const { name } = mapParams.parse(request.params);
    const pages = await mappedProducts(services, Number(name.slice('products-'.length)) - 1);
    if (pages.length === 0) throw notFound('Site map');
    return answer(reply, 'application/xml', urlset(siteUrl, pages, languages));
  });

  for (const kind of FEED_KINDS) {
    for (const language of [undefined, ...languages]) {
      const pathOf = (form: 'rss' | 'atom') => inLanguage(feedPath(kind, form), language ?? ENGLISH);
      app.get(pathOf('rss'), async (_request, reply) =>
        answer(reply, 'application/rss+xml', rss(await readFeed(services, kind, 'rss', language))),
      );
      app.get(pathOf('atom'), async (_request, reply) =>
        answer(reply, 'application/atom+xml', atom(await readFeed(services, kind, 'atom', language))),
      );
    }
  }

  app.get(
    `${API_PREFIX}/share-pictures/:kind/:name.jpg`,
    { schema: { params: shareParams, querystring: itemQuerySchema } },
    async (request, reply) => {
      const { kind, name } = shareParams.parse(request.params);
      // Loaded on use, because of its font engine.
      const { sharePicture } = await import('./share-picture');
      const language = localeOf(services.config, itemQuerySchema.parse(request.query).locale);
      const subject = await findShareSubject(services, kind, name, language);
      const [site] = await findSiteSettings(services.db);
      const bytes = await sharePicture(services, subject, site?.title ?? '');
      return reply
        .header('content-type', 'image/jpeg')
        .header('cache-control', PICTURE_CACHE)
        .header('etag', `"${subject.key}"`)
        .send(bytes);
    },
  );
}
