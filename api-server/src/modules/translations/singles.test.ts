import { eq } from 'drizzle-orm';
import type { CareerBanner, ListedTranslation, Menus, SiteSettings, Translation, TranslationCounts } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { revisions, translations } from '../../database/schema';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');
const translator = testAdmin(site, 'translator');

const BANNER = { image: '/api/v1/files/b.png', alt: 'A ridge', heading: 'Work that lasts', text: 'Join us.', link: '' };
const DETAILS = { phone: '123', address: '14 Nadi Marg', tagline: 'Three streams', copyright: '© 2026', social: {} };

beforeEach(async () => {
  await site.services.db.delete(translations);
  // A new translation has the versions of the deleted one again.
  await site.services.db.delete(revisions).where(eq(revisions.collection, 'translations'));
  await site.call('POST', '/career-banner', BANNER, editor);
  await site.call('POST', '/site/settings', DETAILS, editor);
});

const banner = async (query = '') =>
  (await site.get(`/career-banner${query}`)).json<{ careerBanner: CareerBanner }>().careerBanner;
const settings = async (query = '') => (await site.get(`/logos${query}`)).json<{ logos: [SiteSettings] }>().logos[0];
const read = async (collection: string, id: string) =>
  (await site.get(`/translations/hi/${collection}/${id}`, owner)).json<{ translation: Translation }>().translation;

async function publish(collection: string, id: string, texts: Readonly<Record<string, string>>): Promise<void> {
  const address = `/translations/hi/${collection}/${id}`;
  const fields = Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
  const { version } = await read(collection, id);
  const saved = await site.call('PUT', address, { version, fields }, translator);
  expect(saved.statusCode).toBe(200);
  await site.call('POST', `${address}/publish`, { version: version + 1 }, translator);
}

it('shows the banner and the site’s details in a language, and the same English answers as before', async () => {
  const before = [(await site.get('/career-banner')).body, (await site.get('/logos')).body];
  await publish('career-banner', (await banner())._id, { heading: 'टिकाऊ काम' });
  await publish('site-settings', (await settings())._id, { tagline: 'तीन धाराएँ', address: '14 नदी मार्ग' });

  expect(await banner('?locale=hi')).toMatchObject({
    heading: 'टिकाऊ काम',
    text: 'Join us.',
    untranslated: ['alt', 'text'],
  });
  // A copyright line without a letter is the same in every language.
  expect(await settings('?locale=hi')).toMatchObject({
    ...{ tagline: 'तीन धाराएँ', address: '14 नदी मार्ग', copyright: '© 2026', phone: '123' },
    ...{ locale: 'hi', untranslated: [] },
  });
  expect(await settings('?locale=gu')).toMatchObject({
    tagline: 'Three streams',
    untranslated: ['address', 'tagline'],
  });
  expect([(await site.get('/career-banner')).body, (await site.get('/logos?locale=en')).body]).toEqual(before);
});

it('marks a text as out of date when its English text is changed, and says what changed', async () => {
  const { _id } = await banner();
  await publish('career-banner', _id, { alt: 'पहाड़ी', heading: 'टिकाऊ काम', text: 'जुड़िए।' });
  await site.call('POST', '/career-banner', { ...BANNER, heading: 'Work that stands' }, editor);
  const { title, status, fields } = await read('career-banner', _id);
  expect({ title, status }).toEqual({ title: 'Career banner', status: 'published' });
  expect(fields.map(({ field, state, translatedSource }) => [field, state, translatedSource])).toEqual([
    ['alt', 'done', null],
    ['heading', 'outdated', 'Work that lasts'],
    ['text', 'done', null],
  ]);
});

it('counts and lists it with the other content, by its state', async () => {
  const { _id } = await banner();
  const list = async (query: string) =>
    (await site.get(`/translations/hi/career-banner?${query}`, editor)).json<{ translations: ListedTranslation[] }>()
      .translations;
  const counts = async () =>
    (await site.get('/translations/hi', editor))
      .json<{ counts: TranslationCounts[] }>()
      .counts.find(({ collection }) => collection === 'career-banner');
  expect(await counts()).toMatchObject({ items: 1, missing: 1, done: 0 });
  expect(await list('state=missing')).toMatchObject([{ _id, title: 'Career banner', missing: 3 }]);
  await publish('career-banner', _id, { alt: 'पहाड़ी', heading: 'टिकाऊ काम', text: 'जुड़िए।' });
  expect(await counts()).toMatchObject({ items: 1, missing: 0, done: 1 });
  expect(await list('state=open')).toEqual([]);
  expect(await list('state=done&search=banner')).toMatchObject([{ done: 3, isPublished: true }]);
  expect(await list('state=all&search=footer')).toEqual([]);
});

it('translates the labels that owners give to menu entries, also below others', async () => {
  const below = [{ label: 'Reports', path: '/p/reports' }];
  const navbar = [
    { label: 'Safety first', path: '/p/safety', entries: below },
    { id: 'content.home', label: 'Start' },
    { id: 'content.news' },
  ];
  await site.call('POST', '/menus', { navbar }, owner);
  const stored = async () => (await site.get('/menus', owner)).json<{ menus: Menus }>().menus;
  const [safety, home] = (await stored()).navbar;
  await publish('menus', (await stored())._id, {
    [`navbar:${safety?._id}:label`]: 'सुरक्षा पहले',
    [`navbar:${safety?._id}:entries:${safety?.entries?.[0]?._id}:label`]: 'रिपोर्ट',
  });

  const shown = async (query: string) => (await settings(query)).menus?.navbar;
  const hindi = { label: 'सुरक्षा पहले', lang: 'hi', path: '/p/safety' };
  expect(await shown('?locale=hi')).toEqual([
    { ...hindi, entries: [{ label: 'रिपोर्ट', lang: 'hi', path: '/p/reports' }] },
    { id: 'content.home', label: 'Start', lang: 'en' },
    { id: 'content.news' },
  ]);
  // Visitors read the owner's menus in English as they were sent.
  expect(await shown('')).toEqual(navbar);
  expect((await site.get('/menus')).json()).toMatchObject({ menus: { navbar } });

  // An entry keeps its translation when it moves; a changed label makes it out of date.
  const renamed = { label: 'Safety', path: '/p/safety', entries: below };
  await site.call('POST', '/menus', { navbar: [{ id: 'content.home', label: 'Start' }, renamed] }, owner);
  const { fields } = await read('menus', (await stored())._id);
  expect(fields.map(({ field, state }) => [field, state])).toEqual([
    [`navbar:${home?._id}:label`, 'missing'],
    [`navbar:${safety?._id}:label`, 'outdated'],
    [`navbar:${safety?._id}:entries:${safety?.entries?.[0]?._id}:label`, 'done'],
  ]);
});

it('is imported, and refused to those who neither edit nor translate it', async () => {
  const { _id } = await settings();
  const texts = [{ item: _id, field: 'tagline', value: 'तीन धाराएँ' }];
  const imported = await site.call('POST', '/translation-texts/hi/site-settings', { texts }, translator);
  expect(imported.json()).toMatchObject({
    result: { changes: [{ title: 'Site settings', state: 'done' }], errors: [] },
  });
  expect((await site.get(`/translations/hi/site-settings/${_id}`, recruiter)).statusCode).toBe(403);
  expect((await site.get('/translations/hi/site-settings/another', owner)).statusCode).toBe(404);
  expect((await site.get(`/translations/hi/forms/${_id}`, owner)).statusCode).toBe(404);
});
