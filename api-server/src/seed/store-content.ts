import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { siteDay } from '../content/site-dates';
import { storePlainRichText, storeRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { DAY } from '../clock';
import { newId } from '../identity';
import { storeQuestions } from '../content-types/forms/questions';
import { storeAnswers } from '../content-types/forms/store-answers';
import { countWords, minutesFor } from '../text/reading-minutes';
import { withIds } from '../content/part-ids';
import { storeSections } from '../content/stored-sections';
import type { Services } from '../services';
import type { Content } from './content-folder';
import { storeProducts, type Places } from './store-products';
import { columnsOf, slugColumnsOf } from './stored-columns';

/** Fills a table, only while it has no row, so that no editor's change is undone. @returns whether it was empty */
async function fill<Table extends PgTable & { id: AnyPgColumn }, Item>(
  db: Database,
  table: Table,
  items: readonly Item[],
  rowOf: (item: Item, at: number) => Promise<Table['$inferInsert']> | Table['$inferInsert'],
): Promise<boolean> {
  const source: PgTable = table;
  const [found] = await db.select({ id: table.id }).from(source).limit(1);
  if (found) return false;
  for (const [at, item] of items.entries()) await db.insert(source).values(await rowOf(item, at));
  return true;
}

const idsBySlug = async (db: Database, table: typeof schema.sectors | typeof schema.products) =>
  new Map((await db.select({ slug: table.slug, id: table.id }).from(table)).map(({ slug, id }) => [slug, id]));

/** The ids of the existing subsectors, by slug. */
export async function findPlaces(db: Database): Promise<Places> {
  const { subsectors } = schema;
  const rows = await db
    .select({ slug: subsectors.slug, subsectorId: subsectors.id, sectorId: subsectors.sectorId })
    .from(subsectors);
  return new Map(rows.map(({ slug, subsectorId, sectorId }) => [slug, { subsectorId, sectorId }]));
}

async function storeTaxonomy(db: Database, content: Content, now: Date): Promise<void> {
  const isNew = await fill(db, schema.sectors, content.sectors, ({ slug, accent = 'oil-gas', ...sector }, at) => ({
    ...sector,
    ...columnsOf(sector.name, now),
    ...slugColumnsOf(slug),
    accent,
    order: sector.order ?? at,
    publishAt: null,
  }));
  if (!isNew) return;
  const sectorIds = await idsBySlug(db, schema.sectors);
  await fill(db, schema.subsectors, content.subsectors, ({ slug, sector, ...subsector }, at) => {
    const sectorId = sectorIds.get(sector);
    if (!sectorId) throw new Error(`The subsector ${slug} names the sector ${sector}, which does not exist`);
    return {
      ...subsector,
      ...columnsOf(subsector.name, now),
      ...slugColumnsOf(slug),
      sectorId,
      order: subsector.order ?? at,
      publishAt: null,
    };
  });
}

async function storeArticles(db: Database, content: Content, now: Date): Promise<void> {
  const today = await siteDay(db, now);
  await fill(db, schema.blogs, content.blogs, async ({ slug, Date: date = today, ...blog }, at) => {
    const { text, ...rendered } = await storeRichText(db, blog.content);
    return {
      ...blog,
      ...columnsOf(blog.title, now, at * DAY),
      ...slugColumnsOf(slug),
      ...{ content: text, ...rendered, readingMinutes: minutesFor(countWords(text)) },
      ...{ tags: blog.tags ?? [], date: date.slice(0, 10), publishAt: null },
    };
  });
  await fill(db, schema.news, content.news, async ({ slug, date = today, ...item }, at) => {
    const { text, ...rendered } = await storeRichText(db, item.content);
    return {
      ...item,
      ...columnsOf(item.title, now, at * DAY),
      ...slugColumnsOf(slug),
      ...{ content: text, ...rendered, date: date.slice(0, 10), publishAt: null },
    };
  });
}

async function storeCareers(db: Database, content: Content, now: Date): Promise<void> {
  await fill(db, schema.jobPostings, content.jobPostings, ({ slug, validThrough, ...job }, at) => ({
    ...{ role: [], responsibilities: [], requirements: [], benefits: [], ...job },
    ...columnsOf(job.title, now, at * DAY),
    ...slugColumnsOf(slug),
    ...{ validThrough: validThrough?.slice(0, 10) || null, publishAt: null },
  }));
  await fill(db, schema.careerBanner, [content.careerBanner], ({ image, alt, heading, text, link }) => ({
    ...{ image, alt, heading, text, link },
    ...{ id: newId(now), createdAt: now, updatedAt: now },
  }));
}

async function storeCompany(db: Database, content: Content, now: Date): Promise<void> {
  await fill(db, schema.siteSettings, [content.siteSettings], (settings) => ({
    ...settings,
    ...{ id: newId(now), createdAt: now, updatedAt: now },
  }));
  const sectorIds = await idsBySlug(db, schema.sectors);
  await fill(db, schema.clients, content.clients, ({ sectors, ...client }, at) => ({
    ...client,
    ...columnsOf(client.name, now),
    sectorIds: sectors.flatMap((slug) => sectorIds.get(slug) ?? []),
    ...{ order: client.order ?? at, publishAt: null },
  }));
  await fill(db, schema.feedbacks, content.feedbacks, ({ key: _, ...feedback }, at) => ({
    ...feedback,
    ...columnsOf(feedback.name, now),
    ...{ order: feedback.order ?? at, publishAt: null },
  }));
  await fill(db, schema.services, content.services, ({ key: _, innerServices, ...service }, at) => ({
    ...service,
    ...columnsOf(service.title, now),
    innerServices: innerServices.map((inner) => ({ image: '', pdf: '', ...inner })),
    ...{ order: service.order ?? at, publishAt: null },
  }));
  await fill(db, schema.sections, content.sections, async ({ key: _, items = [], ...section }, at) => ({
    ...section,
    ...(section.kind === 'text' && (await storePlainRichText(db, section.text ?? ''))),
    ...columnsOf(section.heading, now),
    ...{ items: withIds(items, [], now), order: section.order ?? at, publishAt: null },
  }));
}

async function storeForms(db: Database, content: Content, now: Date): Promise<void> {
  const isNew = await fill(db, schema.forms, content.forms, ({ key: _, questions = [], ...form }) => ({
    ...form,
    ...columnsOf(form.title, now),
    ...{ questions: storeQuestions(questions, now), publishAt: null },
  }));
  if (!isNew) return;
  for (const form of await db.select().from(schema.forms)) await db.transaction((tx) => storeAnswers(tx, form));
}

async function storePages(db: Database, content: Content, now: Date): Promise<void> {
  const products = await idsBySlug(db, schema.products);
  const forms = new Map((await db.select().from(schema.forms)).map(({ title, id }) => [title, id]));
  await fill(db, schema.pages, content.pages, async ({ slug, sections = [], ...page }) => {
    // The content refers to products by their slugs, and to forms by their titles.
    const linked = sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        ...(item.product && { product: products.get(item.product) ?? item.product }),
        ...(item.form && { form: forms.get(item.form) ?? item.form }),
      })),
    }));
    return {
      ...page,
      ...columnsOf(page.title, now),
      ...slugColumnsOf(slug),
      ...(await storeSections(db, linked, [], now)),
      publishAt: null,
    };
  });
}

/** Stores content. Each collection is filled only while it is empty. */
export async function storeContent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  content: Content,
  say: (line: string) => void,
): Promise<void> {
  const now = clock.now();
  await storeTaxonomy(db, content, now);
  const added = await storeProducts(db, content.products, await findPlaces(db), now);
  if (added > 0) say(`  ${added} products`);
  await storeArticles(db, content, now);
  await storeCareers(db, content, now);
  await storeCompany(db, content, now);
  await storeForms(db, content, now);
  await storePages(db, content, now);
}
