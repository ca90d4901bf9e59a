import { productPath } from 'api-client';
import { products as definition } from 'api-client/content-types';
import { and, asc, desc, eq, like, sql, type SQL } from 'drizzle-orm';
import { itemsInLanguage } from '../../content-types/items-in-language';
import { hiddenSubsectorIds, notInSubsectors } from '../../content-types/products/hidden-places';
import { findProductsByIds, toProducts } from '../../content-types/products/repository';
import { wordGroups } from '../../content-types/products/search-words';
import { localeOf } from '../../content/site-languages';
import { publicOnly } from '../../content/visibility';
import { productDocuments, productSearch } from '../../database/schema';
import { containing } from '../../pagination/search-pattern';
import type { Asked } from './asked';
import type { Hit, Hits } from './hit';
import { orTranslated } from './search-translations';

/** A frequent word is in many thousands of documents: enough of them to rank and to count. */
const MOST = 1_000;

/**
 * Whether a document has a word of a group. The words are hidden from the planner: it would rather read the whole table
 * than look a frequent one up, though no more than 1,000 rows are read.
 */
const hasWordOf = (group: readonly string[]): SQL =>
  sql`${productDocuments.words} && (select ${sql.param(group)}::text[])`;

/** The places of the documents with the words, the best first: those with the words in their titles. */
async function findDocuments({ services: { db, clock }, search, words, limit, translated: searched }: Asked) {
  const now = clock.now();
  const translated = await searched;
  const groups = await wordGroups(db, search, translated.areExact ? 'none' : 'unknown');
  const { productId, place, title } = productDocuments;
  const inTitle = words.map((word) => sql`case when ${like(title, containing(word))} then 1 else 0 end`);
  const { where, score } = orTranslated(
    {
      where: groups ? and(...groups.map(hasWordOf)) : sql`false`,
      score: sql`(${sql.join(inTitle, sql` + `)})::double precision`,
    },
    productId,
    'products',
    translated,
  );
  const found = db
    .select({ productId, place, title, score: score.as('score') })
    .from(productDocuments)
    .innerJoin(productSearch, eq(productSearch.id, productId))
    .where(
      and(
        ...[where, publicOnly(productSearch, now)],
        notInSubsectors(productSearch.subsectorId, await hiddenSubsectorIds(db, now)),
      ),
    )
    .limit(MOST)
    .as('found');
  return db
    .select({ productId: found.productId, place: found.place, total: sql<number>`(count(*) over ())::integer` })
    .from(found)
    .orderBy(desc(found.score), asc(found.title), asc(found.productId), asc(found.place))
    .limit(limit);
}

/**
 * Searches the documents of products by the words of their titles, types and languages, and by the names and standards
 * of their products.
 *
 * @param titleScore how well a title matches some words
 */
export async function searchDocuments(
  asked: Asked,
  titleScore: (title: string, words: readonly string[]) => number,
): Promise<Hits> {
  const { services, words, locale } = asked;
  const { db, clock, config } = services;
  const rows = await findDocuments(asked);
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const stored = await toProducts(db, await findProductsByIds(db, ids), clock.now());
  const shown = await itemsInLanguage(db, definition, localeOf(config, locale), stored);
  const known = new Map(shown.map((product) => [product._id, product]));
  const hits = rows.flatMap(({ productId, place }): Hit[] => {
    const product = known.get(productId);
    const document = product?.documents[place];
    if (!product || !document) return [];
    const { title, kind, language, size, url } = document;
    return [
      {
        ...{ _id: `${productId}:${place}`, kind: 'document', title, summary: product.name, image: '' },
        ...{ path: `${productPath(product)}#documents`, document: { kind, language, size, url } },
        score: titleScore(title, words),
        ...(product.locale && {
          locale: product.locale,
          untranslated: [
            ...(document.untranslated?.includes('title') ? ['title'] : []),
            ...(product.untranslated?.includes('name') ? ['summary'] : []),
          ],
        }),
      },
    ];
  });
  // A title in another language is not in the table.
  return { kind: 'document', count: rows[0]?.total ?? 0, hits: hits.toSorted((a, b) => b.score - a.score) };
}
