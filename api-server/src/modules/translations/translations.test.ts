import { eq } from 'drizzle-orm';
import type {
  AuditEntry,
  Blog,
  ListedTranslation,
  OwnRole,
  Translation,
  TranslationCounts,
  UserInfo,
} from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';
import { contentRevision } from '../../content/content-revision';
import { revisions, translations } from '../../database/schema';
import { usesOf } from '../media/usage';
import { purgeTrash, TRASH_LIFETIME } from '../versioned-content-types';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const owner = testAdmin(site, 'owner');
const editor = testAdmin(site, 'editor');
const recruiter = testAdmin(site, 'recruiter');
const translator = testAdmin(site, 'translator');

const BLOG = {
  ...{ title: 'Sea fog', summary: 'When fog comes', content: '<p>Fog on the jetty.</p>', author: 'A. Rao' },
  ...{ blogImg: '/api/v1/files/b.png', authorImg: '' },
};
let count = 0;
const add = async (changes: object = {}) => {
  count += 1;
  const body = { ...BLOG, slug: `fog-${count}`, ...changes };
  return (await site.call('POST', '/blogs', body, editor)).json<{ blog: Blog }>().blog;
};
const address = (id: string, language = 'hi') => `/translations/${language}/blogs/${id}`;
const read = async (id: string, language = 'hi') =>
  (await site.get(address(id, language), editor)).json<{ translation: Translation }>().translation;
const fieldsOf = (texts: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, { value }]));
const save = async (id: string, texts: Readonly<Record<string, unknown>>, who = editor) =>
  site.call('PUT', address(id), { version: (await read(id)).version, fields: fieldsOf(texts) }, who);
const publish = async (id: string, who = editor) =>
  site.call('POST', `${address(id)}/publish`, { version: (await read(id)).version }, who);
const seen = async (id: string, query = '?locale=hi') =>
  (await site.get(`/blogs/${id}${query}`)).json<{ blog: Blog }>().blog;
const statesOf = ({ fields }: Translation) => Object.fromEntries(fields.map(({ field, state }) => [field, state]));
const HINDI = { title: 'समुद्री कोहरा', content: '<p>घाट पर कोहरा।</p>' };

it('shows what is published in a language, and says which texts are English', async () => {
  const { _id } = await add();
  expect(await seen(_id)).toMatchObject({ title: 'Sea fog', untranslated: ['title', 'summary', 'content'] });
  expect((await save(_id, HINDI)).statusCode).toBe(200);
  expect(await seen(_id)).toMatchObject({ title: 'Sea fog' });

  expect((await publish(_id)).json()).toMatchObject({
    translation: { isPublished: true, isChanged: false, version: 2 },
  });
  const hindi = await seen(_id);
  expect(hindi).toMatchObject({ ...HINDI, summary: BLOG.summary, untranslated: ['summary'], author: 'A. Rao' });
  expect(await seen(_id, '?locale=gu')).toMatchObject({ title: 'Sea fog' });

  const listed = (await site.get('/blogs?locale=hi')).json<{ blogs: Blog[] }>().blogs.find((one) => one._id === _id);
  // A card describes the article in the language of the article.
  expect(listed).toMatchObject({ title: HINDI.title, summary: 'घाट पर कोहरा।', content: '', untranslated: [] });
});

it('says how long it takes to read the translated text', async () => {
  const { _id } = await add();
  await save(_id, { content: `<p>${'<strong>घाट</strong> पर '.repeat(150)}</p><p>${'कोहरा\n'.repeat(300)}</p>` });
  await publish(_id);
  const listed = (await site.get('/blogs?locale=hi')).json<{ blogs: Blog[] }>().blogs.find((one) => one._id === _id);
  expect([await seen(_id), listed].map((one) => one?.readingMinutes)).toEqual([3, 3]);
  expect(await seen(_id, '')).toMatchObject({ readingMinutes: 1 });
});

