import {
  blogBodySchema,
  careerBannerBodySchema,
  clientBodySchema,
  feedbackBodySchema,
  innerServiceBodySchema,
  jobPostingBodySchema,
  newsItemBodySchema,
  productBodySchema,
  sectionBodySchema,
  sectorBodySchema,
  serviceBodySchema,
  siteEmailBodySchema,
  siteLogoBodySchema,
  siteSettingsBodySchema,
  subsectorBodySchema,
} from 'api-client/schemas';
import { demonstrationContent, largeCatalogue, resolveFileKeys } from '.';
import { dataSheetKey, safetySheetKey, brochureKey } from './content/documents';
import { demonstrationPictures } from './pictures';

const keys = new Set<string>([
  ...demonstrationPictures().keys(),
  ...demonstrationContent().products.flatMap(({ slug }) => [dataSheetKey(slug), safetySheetKey(slug)]),
  ...demonstrationContent().subsectors.map(({ slug }) => brochureKey(slug)),
]);
const content = resolveFileKeys(demonstrationContent(), (key) =>
  keys.has(key) ? { url: `/api/v1/files/${key.slice(5)}`, size: 1000 } : undefined,
);

const words = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
/** Addresses are compared without case and punctuation. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

describe('the demonstration content', () => {
  it('is as large as every screen needs to be judged', () => {
    expect(content.sectors).toHaveLength(6);
    expect(content.subsectors.length).toBeGreaterThanOrEqual(14);
    expect(content.products.length).toBeGreaterThanOrEqual(64);
    expect(content.blogs).toHaveLength(12);
    expect(content.news).toHaveLength(10);
    expect(content.clients).toHaveLength(12);
    expect(content.feedbacks).toHaveLength(8);
    expect(content.jobPostings).toHaveLength(10);
    expect(content.services).toHaveLength(6);
  });

  it('links records only to records that exist, and gives every subsector products', () => {
    const sectors = new Set(content.sectors.map(({ slug }) => slug));
    const subsectors = new Set(content.subsectors.map(({ slug }) => slug));
    for (const { sector } of content.subsectors) expect(sectors).toContain(sector);
    for (const { subsector } of content.products) expect(subsectors).toContain(subsector);
    for (const client of content.clients) for (const sector of client.sectors) expect(sectors).toContain(sector);
    for (const slug of subsectors)
      expect(content.products.filter(({ subsector }) => subsector === slug).length).toBeGreaterThanOrEqual(3);
  });

  it('has no slug twice', () => {
    for (const list of [
      content.sectors,
      content.subsectors,
      content.products,
      content.blogs,
      content.news,
      content.jobPostings,
    ]) {
      const slugs = list.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });

  it('answers the addresses of the specification', () => {
    const slugs = [...content.sectors, ...content.subsectors].map(({ slug }) => plain(slug));
    const addresses = [
      'oilandgas',
      'downStream',
      'renewable',
      'ExplorationProduction',
      'DrillingService',
      'IOT-IT-BigDataAnalysis',
      'WaterTreatmentFiltration',
      'PipelineDivision',
      'Chemicals',
    ];
    for (const address of addresses) expect(slugs).toContain(plain(address));
    const names = content.subsectors.map(({ name }) => name);
    for (const card of ['Well Cementing Additives', 'Speciality Chemicals', 'Fracking Chemicals', 'Crude Additives'])
      expect(names).toContain(card);
    for (const name of [
      'Exploration & Production',
      'Drilling Services',
      'IoT / IT / Big Data Analysis',
      'Water Treatment & Filtration',
      'Pipeline Division',
      'Chemicals',
      'Renewable Energy',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('keeps to the lengths that were agreed', () => {
    for (const { description } of content.sectors) expect(words(description)).toBeGreaterThanOrEqual(60);
    for (const { content: body } of content.blogs) {
      expect(words(body)).toBeGreaterThanOrEqual(500);
      expect(words(body)).toBeLessThanOrEqual(1100);
    }
  });

  it('has the six periods of the timeline, each with its background', () => {
    const timeline = content.sections.find(({ kind }) => kind === 'timeline');
    expect(timeline?.items?.map(({ years }) => years)).toEqual([
      '2005-2006',
      '2006-2007',
      '2007-2009',
      '2011-2012',
      '2021-2022',
      '2023-Present',
    ]);
    for (const item of timeline?.items ?? []) expect(item.bgColor).toMatch(/^#[\da-f]{6}$/i);
  });

  it('has exactly one closed position', () => {
    expect(content.jobPostings.filter(({ state }) => state === 'closed')).toHaveLength(1);
  });

  it('passes the rules of the contract for every record', () => {
    for (const sector of content.sectors) sectorBodySchema.parse(sector);
    for (const subsector of content.subsectors) subsectorBodySchema.parse({ ...subsector, sectorId: subsector.sector });
    for (const product of content.products) productBodySchema.parse({ ...product, subsectorId: product.subsector });
    for (const blog of content.blogs) blogBodySchema.parse(blog);
    for (const item of content.news) newsItemBodySchema.parse(item);
    for (const client of content.clients) clientBodySchema.parse(client);
    for (const feedback of content.feedbacks) feedbackBodySchema.parse(feedback);
    for (const job of content.jobPostings) jobPostingBodySchema.parse(job);
    for (const service of content.services) {
      serviceBodySchema.parse(service);
      for (const inner of service.innerServices) innerServiceBodySchema.parse(inner);
    }
    for (const section of content.sections) sectionBodySchema.parse(section);
    careerBannerBodySchema.parse(content.careerBanner);
    siteLogoBodySchema.parse(content.siteSettings);
    siteEmailBodySchema.parse(content.siteSettings);
    siteSettingsBodySchema.parse(content.siteSettings);
    expect(JSON.stringify(content)).not.toContain('"file:');
  });

  it('fills in the size of each document, and complains about a file that is missing', () => {
    expect(content.products[0]?.documents?.[0]).toMatchObject({ kind: 'tds', size: 1000 });
    expect(() => resolveFileKeys({ logo: 'file:picture/nowhere' }, () => undefined)).toThrow('file:picture/nowhere');
  });
});

describe('the large catalogue', () => {
  it('makes the same products in batches, spread over all subsectors, without new files', async () => {
    const collect = async () => {
      const all = [];
      for await (const batch of largeCatalogue(1_100, 500)) {
        expect(batch.length).toBeLessThanOrEqual(500);
        all.push(...batch);
      }
      return all;
    };
    const first = await collect();
    expect(first).toHaveLength(1_100);
    expect(await collect()).toEqual(first);
    expect(new Set(first.map(({ slug }) => slug)).size).toBe(1_100);
    expect(new Set(first.map(({ subsector }) => subsector)).size).toBe(content.subsectors.length);
    for (const product of first) {
      const resolved = resolveFileKeys(product, (key) =>
        keys.has(key) ? { url: `/${key.slice(5)}`, size: 1 } : undefined,
      );
      productBodySchema.parse({ ...resolved, subsectorId: product.subsector });
    }
  });
});
