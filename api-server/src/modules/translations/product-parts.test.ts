import type { Facet, Product, Translation } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi' } });
const editor = testAdmin(site, 'editor');

interface Named {
  readonly _id: string;
}

const create = async <Answer>(path: string, body: object): Promise<Answer> =>
  (await site.call('POST', path, body, editor)).json<Answer>();

const GRADE = { fieldName: 'Grade', fieldType: 'text', fieldValue: 'Technical' } as const;
const FORM = { fieldName: 'Form', fieldType: 'select', fieldValue: 'Liquid', options: ['Liquid', 'Gel'] } as const;
const SITE = { fieldName: 'Standard', fieldType: 'url', fieldValue: 'https://example.com/' } as const;
const SHEET = { kind: 'tds', title: 'Data sheet', url: '/api/v1/files/sheet.pdf' } as const;
const PICTURE = { url: '/api/v1/files/b.webp', alt: 'A drum' };

async function makeProduct(): Promise<Product> {
  const logo = '/api/v1/files/a.webp';
  const { sector } = await create<{ sector: Named }>('/sectors', { name: 'Water', description: 'Clean.', logo });
  const place = { name: 'Treatment', description: 'Dosing.', sectorId: sector._id };
  const { subsector } = await create<{ subsector: Named }>('/subsector', place);
  const parts = { customFields: [GRADE, FORM, SITE], documents: [SHEET], pictures: [PICTURE] };
  return create('/product', { name: 'Gel', description: 'A gel.', logo, subsectorId: subsector._id, ...parts });
}

async function translate(id: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const address = `/translations/hi/products/${id}`;
  const { version } = (await site.get(address, editor)).json<{ translation: Translation }>().translation;
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  expect((await site.call('PUT', address, { version, fields }, editor)).statusCode).toBe(200);
  await site.call('POST', `${address}/publish`, { version: version + 1 }, editor);
}
const fieldsOf = async (id: string) =>
  (await site.get(`/translations/hi/products/${id}`, editor)).json<{ translation: Translation }>().translation.fields;
const productIn = async (id: string, query: string) =>
  (await site.get(`/products/${id}${query}`)).json<{ product: Product }>().product;
const idsOf = (parts: readonly { readonly _id?: string | undefined }[]) => parts.map(({ _id = '' }) => _id);

let product: Product;
let ids: { readonly [list in 'customFields' | 'documents' | 'pictures']: string[] };
beforeAll(async () => {
  product = await makeProduct();
  const { customFields, documents, pictures } = product;
  ids = { customFields: idsOf(customFields), documents: idsOf(documents), pictures: idsOf(pictures) };
});

it('translates names and values of custom fields, titles of documents and descriptions of pictures', async () => {
  const [grade, form, link] = ids.customFields;
  const [sheet, picture] = [ids.documents[0], ids.pictures[0]];
  expect((await fieldsOf(product._id)).map(({ field }) => field)).toEqual([
    ...['name', 'description'],
    ...[`customFields:${grade}:fieldName`, `customFields:${grade}:fieldValue`],
    ...[`customFields:${form}:fieldName`, `customFields:${form}:fieldValue`],
    // The address of a link is the same in every language.
    `customFields:${link}:fieldName`,
    ...[`pictures:${picture}:alt`, `documents:${sheet}:title`],
  ]);
  const labelOf = new Map((await fieldsOf(product._id)).map(({ field, label }) => [field, label]));
  expect(labelOf.get(`customFields:${grade}:fieldName`)).toBe('Custom field 1: Name');
  expect(labelOf.get(`customFields:${grade}:fieldValue`)).toBe('Custom field 1 (Grade): Value');
  await translate(product._id, {
    [`customFields:${grade}:fieldName`]: 'ग्रेड',
    [`customFields:${grade}:fieldValue`]: 'तकनीकी',
    [`customFields:${form}:fieldValue`]: 'द्रव',
    [`documents:${sheet}:title`]: 'डेटा शीट',
    [`pictures:${picture}:alt`]: 'एक ड्रम',
  });

  const shown = await productIn(product._id, '?locale=hi');
  expect(shown).toMatchObject({
    customFields: [
      { ...GRADE, shownName: 'ग्रेड', shownValue: 'तकनीकी', locale: 'hi', untranslated: [] },
      { ...FORM, shownValue: 'द्रव', locale: 'hi', untranslated: ['fieldName'] },
      { ...SITE, locale: 'hi', untranslated: ['fieldName'] },
    ],
    documents: [{ title: 'डेटा शीट', untranslated: [] }],
    pictures: [{ alt: 'एक ड्रम', untranslated: [] }],
  });
  const { products } = (await site.get('/products?locale=hi')).json<{ products: Product[] }>();
  expect(products[0]?.customFields[0]).toMatchObject({ fieldName: 'Grade', shownName: 'ग्रेड' });
});

