import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import {
  contentSchemas,
  formSchemas,
  careerBannerBodySchema,
  innerServiceBodySchema,
  pageSchemas,
  productSchemas,
  sectionSchemas,
  serviceSchemas,
  siteSettingsSchema,
} from 'api-client/schemas';
import { z } from 'zod';
import { check, readJson, resolveRecords } from './records';
import { resolveKeys, type Keys } from './resolve-keys';

const slug = z.string().min(1);
const amount = z.int().min(0);

const productSchema = productSchemas.body.omit({ subsectorId: true }).extend({ slug, subsector: slug }).strict();

/** The id of a part of an item; the key of an item without a slug, by which its translations name it. */
const recordKey = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The bodies of the contract, linked by slugs instead of ids. */
const contentSchema = z.strictObject({
  siteSettings: siteSettingsSchema
    .omit({ _id: true, createdAt: true, updatedAt: true, version: true, locale: true, untranslated: true })
    .strict(),
  careerBanner: careerBannerBodySchema.strict(),
  sectors: z.array(contentSchemas.sectors.body.extend({ slug }).strict()),
  subsectors: z.array(
    contentSchemas.subsectors.body.omit({ sectorId: true, categories: true }).extend({ slug, sector: slug }).strict(),
  ),
  products: z.array(productSchema),
  blogs: z.array(contentSchemas.blogs.body.extend({ slug, likes: amount, views: amount }).strict()),
  news: z.array(contentSchemas.news.body.extend({ slug }).strict()),
  clients: z.array(
    contentSchemas.clients.body
      .omit({ sectorIds: true })
      .extend({ sectors: z.array(slug) })
      .strict(),
  ),
  feedbacks: z.array(contentSchemas.feedbacks.body.extend({ key: recordKey }).strict()),
  jobPostings: z.array(contentSchemas.jobPostings.body.extend({ slug }).strict()),
  services: z.array(
    serviceSchemas.body
      .extend({ key: recordKey, innerServices: z.array(innerServiceBodySchema.extend({ _id: recordKey }).strict()) })
      .strict(),
  ),
  sections: z.array(sectionSchemas.body.extend({ key: recordKey }).strict()),
  forms: z.array(formSchemas.body.extend({ key: recordKey }).strict()),
  pages: z.array(pageSchemas.body.extend({ slug }).strict()),
});

export type Content = z.output<typeof contentSchema>;
export type ContentProduct = z.output<typeof productSchema>;

const MIME_TYPES = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
} as const;

const fileListSchema = z.array(
  z.strictObject({
    key: z.string().startsWith('file:'),
    path: z.string().regex(/^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:webp|png|jpg|pdf)$/),
    alt: z.string(),
  }),
);

export interface ContentFile {
  /** The name by which records refer to it. */
  readonly key: string;
  readonly name: string;
  readonly contentType: string;
  readonly kind: 'image' | 'document';
  /** The description of the picture; empty for documents. */
  readonly alt: string;
  read(): Promise<Buffer>;
}

/** The pictures and documents of a folder of content, from its `files.json`. */
export async function readContentFiles(folder: string): Promise<ContentFile[]> {
  const list = check(path.join(folder, 'files.json'), fileListSchema, await readJson(folder, 'files'));
  return list.map(({ key, path: place, alt }) => {
    const name = path.basename(place);
    const extension = path.extname(name).slice(1) as keyof typeof MIME_TYPES;
    return {
      ...{ key, name, alt, contentType: MIME_TYPES[extension], kind: extension === 'pdf' ? 'document' : 'image' },
      read: () => readFile(path.join(folder, place)),
    };
  });
}

/**
 * The records of a folder of content: one JSON file for each kind, one per sector for products, and longer texts as
 * HTML files.
 *
 * @param file the stored files by their keys
 * @throws Error naming every field that breaks the rules of the contract
 */
export async function readContent(folder: string, file: Keys['file']): Promise<Content> {
  const [siteSettings, careerBanner, sectors, ...lists] = await Promise.all(
    ['site-settings', 'career-banner', 'sectors', ...LISTS.map(([, name]) => name)].map((name) =>
      readJson(folder, name),
    ),
  );
  const products: unknown[] = [];
  for (const sector of check(path.join(folder, 'sectors.json'), z.array(z.looseObject({ slug })), sectors)) {
    products.push(...check(folder, z.array(z.unknown()), await readJson(folder, `products/${sector.slug}`)));
  }
  const written = {
    ...{ siteSettings, careerBanner, sectors, products },
    ...Object.fromEntries(LISTS.map(([property], at) => [property, lists[at]])),
  };
  return check(folder, contentSchema, await resolveRecords(folder, written, file));
}

const LISTS = [
  ['subsectors', 'subsectors'],
  ['blogs', 'blogs'],
  ['news', 'news'],
  ['clients', 'clients'],
  ['feedbacks', 'feedbacks'],
  ['jobPostings', 'job-postings'],
  ['services', 'services'],
  ['sections', 'sections'],
  ['forms', 'forms'],
  ['pages', 'pages'],
] as const;

/** The products of a file with one JSON record per line, in batches; they refer to the files of the folder. */
export async function* readProductLines(
  place: string,
  batchSize: number,
  file: Keys['file'],
): AsyncGenerator<ContentProduct[]> {
  const text = (key: string): string => key;
  let batch: ContentProduct[] = [];
  for await (const line of createInterface({ input: createReadStream(place) })) {
    batch.push(check(place, productSchema, resolveKeys(JSON.parse(line), { file, text })));
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
