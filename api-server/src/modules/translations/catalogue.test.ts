import type { ContentPage, Product, SearchResult, Section, Sector, Service, Subsector, Translation } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi' } });
const editor = testAdmin(site, 'editor');

interface Named {
  readonly _id: string;
}

/** Publishes texts of an item in Hindi. */
async function translate(collection: string, id: string, texts: Readonly<Record<string, unknown>>): Promise<void> {
  const address = `/translations/hi/${collection}/${id}`;
  const { translation } = (await site.get(address, editor)).json<{ translation: Translation }>();
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  await site.call('PUT', address, { version: translation.version, fields }, editor);
  const published = await site.call('POST', `${address}/publish`, { version: translation.version + 1 }, editor);
  expect(published.statusCode).toBe(200);
}

const create = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await site.call('POST', path, body, editor)).json<Answer>();

async function makeCatalogue(): Promise<{ sector: Named; subsector: Named; product: Named }> {
  const image = '/api/v1/files/a.webp';
  const sector = { name: 'Oil and gas', description: 'Fluids.', logo: image };
  const { sector: made } = await create<{ sector: Named }>('/sectors', sector);
  const subsector = { name: 'Drilling fluids', description: 'Muds.', sectorId: made._id };
  const { subsector: below } = await create<{ subsector: Named }>('/subsector', subsector);
  const product = {
    name: 'Gel plug',
    description: 'A plug.',
    logo: image,
    subsectorId: below._id,
    customFields: [],
    documents: [],
  };
  return { sector: made, subsector: below, product: await create<Named>('/product', product) };
}

it('shows products with their names and those of their sector and subsector in a language', async () => {
  const { sector, subsector, product } = await makeCatalogue();
  const productIn = async () =>
    (await site.get(`/products/${product._id}?locale=hi`)).json<{ product: Product }>().product;
  expect((await productIn()).untranslated).toEqual(['name', 'description', 'subsectorName', 'sectorName']);

  await translate('products', product._id, { name: 'जेल प्लग' });
  await translate('sectors', sector._id, { name: 'तेल और गैस', description: 'द्रव।' });
  const shown = {
    ...{ name: 'जेल प्लग', description: 'A plug.', sectorName: 'तेल और गैस', subsectorName: 'Drilling fluids' },
    ...{ locale: 'hi', untranslated: ['description', 'subsectorName'] },
  };
  expect(await productIn()).toMatchObject(shown);
  const { products } = (await site.get('/products?locale=hi')).json<{ products: Product[] }>();
  expect(products).toMatchObject([shown]);
  expect((await site.get(`/categories?locale=hi&ids=${product._id}`)).json<Product[]>()).toMatchObject([shown]);

  await translate('subsectors', subsector._id, { name: 'ड्रिलिंग द्रव' });
  const [listed] = (await site.get('/subsectors?locale=hi')).json<{ subsectors: Subsector[] }>().subsectors;
  expect(listed).toMatchObject({ name: 'ड्रिलिंग द्रव', sectorName: 'तेल और गैस', untranslated: ['description'] });
  expect((await site.get('/sectors?locale=hi')).json<Sector[]>()).toMatchObject([
    { name: 'तेल और गैस', untranslated: [] },
  ]);

  // The addresses and the filters stay.
  const found = await site.get('/products?locale=hi&sector=oil-and-gas&name=plug');
  expect(found.json()).toMatchObject({ products: [{ name: 'जेल प्लग', slug: 'gel-plug' }], total: 1 });
});

it('finds what is published in a language by its words there, however they are spelt', async () => {
  const search = async (words: string, query = '&locale=hi') =>
    (await site.get(`/search?search=${encodeURIComponent(words)}${query}`)).json<{ results: SearchResult[] }>().results;
  const blog = { title: 'Pipeline inspection', content: '<p>Text.</p>', author: 'A', blogImg: '/api/v1/files/a.webp' };
  const { _id } = (await create<{ blog: Named }>('/blogs', blog)).blog;
  expect(await search('पाइपलाइन')).toEqual([]);
  await translate('blogs', _id, { title: 'पाइपलाइन की जाँच' });
  const found = { _id, kind: 'blog', title: 'पाइपलाइन की जाँच', path: '/blogs/blog-details?id=pipeline-inspection' };
  expect(await search('पाईपलाईन जांच')).toMatchObject([{ ...found, locale: 'hi', untranslated: ['summary'] }]);
  expect(await search('inspection')).toMatchObject([found]);
  expect(await search('पाइपलाइन', '')).toEqual([]);
  expect(await search('inspection', '')).toMatchObject([{ title: 'Pipeline inspection' }]);

  const product = (await search('जेल प्लग')).find(({ kind }) => kind === 'product');
  expect(product).toMatchObject({ title: 'जेल प्लग', untranslated: ['summary'] });
  const { sector, subsector } = Object.fromEntries((await search('द्रव')).map((hit) => [hit.kind, hit.title]));
  expect([sector, subsector]).toEqual(['तेल और गैस', 'ड्रिलिंग द्रव']);
});

