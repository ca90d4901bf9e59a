import { readContent, readContentFiles } from 'api-server/seeding';
import { productSchemas } from 'api-client/schemas';
import { CONTENT_FOLDER } from './content';
import { largeCatalogue } from './large-catalogue';

type Content = Awaited<ReturnType<typeof readContent>>;

let content: Content;
beforeAll(async () => {
  const keys = new Set((await readContentFiles(CONTENT_FOLDER)).map(({ key }) => key));
  content = await readContent(CONTENT_FOLDER, (key) =>
    keys.has(key) ? { url: `/api/v1/files/${key.slice(5).replaceAll('/', '-')}`, size: 1000 } : undefined,
  );
});

const words = (text: string) =>
  text
    .replaceAll(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
/** Addresses are compared without case and punctuation. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

describe('the demonstration content', () => {
  it('is large enough to review every screen', () => {
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

  it('gives several products further pictures, each with a text alternative', () => {
    const shown = content.products.flatMap(({ pictures = [] }) => (pictures.length > 0 ? [pictures] : []));
    expect(shown.length).toBeGreaterThanOrEqual(8);
    for (const pictures of shown) {
      expect(pictures.length).toBeGreaterThanOrEqual(2);
      for (const { alt } of pictures) expect(alt).not.toBe('');
    }
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

  it('has the addresses of the specification', () => {
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

  it('respects the agreed lengths', () => {
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

  it('names only files that exist, with the sizes of the documents', async () => {
    expect(JSON.stringify(content)).not.toMatch(/"(?:file|text):/);
    expect(content.products[0]?.documents?.[0]).toMatchObject({ kind: 'tds', size: 1000 });
    await expect(readContent(CONTENT_FOLDER, () => undefined)).rejects.toThrow('no such file was stored');
    for (const file of await readContentFiles(CONTENT_FOLDER)) expect((await file.read()).length).toBeGreaterThan(100);
  });
});

describe('the large catalogue', () => {
  it('makes the same products every time, spread over all subsectors, without new files', () => {
    const first = [...largeCatalogue(1_100)];
    expect(first).toHaveLength(1_100);
    expect([...largeCatalogue(1_100)]).toEqual(first);
    expect(new Set(first.map(({ slug }) => slug)).size).toBe(1_100);
    expect(new Set(first.map(({ subsector }) => subsector)).size).toBe(content.subsectors.length);
    const written = JSON.stringify(content.products.map(({ slug }) => slug));
    for (const { logo, pdf = '', ...product } of first) {
      expect(written).toContain(pdf.slice('file:pdf/data-sheet-'.length));
      const documents = product.documents.map((document) => ({ ...document, url: '/api/v1/files/sheet.pdf' }));
      productSchemas.body.parse({
        ...product,
        documents,
        logo: '/api/v1/files/logo.webp',
        subsectorId: product.subsector,
      });
      expect(logo).toMatch(/^file:picture\/product-/);
    }
  });
});