it('offers the newest translation of the same English text in another item, and leads to the published page', async () => {
  const title = 'A text of several items';
  const [first, second, open] = [await add({ title }), await add({ title }), await add({ title })];
  for (const [{ _id }, hindi] of [
    [first, 'पहला'],
    [second, 'दूसरा'],
  ] as const) {
    site.clock.pass(1_000);
    await save(_id, { title: hindi });
  }
  const { path, fields } = await read(open._id);
  expect(path).toBe(`/blogs/blog-details?id=${open.slug}`);
  expect(fields[0]).toMatchObject({ field: 'title', known: 'दूसरा' });
  expect((await read(open._id, 'gu')).fields[0]).toMatchObject({ field: 'title', known: null });
  await save(open._id, { title: 'तीसरा' });
  expect((await read(open._id)).fields[0]).toMatchObject({ field: 'title', known: null });
});

it('answers the same bytes as before without a language, and in English', async () => {
  const { _id } = await add();
  const addresses = [
    `/blogs/${_id}`,
    '/blogs',
    '/blogs?limit=2&facets=1',
    '/news',
    '/sectors',
    '/job-postings',
    '/products',
  ];
  const bytes = async (query = '') =>
    Promise.all(
      addresses.map(async (one) => (await site.get(query ? one + (one.includes('?') ? '&' : '?') + query : one)).body),
    );
  const before = await bytes();
  expect(before.join('')).not.toContain('untranslated');
  await save(_id, HINDI);
  await publish(_id);
  expect(await bytes()).toEqual(before);
  expect(await bytes('locale=en')).toEqual(before);
});

it('keeps a change beside what is published until it is published, and shows English after unpublishing', async () => {
  const { _id } = await add();
  await save(_id, HINDI);
  await publish(_id);
  await save(_id, { title: 'कोहरा', summary: 'कोहरा कब आता है' });
  expect(await seen(_id)).toMatchObject({ title: HINDI.title, summary: BLOG.summary });
  expect(await read(_id)).toMatchObject({ isPublished: true, isChanged: true, by: 'The editor' });
  await publish(_id);
  expect(await seen(_id)).toMatchObject({ title: 'कोहरा', content: HINDI.content, untranslated: [] });

  // An empty text removes the translation.
  await save(_id, { summary: '' });
  await publish(_id);
  expect(await seen(_id)).toMatchObject({ summary: BLOG.summary, untranslated: ['summary'] });

  expect((await site.call('POST', `${address(_id)}/unpublish`, {}, editor)).statusCode).toBe(200);
  expect(await seen(_id)).toMatchObject({ title: 'Sea fog' });
  expect(await read(_id)).toMatchObject({ isPublished: false, isChanged: true });
  expect((await site.call('POST', `${address(_id)}/unpublish`, {}, editor)).statusCode).toBe(404);
});

it('knows for each text whether it is missing, done or out of date', async () => {
  const { _id } = await add();
  const before = await read(_id);
  expect(before).toMatchObject({ title: 'Sea fog', status: 'published', version: 0, at: null, isPublished: false });
  expect(before.fields.map(({ field, kind, source }) => [field, kind, source])).toEqual([
    ['title', 'line', 'Sea fog'],
    ['summary', 'text', 'When fog comes'],
    ['content', 'richText', '<p>Fog on the jetty.</p>'],
  ]);
  expect(statesOf(before)).toEqual({ title: 'missing', summary: 'missing', content: 'missing' });
  await save(_id, HINDI);
  expect(statesOf(await read(_id))).toEqual({ title: 'done', summary: 'missing', content: 'done' });

  await site.call('PUT', `/blogs/${_id}`, { title: 'Sea fog in winter', author: 'B. Rao' }, editor);
  const changed = await read(_id);
  expect(statesOf(changed)).toEqual({ title: 'outdated', summary: 'missing', content: 'done' });
  // The text was translated from the first version of the article, which its history has.
  expect(changed.fields[0]).toMatchObject({ translatedSource: before.fields[0]?.source, value: HINDI.title });

  // A translator who has seen only the former text does not make the translation current.
  const former = { title: { value: 'कोहरा', sourceHash: before.fields[0]?.sourceHash } };
  const stored = await site.call('PUT', address(_id), { version: changed.version, fields: former }, editor);
  expect(statesOf(stored.json<{ translation: Translation }>().translation)).toMatchObject({ title: 'outdated' });
  await save(_id, { title: 'सर्दी का समुद्री कोहरा' });
  expect(statesOf(await read(_id))).toMatchObject({ title: 'done' });
});