it('translates the parts of an item by their ids, so that they keep their texts when they are moved', async () => {
  const text = (heading: string, html: string) => ({ kind: 'text', heading, text: html });
  const body = {
    title: 'Safety',
    summary: 'How we work.',
    sections: [text('Rules', '<p>One.</p>'), text('Trips', '<p>Two.</p>')],
  };
  const { page } = await create<{ page: ContentPage }>('/pages', body);
  const [rules, trips] = page.sections.map(({ _id }) => `sections:${_id}`);
  const address = `/translations/hi/pages/${page._id}`;
  const { translation } = (await site.get(address, editor)).json<{ translation: Translation }>();
  expect(translation.fields.map(({ field, label, kind }) => [field, label, kind])).toEqual([
    ['title', 'Title', 'line'],
    ['summary', 'Summary', 'text'],
    [`${rules}:heading`, 'Sections 1: Heading', 'line'],
    [`${rules}:text`, 'Sections 1: Text', 'richText'],
    [`${trips}:heading`, 'Sections 2: Heading', 'line'],
    [`${trips}:text`, 'Sections 2: Text', 'richText'],
  ]);
  const unsafe = '<p onclick="x()">एक।</p>';
  await translate('pages', page._id, { [`${rules}:heading`]: 'नियम', [`${rules}:text`]: unsafe, title: 'सुरक्षा' });

  const [first, second] = page.sections;
  await site.call('PUT', `/pages/${page._id}`, { sections: [second, { ...first, heading: 'The rules' }] }, editor);
  const moved = (await site.get(`/pages/${page._id}?locale=hi`)).json<{ page: ContentPage }>().page;
  expect(moved).toMatchObject({ title: 'सुरक्षा', summary: 'How we work.', locale: 'hi', untranslated: ['summary'] });
  expect(moved.sections).toMatchObject([
    { heading: 'Trips', text: '<p>Two.</p>', locale: 'hi', untranslated: ['heading', 'text'] },
    { heading: 'नियम', text: '<p>एक।</p>', locale: 'hi', untranslated: [] },
  ]);
  const { fields } = (await site.get(address, editor)).json<{ translation: Translation }>().translation;
  expect(fields.find(({ field }) => field === `${rules}:heading`)).toMatchObject({
    ...{ state: 'outdated', value: 'नियम', translatedSource: 'Rules' },
  });
  expect((await site.get(`/pages/${page._id}`)).body).not.toContain('locale');
});

it('translates inner services, and the rich text of a section of the home page', async () => {
  const logo = '/api/v1/files/a.webp';
  const { service } = await create<{ service: Named }>('/services', { logo, title: 'Inspection', desc: 'We look.' });
  const inner = { title: 'Drones', desc: 'From above.' };
  const [made] = (await create<{ service: Service }>(`/services/${service._id}/inner`, inner)).service.innerServices;
  await translate('services', service._id, { [`innerServices:${made?._id}:title`]: 'ड्रोन' });
  const { services } = (await site.get('/services?locale=hi')).json<{ services: Service[] }>();
  expect(services).toMatchObject([
    {
      title: 'Inspection',
      untranslated: ['title', 'desc'],
      innerServices: [{ title: 'ड्रोन', untranslated: ['desc'] }],
    },
  ]);

  const section = { page: 'about', kind: 'text', heading: 'Our story', text: '<p>Long.</p>', items: [] };
  const { section: story } = await create<{ section: Named }>('/sections', section);
  await translate('sections', story._id, { text: '<p>लंबी।<script>x</script></p>' });
  const { sections } = (await site.get('/sections?page=about&locale=hi')).json<{ sections: Section[] }>();
  expect(sections).toMatchObject([{ heading: 'Our story', text: '<p>लंबी।</p>', untranslated: ['heading'] }]);
});

it('finds products, jobs and articles in their lists by their words in the language, and counts them', async () => {
  const job = { title: 'Mud engineer', location: 'Barmer', detail: 'Plans.' };
  const { _id } = (await create<{ jobPosting: Named }>('/job-postings', job)).jobPosting;
  await translate('job-postings', _id, { title: 'ड्रिलिंग इंजीनियर' });
  const jobs = async (query: string) => (await site.get(`/job-postings?limit=5&${query}`)).json<{ total: number }>();
  expect(await jobs(`search=${encodeURIComponent('इंजिनियर')}&locale=hi`)).toMatchObject({
    jobPostings: [{ _id }],
    total: 1,
  });
  expect(await jobs('search=mud&locale=hi')).toMatchObject({ jobPostings: [{ title: 'ड्रिलिंग इंजीनियर' }] });
  expect((await jobs(`search=${encodeURIComponent('इंजिनियर')}`)).total).toBe(0);
  const products = async (words: string, query = '') =>
    (await site.get(`/products?search=${encodeURIComponent(words)}${query}`)).json<{
      products: Product[];
      total: number;
    }>();
  const found = { products: [{ name: 'जेल प्लग' }], total: 1 };
  expect(await products('जेल', '&locale=hi')).toMatchObject(found);
  expect(await products('जेल', '&locale=hi&limit=1&page=1&facets=1&sector=oil-and-gas')).toMatchObject(found);
  expect(await products('gel', '&locale=hi')).toMatchObject(found);
  expect(await products('जेल')).toMatchObject({ products: [], total: 0 });
  const blogs = await site.get(`/blogs?limit=5&search=${encodeURIComponent('जाँच')}&locale=hi`);
  expect(blogs.json()).toMatchObject({ blogs: [{ title: 'पाइपलाइन की जाँच' }], total: 1 });
});
