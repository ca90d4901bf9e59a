import type { Blog, SearchResult, Translation } from 'api-client';
import { testAdmin, testApp } from '../../../test/harness';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });
const editor = testAdmin(site, 'editor');

const BLOG = {
  summary: 'Summary',
  content: '<p>Text.</p>',
  author: 'A. Rao',
  blogImg: '/api/v1/files/b.png',
  authorImg: '',
};

/** A blog with a published title and summary in a language. */
async function addIn(language: string, english: string, title: string, summary: string): Promise<void> {
  const { _id } = (await site.call('POST', '/blogs', { ...BLOG, title: english }, editor)).json<{ blog: Blog }>().blog;
  const address = `/translations/${language}/blogs/${_id}`;
  const fields = { title: { value: title }, summary: { value: summary } };
  const saved = await site.call('PUT', address, { version: 0, fields }, editor);
  const { version } = saved.json<{ translation: Translation }>().translation;
  await site.call('POST', `${address}/publish`, { version }, editor);
}

beforeAll(async () => {
  await addIn('hi', 'Corrosion', 'पाइपलाइन की सुरक्षा', 'जंग से बचाव');
  await addIn('hi', 'Gas in the cold', 'ठंड में गैस', 'पाइपलाइन की सुरक्षा और ताला');
  await addIn('hi', 'Reading oil', 'तेल के नमूने पढ़ना', 'पाइपलाइन की सुरक्षा और ऑक्सीजन');
  await addIn('hi', 'Insulating oil', 'ज्ञान, कृषि और डाउनस्ट्रीम', 'संयंत्र');
  await addIn('gu', 'Corrosion at sea', 'પાઇપલાઇનની સલામતી', 'કાટથી બચાવ');
});

const found = async (search: string, locale = 'hi'): Promise<string[]> => {
  const address = `/search?locale=${locale}&search=${encodeURIComponent(search)}`;
  return (await site.get(address)).json<{ results: SearchResult[] }>().results.map(({ title }) => title);
};

it('lists titles with the words before texts with the words', async () => {
  expect((await found('पाइपलाइन सुरक्षा'))[0]).toBe('पाइपलाइन की सुरक्षा');
  expect((await found('पाइपलाइन सुरक्षा')).length).toBe(3);
  expect((await found('गैस'))[0]).toBe('ठंड में गैस');
});

it.each([
  ['suraksha', 'पाइपलाइन की सुरक्षा'],
  ['paiplain surakshaa', 'पाइपलाइन की सुरक्षा'],
  ['paaipalaain ki suraksa', 'पाइपलाइन की सुरक्षा'],
  ['gas', 'ठंड में गैस'],
  ['gais thand', 'ठंड में गैस'],
  ['tel', 'तेल के नमूने पढ़ना'],
  ['oksijan', 'तेल के नमूने पढ़ना'],
  ['gyan', 'ज्ञान, कृषि और डाउनस्ट्रीम'],
  ['krishi', 'ज्ञान, कृषि और डाउनस्ट्रीम'],
  ['daunstreem', 'ज्ञान, कृषि और डाउनस्ट्रीम'],
  ['sanyantra', 'ज्ञान, कृषि और डाउनस्ट्रीम'],
])('finds Hindi words that are typed in Latin letters: %s', async (search, title) => {
  expect((await found(search))[0]).toBe(title);
});

it('finds Gujarati words that are typed in Latin letters', async () => {
  expect(await found('salamati', 'gu')).toEqual(['પાઇપલાઇનની સલામતી']);
  expect(await found('salamati')).toEqual([]);
});

it('lists an English title with the word before a Hindi one that is only pronounced like it', async () => {
  await addIn('hi', 'Cables', 'तार', 'तार');
  await site.call('POST', '/blogs', { ...BLOG, title: 'Tar on the road' }, editor);
  expect(await found('tar')).toEqual(['Tar on the road', 'तार']);
});

it('tolerates a typing error in a word, if no text has it as it is written', async () => {
  expect((await found('पाइपलइन सुरक्षा'))[0]).toBe('पाइपलाइन की सुरक्षा');
  expect(await found('ताला')).toEqual(['ठंड में गैस']);
});

it('finds what is typed in Latin letters in lists, too', async () => {
  const { blogs } = (await site.get('/blogs?locale=hi&search=namune')).json<{ blogs: Blog[] }>();
  expect(blogs.map(({ title }) => title)).toEqual(['तेल के नमूने पढ़ना']);
});