it('counts the English values of select fields with their translations beside them', async () => {
  const facetsIn = async (query: string) =>
    (await site.get(`/products?facets=1${query}`))
      .json<{ facets: Facet[] }>()
      .facets.filter(({ field }) => field === 'Form');
  expect(await facetsIn('')).toEqual([{ field: 'Form', values: [{ value: 'Liquid', count: 1 }] }]);
  expect(await facetsIn('&locale=hi')).toEqual([
    { field: 'Form', locale: 'hi', values: [{ value: 'Liquid', shownValue: 'द्रव', count: 1 }] },
  ]);
  await translate(product._id, { [`customFields:${ids.customFields[1]}:fieldName`]: 'रूप' });
  expect(await facetsIn('&locale=hi')).toMatchObject([{ field: 'Form', shownName: 'रूप' }]);
});

it('finds translated names in their language alone, beside English ones, as soon as they are published', async () => {
  const { subsectorId, logo } = product;
  const sealant = await create<Named>('/product', { name: 'Sealant', description: 'It seals.', logo, subsectorId });
  const found = async (query: string) =>
    (await site.get(`/products?search=gel${query}`)).json<{ total: number }>().total;
  expect([await found(''), await found('&locale=hi')]).toEqual([1, 1]);
  await translate(sealant._id, { name: 'नया Gel' });
  expect([await found(''), await found('&locale=hi'), await found('')]).toEqual([1, 2, 1]);
});

it('shows the ids to editors only, and English answers as they were sent', async () => {
  const english = await productIn(product._id, '');
  expect([english.customFields, english.pictures]).toEqual([[GRADE, FORM, SITE], [PICTURE]]);
  const [category] = (await site.get(`/categories?ids=${product._id}`)).json<Product[]>();
  expect(category?.customFields).toEqual([GRADE, FORM, SITE]);
  const edited = (await site.get(`/products/${product._id}`, editor)).json<{ product: Product }>().product;
  expect(idsOf(edited.customFields)).toEqual(ids.customFields);
});

it('keeps the translations of fields that a client sends without ids, in another order and with another value', async () => {
  const customFields = [{ ...FORM, fieldValue: 'Gel' }, GRADE];
  await site.call('PUT', `/product/${product._id}`, { customFields, documents: [{ ...SHEET, revision: '2' }] }, editor);
  const [grade, form] = ids.customFields;
  const states = new Map((await fieldsOf(product._id)).map(({ field, state }) => [field, state]));
  expect(states.get(`customFields:${grade}:fieldValue`)).toBe('done');
  expect(states.get(`customFields:${form}:fieldValue`)).toBe('outdated');
  expect(states.get(`documents:${ids.documents[0]}:title`)).toBe('done');
});

it('finds products by their English values in every language', async () => {
  const found = await site.get('/products?locale=hi&field.Grade=Technical&facets=1');
  expect(found.json()).toMatchObject({ total: 1 });
});