it('lists what is missing, out of date or not published, by language and collection', async () => {
  const listOf = async (query: string) =>
    (await site.get(`/translations/gu/blogs${query}`, editor)).json<{
      translations: ListedTranslation[];
      total: number;
    }>();
  const countsOf = async () =>
    (await site.get('/translations/gu', editor))
      .json<{ counts: TranslationCounts[] }>()
      .counts.find(({ collection }) => collection === 'blogs');
  const title = 'A pump of gujarat';
  const { _id } = await add({ title });
  const find = async (state: string) => (await listOf(`?state=${state}&search=gujarat`)).translations;
  const before = await countsOf();
  expect(await find('missing')).toMatchObject([{ _id, title, missing: 3, outdated: 0, done: 0, isPublished: false }]);

  const fields = fieldsOf({ title: 'પંપ', summary: 'સાર', content: '<p>લેખ</p>' });
  await site.call('PUT', address(_id, 'gu'), { version: 0, fields }, editor);
  expect([await find('missing'), await find('done')]).toEqual([[], []]);
  expect(await find('changed')).toMatchObject([{ _id, done: 3, isChanged: true, by: 'The editor' }]);
  await site.call('POST', `${address(_id, 'gu')}/publish`, { version: 1 }, editor);
  expect([await find('done'), await find('open')]).toMatchObject([[{ _id, isPublished: true }], []]);
  expect(await countsOf()).toEqual({ ...before, missing: Number(before?.missing) - 1, done: Number(before?.done) + 1 });

  await site.call('PUT', `/blogs/${_id}`, { summary: 'Changed' }, editor);
  expect(await find('outdated')).toMatchObject([{ _id, outdated: 1, done: 2 }]);

  const first = await listOf('?state=all&limit=1');
  expect(first.translations).toHaveLength(1);
  expect(first.total).toBe(before?.items);
  const both = await listOf('?state=all&limit=2');
  expect((await listOf('?state=all&limit=1&page=2')).translations).toEqual(both.translations.slice(1));
});

it('lets a translator translate and publish every kind of content, and change nothing else', async () => {
  const { _id } = await add();
  expect((await save(_id, HINDI, translator)).statusCode).toBe(200);
  const { counts } = (await site.get('/translations/hi', translator)).json<{ counts: TranslationCounts[] }>();
  expect(counts.map(({ collection }) => collection)).toEqual(expect.arrayContaining(['blogs', 'job-postings']));
  const published = await site.call('POST', `${address(_id)}/publish`, { version: 1 }, translator);
  expect(published.statusCode).toBe(200);
  expect((await site.call('PUT', `/blogs/${_id}`, { title: 'Mine' }, translator)).statusCode).toBe(403);
  expect((await site.get('/blogs?status=draft', translator)).json()).not.toMatchObject({ success: true });
});

/** A person with a role that translates blogs into some languages. */
async function translatorInto(languages: readonly string[]) {
  const { role } = (
    await site.post('/roles', { name: `Into ${languages.join()}`, rights: ['blogs:translate'], languages }, owner)
  ).json<{ role: OwnRole }>();
  const who = await site.signedIn('translator');
  const { email } = (await site.get('/auth/user-info', who)).json<{ userInfo: UserInfo }>().userInfo;
  await site.post('/admins/role', { email, role: role._id }, owner);
  return { role, who };
}

