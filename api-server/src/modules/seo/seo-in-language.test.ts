import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { Translation } from 'api-client';
import sharp from 'sharp';
import { validateXML } from 'xmllint-wasm';
import { testAdmin, testApp } from '../../../test/harness';

const ORIGIN = 'https://www.tridhara.example';
const site = testApp({ environment: { SITE_ORIGIN: ORIGIN, LANGUAGES: 'hi,gu' } });
const editor = testAdmin(site, 'editor');

const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document;
const get = (url: string) => site.app.inject({ url });

beforeAll(async () => {
  const picture = { image: '/api/v1/files/none.webp', category: 'Projects' };
  const add = async (title: string, content: string) =>
    (await site.call('POST', '/news', { ...picture, title, content }, editor)).json<{ newsItem: { _id: string } }>()
      .newsItem._id;
  await add('Not translated', '<p>English.</p>');
  const id = await add('Safety', '<p>Rules.</p>');
  const address = `/translations/hi/news/${id}`;
  const { version } = (await site.get(address, editor)).json<{ translation: Translation }>().translation;
  const fields = { title: { value: 'सुरक्षा के नियम' }, content: { value: '<p>नियम <a href="/contactus">यहाँ</a></p>' } };
  expect((await site.call('PUT', address, { version, fields }, editor)).statusCode).toBe(200);
  await site.call('POST', `${address}/publish`, { version: version + 1 }, editor);
});

it.each([
  ['rss', '/hi/news/feed.xml'],
  ['atom', '/hi/news/atom.xml'],
])('answers a valid %s in Hindi', async (schema, url) => {
  const file = path.join(__dirname, '../../../test/xml-schemas', `${schema}.xsd`);
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents: (await get(url)).body }],
    schema: [await readFile(file, 'utf8')],
  });
  expect(errors.map(({ message }) => message)).toEqual([]);
});

it('has translated titles, summaries and texts, and links to the pages of the language', async () => {
  const feed = parse((await get('/hi/news/feed.xml')).body);
  const channel = (name: string) => feed.querySelector(`channel > ${name}`)?.textContent;
  expect([channel('language'), channel('link'), channel('title')]).toEqual([
    'hi',
    `${ORIGIN}/hi/news`,
    expect.stringContaining('समाचार · '),
  ]);
  const item = [...feed.querySelectorAll('item')].find((one) => one.textContent?.includes('सुरक्षा'));
  const textOf = (name: string) => item?.getElementsByTagName(name)[0]?.textContent;
  expect([textOf('title'), textOf('link'), textOf('description')]).toEqual([
    'सुरक्षा के नियम',
    `${ORIGIN}/hi/news/safety`,
    'नियम यहाँ',
  ]);
  expect(textOf('content:encoded')).toContain(`href="${ORIGIN}/contactus"`);
});

it('names the language of the feed, and of an entry that is not translated', async () => {
  const feed = parse((await get('/hi/news/atom.xml')).body);
  const langs = [...feed.querySelectorAll('entry > title')].map((title) => [
    title.textContent,
    title.getAttribute('xml:lang'),
  ]);
  expect(feed.documentElement.getAttribute('xml:lang')).toBe('hi');
  expect(langs).toEqual(
    expect.arrayContaining([
      ['सुरक्षा के नियम', null],
      ['Not translated', 'en'],
    ]),
  );
  const ids = (url: string) => get(url).then(({ body }) => parse(body).querySelector('entry > id')?.textContent);
  expect(await ids('/hi/news/atom.xml')).not.toBe(await ids('/news/atom.xml'));
});

it('leaves the English feed as it is, and has none in a language that the site does not have', async () => {
  const { body } = await get('/news/feed.xml');
  expect(body).toContain('<language>en-in</language>');
  expect(body).toContain('<title>Safety</title>');
  expect((await get('/mr/news/feed.xml')).statusCode).toBe(404);
});

it('draws the share picture of a language with its title', async () => {
  const picture = async (query: string) => {
    const answer = await get(`/api/v1/share-pictures/news/safety.jpg${query}`);
    expect(answer.statusCode).toBe(200);
    return sharp(answer.rawPayload).greyscale().raw().toBuffer();
  };
  const [english, hindi] = [await picture(''), await picture('?locale=hi')];
  expect(hindi.equals(english)).toBe(false);
  // Gujarati is not translated: the title is English, the label is not.
  const gujarati = await picture('?locale=gu');
  expect([gujarati.equals(english), gujarati.equals(hindi)]).toEqual([false, false]);
  expect((await get('/api/v1/share-pictures/news/safety.jpg?locale=mr')).statusCode).toBe(400);
});
