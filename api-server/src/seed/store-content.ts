import { siteDay } from '../content/site-dates';
import { storePlainRichText, storeRichText } from '../content/stored-rich-text';
import type { Database } from '../database/database';
import * as schema from '../database/schema';
import { DAY } from '../clock';
import { newId } from '../identity';
import { readingMinutes } from '../content-types/blogs/reading-minutes';
import { storeSections } from '../content/stored-sections';
import type { Services } from '../services';
import type { Content } from './content-folder';
import { storeProducts, type Places } from './store-products';
import { columnsOf, slugColumnsOf } from './stored-columns';

/** Whether a table has no row: only then is it filled, so that no editor's change is undone. */
async function isEmpty(
  db: Database,
  table: (typeof schema)[
    | 'sectors'
    | 'blogs'
    | 'news'
    | 'clients'
    | 'feedbacks'
    | 'jobPostings'
    | 'services'
    | 'sections'
    | 'pages'
    | 'siteSettings'
    | 'careerBanner'],
): Promise<boolean> {
  const [found] = await db.select({ id: table.id }).from(table).limit(1);
  return found === undefined;
}

/** The ids of the existing subsectors, by slug. */
export async function findPlaces(db: Database): Promise<Places> {
  const { subsectors } = schema;
  const rows = await db
    .select({ slug: subsectors.slug, subsectorId: subsectors.id, sectorId: subsectors.sectorId })
    .from(subsectors);
  return new Map(rows.map(({ slug, subsectorId, sectorId }) => [slug, { subsectorId, sectorId }]));
}

async function storeTaxonomy(db: Database, content: Content, now: Date): Promise<void> {
  if (!(await isEmpty(db, schema.sectors))) return;
  for (const [at, { slug, accent = 'oil-gas', ...sector }] of content.sectors.entries()) {
    await db.insert(schema.sectors).values({
      ...sector,
      ...columnsOf(sector.name, now),
      ...slugColumnsOf(slug),
      accent,
      order: sector.order ?? at,
      publishAt: null,
    });
  }
  const sectorIds = new Map((await db.select().from(schema.sectors)).map(({ slug, id }) => [slug, id]));
  for (const [at, { slug, sector, ...subsector }] of content.subsectors.entries()) {
    const sectorId = sectorIds.get(sector);
    if (!sectorId) throw new Error(`The subsector ${slug} names the sector ${sector}, which is not there`);
    await db.insert(schema.subsectors).values({
      ...subsector,
      ...columnsOf(subsector.name, now),
      ...slugColumnsOf(slug),
      sectorId,
      order: subsector.order ?? at,
      publishAt: null,
    });
  }
}

async function storeArticles(db: Database, content: Content, now: Date): Promise<void> {
  const today = await siteDay(db, now);
  if (await isEmpty(db, schema.blogs)) {
    for (const [at, { slug, Date: date = today, ...blog }] of content.blogs.entries()) {
      const { text, ...rendered } = await storeRichText(db, blog.content);
      await db.insert(schema.blogs).values({
        ...blog,
        ...columnsOf(blog.title, now, at * DAY),
        ...slugColumnsOf(slug),
        ...{ content: text, ...rendered, readingMinutes: readingMinutes(text) },
        ...{ tags: blog.tags ?? [], date: date.slice(0, 10), publishAt: null },
      });
    }
  }
  if (await isEmpty(db, schema.news)) {
    for (const [at, { slug, date = today, ...item }] of content.news.entries()) {
      const { text, ...rendered } = await storeRichText(db, item.content);
      await db.insert(schema.news).values({
        ...item,
        ...columnsOf(item.title, now, at * DAY),
        ...slugColumnsOf(slug),
        ...{ content: text, ...rendered, date: date.slice(0, 10), publishAt: null },
      });
    }
  }
}

async function storeCareers(db: Database, content: Content, now: Date): Promise<void> {
  if (await isEmpty(db, schema.jobPostings)) {
    for (const [
      at,
      { slug, role = [], responsibilities = [], requirements = [], benefits = [], validThrough, ...job },
    ] of content.jobPostings.entries()) {
      await db.insert(schema.jobPostings).values({
        ...job,
        ...columnsOf(job.title, now, at * DAY),
        ...slugColumnsOf(slug),
        ...{
          role,
          responsibilities,
          requirements,
          benefits,
          validThrough: validThrough?.slice(0, 10) || null,
          publishAt: null,
        },
      });
    }
  }
  if (await isEmpty(db, schema.careerBanner)) {
    const { image, alt, heading, text, link } = content.careerBanner;
    const banner = { image, alt, heading, text, link };
    await db.insert(schema.careerBanner).values({ ...banner, id: newId(now), createdAt: now, updatedAt: now });
  }
}

async function storeCompany(db: Database, content: Content, now: Date): Promise<void> {
  if (await isEmpty(db, schema.siteSettings)) {
    await db
      .insert(schema.siteSettings)
      .values({ ...content.siteSettings, id: newId(now), createdAt: now, updatedAt: now });
  }
  if (await isEmpty(db, schema.clients)) {
    const sectorIds = new Map((await db.select().from(schema.sectors)).map(({ slug, id }) => [slug, id]));
    for (const [at, { sectors, ...client }] of content.clients.entries()) {
      const ids = sectors.flatMap((slug) => sectorIds.get(slug) ?? []);
      await db.insert(schema.clients).values({
        ...client,
        ...columnsOf(client.name, now),
        sectorIds: ids,
        order: client.order ?? at,
        publishAt: null,
      });
    }
  }
  if (await isEmpty(db, schema.feedbacks)) {
    for (const [at, feedback] of content.feedbacks.entries()) {
      await db
        .insert(schema.feedbacks)
        .values({ ...feedback, ...columnsOf(feedback.name, now), order: feedback.order ?? at, publishAt: null });
    }
  }
  if (await isEmpty(db, schema.services)) {
    for (const [at, { innerServices, ...service }] of content.services.entries()) {
      const inner = innerServices.map(({ title, desc, image = '', pdf = '' }) => ({
        _id: newId(now),
        title,
        desc,
        image,
        pdf,
      }));
      await db.insert(schema.services).values({
        ...service,
        ...columnsOf(service.title, now),
        innerServices: inner,
        order: service.order ?? at,
        publishAt: null,
      });
    }
  }
  if (await isEmpty(db, schema.sections)) {
    for (const [at, { items = [], ...section }] of content.sections.entries()) {
      await db.insert(schema.sections).values({
        ...section,
        ...(section.kind === 'text' && (await storePlainRichText(db, section.text ?? ''))),
        ...columnsOf(section.heading, now),
        ...{ items, order: section.order ?? at, publishAt: null },
      });
    }
  }
}

async function storePages(db: Database, content: Content, now: Date): Promise<void> {
  if (!(await isEmpty(db, schema.pages))) return;
  const products = new Map(
    (await db.select({ id: schema.products.id, slug: schema.products.slug }).from(schema.products)).map(
      ({ id, slug }) => [slug, id],
    ),
  );
  for (const { slug, sections = [], ...page } of content.pages) {
    // The content refers to products by their slugs.
    const linked = sections.map((section) => ({
      ...section,
      items: section.items.map((item) => ({
        ...item,
        ...(item.product && { product: products.get(item.product) ?? item.product }),
      })),
    }));
    await db.insert(schema.pages).values({
      ...page,
      ...columnsOf(page.title, now),
      ...slugColumnsOf(slug),
      ...(await storeSections(db, linked, now)),
      publishAt: null,
    });
  }
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
  await storePages(db, content, now);
}