it('lets a role that is limited to languages translate into these alone, by any call', async () => {
  const { _id } = await add();
  const { role, who } = await translatorInto(['hi']);
  expect(role.languages).toEqual(['hi']);
  const texts = (language: string) => `/translation-texts/${language}/blogs`;
  const imported = { texts: [{ item: _id, field: 'summary', value: 'सार' }] };
  const calls = (language: string) =>
    [
      () => site.get(`/translations/${language}`, who),
      () => site.get(`/translations/${language}/blogs`, who),
      () => site.get(address(_id, language), who),
      () => site.call('PUT', address(_id, language), { version: 0, fields: fieldsOf(HINDI) }, who),
      () => site.call('POST', `${address(_id, language)}/publish`, { version: 1 }, who),
      () => site.call('POST', `${address(_id, language)}/unpublish`, {}, who),
      () => site.get(texts(language), who),
      () => site.get(`${texts(language)}/csv`, who),
      () => site.call('POST', `${texts(language)}?dryRun=1`, imported, who),
      () => site.call('POST', texts(language), imported, who),
    ] as const;
  const statuses = async (language: string) => {
    const all: number[] = [];
    for (const call of calls(language)) all.push((await call()).statusCode);
    return new Set(all);
  };
  expect([await statuses('hi'), await statuses('gu')]).toEqual([new Set([200]), new Set([403])]);
  expect((await site.get(address(_id, 'gu'), who)).json()).toMatchObject({
    message: 'Your role does not translate into Gujarati. An owner can change that.',
  });
  expect(await read(_id, 'gu')).toMatchObject({ version: 0 });
  expect((await site.get('/auth/user-info', who)).json()).toMatchObject({ userInfo: { languages: ['hi'] } });

  const { name, rights, version } = role;
  const body = { name, rights, languages: ['gu'], version };
  expect((await site.call('PUT', `/roles/${role._id}`, { ...body, languages: ['Hindi'] }, owner)).statusCode).toBe(400);
  expect((await site.call('PUT', `/roles/${role._id}`, { ...body, languages: [] }, owner)).statusCode).toBe(400);
  await site.call('PUT', `/roles/${role._id}`, body, owner);
  expect([
    (await site.get(address(_id), who)).statusCode,
    (await site.get(address(_id, 'gu'), who)).statusCode,
  ]).toEqual([403, 200]);
});

it('sanitises rich text, and names the texts that break a rule', async () => {
  const { _id } = await add();
  const saved = await save(_id, { content: '<p onclick="x()">घाट<script>x</script></p>' });
  const { fields } = saved.json<{ translation: Translation }>().translation;
  expect(fields.find(({ field }) => field === 'content')?.value).toBe('<p>घाट</p>');
  const refused = await save(_id, { title: 'क'.repeat(5_000), author: 'लेखक', imageAlt: 'कुछ', summary: ['एक'] });
  expect(refused.statusCode).toBe(400);
  expect(refused.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([
    ...['fields.title.value', 'fields.author.value', 'fields.imageAlt.value', 'fields.summary.value'],
  ]);
});

it('refuses a save and a publication that are based on an older state', async () => {
  const { _id } = await add();
  expect((await publish(_id)).json()).toMatchObject({ message: 'Nothing is translated yet. Save a text first.' });
  await save(_id, HINDI);
  const stale = await site.call('PUT', address(_id), { version: 0, fields: fieldsOf({ title: 'और' }) }, editor);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ current: { version: 1, fields: [{ value: HINDI.title }, {}, {}] } });
  expect((await site.call('POST', `${address(_id)}/publish`, { version: 0 }, editor)).statusCode).toBe(409);
});

it('is for the roles that edit the collection, and for the languages of the site', async () => {
  const { _id } = await add();
  expect((await site.get(address(_id))).statusCode).toBe(401);
  expect((await site.get(address(_id), recruiter)).statusCode).toBe(403);
  expect((await save(_id, HINDI, recruiter)).statusCode).toBe(403);
  const { counts } = (await site.get('/translations/hi', recruiter)).json<{ counts: TranslationCounts[] }>();
  expect(counts.map(({ collection }) => collection)).toEqual(['job-postings']);

  const refusals = await Promise.all(
    ['/translations/ta', '/translations/en/blogs', address(_id, 'ta'), '/translations/hi/clients'].map(async (path) =>
      (await site.get(path, editor)).json<{ message: string }>(),
    ),
  );
  expect(refusals.map(({ message }) => message)).toEqual([
    ...['Language must be hi or gu', 'Language must be hi or gu', 'Language must be hi or gu'],
    'The texts of clients are not translated',
  ]);
  const unknown = await site.get('/blogs?locale=ta');
  expect(unknown.statusCode).toBe(400);
  expect(unknown.json()).toMatchObject({ errors: [{ path: 'locale', message: 'Locale must be en, hi or gu' }] });
  expect((await site.get(`/blogs/${_id}?locale=nonsense`)).statusCode).toBe(400);
  expect((await site.get(address('nothing'), editor)).statusCode).toBe(404);
});

it('names a publication in the audit log, and makes the pages with the item stale', async () => {
  const { _id } = await add();
  const before = await contentRevision(site.services.db);
  await save(_id, HINDI);
  expect(await contentRevision(site.services.db)).toBe(before);
  await publish(_id);
  expect(await contentRevision(site.services.db)).not.toBe(before);
  const { entries } = (await site.get('/audit?limit=2', owner)).json<{ entries: AuditEntry[] }>();
  expect(entries.map(({ action, collection, title }) => [action, collection, title])).toEqual([
    ['publish-translation', 'blogs', 'Sea fog (Hindi)'],
    ['update', 'translations', 'Sea fog (Hindi)'],
  ]);
});

it('tags the answer of each language, so that an unchanged one is not sent again', async () => {
  const { _id } = await add();
  await save(_id, HINDI);
  await publish(_id);
  const [english, hindi] = [await site.get(`/blogs/${_id}`), await site.get(`/blogs/${_id}?locale=hi`)];
  expect(english.headers['etag']).not.toBe(hindi.headers['etag']);
  expect(hindi.headers['cache-control']).toBe(english.headers['cache-control']);
  const again = await site.get(`/blogs/${_id}?locale=hi`, { 'if-none-match': String(hindi.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

it('previews the page of an item with typed texts, and saves nothing', async () => {
  const { _id } = await add();
  await save(_id, { summary: 'सार' });
  const stored = async () => JSON.stringify(await site.services.db.select().from(translations));
  const before = await stored();
  const preview = (fields: object, language = 'hi', who = translator) =>
    site.call('POST', `${address(_id, language)}/preview`, { fields }, who);
  const made = await preview({ title: 'कोहरा', summary: '', content: '<p onclick="x()">घाट<script>x</script></p>' });
  const { path } = made.json<{ preview: { path: string } }>().preview;
  expect(path).toMatch(/^\/hi\/preview\/blogs\/live~[\w-]{43}$/);
  expect((await site.get(`/previews/${path.split('/').at(-1)}`)).json()).toMatchObject({
    preview: {
      collection: 'blogs',
      item: {
        ...{ _id, title: 'कोहरा', summary: BLOG.summary, content: '<p>घाट</p>', status: 'draft' },
        ...{ locale: 'hi', untranslated: ['summary'] },
      },
    },
  });
  expect(await stored()).toBe(before);
  expect((await preview({ title: 'क'.repeat(5_000) })).statusCode).toBe(400);
  expect((await preview({}, 'hi', recruiter)).statusCode).toBe(403);
  expect((await preview({}, 'hi', (await translatorInto(['gu'])).who)).statusCode).toBe(403);
  expect((await site.call('POST', '/translations/hi/sectors/x/preview', { fields: {} }, translator)).statusCode).toBe(
    400,
  );
});

it('counts the files in its texts as used by its item', async () => {
  const { db } = site.services;
  const { _id } = await add();
  await save(_id, HINDI);
  const content = '<p><img src="/api/v1/files/jetty.webp" alt=""></p>';
  await db.update(translations).set({ texts: { content } }).where(eq(translations.entityId, _id));
  const uses = (await usesOf(db, ['jetty.webp'])).get('jetty.webp');
  expect(uses).toMatchObject([{ collection: 'blogs', _id, title: 'Sea fog' }]);
});

it('follows its item into the trash, back, and to its final deletion', async () => {
  const { _id } = await add();
  await save(_id, HINDI);
  await publish(_id);
  await site.call('DELETE', `/blogs/${_id}`, undefined, editor);
  expect([
    (await site.get(`/blogs/${_id}?locale=hi`)).statusCode,
    (await site.get(address(_id), editor)).statusCode,
  ]).toEqual([404, 404]);
  await site.call('POST', `/trash/blogs/${_id}/restore`, {}, editor);
  expect(await seen(_id)).toMatchObject(HINDI);

  await site.call('DELETE', `/blogs/${_id}`, undefined, editor);
  site.clock.pass(TRASH_LIFETIME);
  await purgeTrash(site.services);
  const rows = await site.services.db.select().from(translations);
  expect(rows.filter(({ entityId }) => entityId === _id)).toEqual([]);
  const copies = await site.services.db.select().from(revisions);
  expect(copies.filter(({ entityId }) => entityId.includes(_id))).toEqual([]);
});
