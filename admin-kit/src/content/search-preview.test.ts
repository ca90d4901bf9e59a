import { searchPreview } from './search-preview';

const blog = { title: 'title' };

it('shows what is said for search engines, else the title and the first words of the page', () => {
  const values = { title: 'Bottle 27', summary: '', content: '<p>It was <b>cold</b>.</p>\n<p>Then not.</p>' };
  expect(searchPreview(blog, values, 'Tridhara')).toEqual({
    title: 'Bottle 27 · Tridhara',
    description: 'It was cold . Then not.',
  });
  expect(searchPreview(blog, { ...values, seoTitle: ' A test ', seoDescription: 'Short.' }, 'Tridhara')).toEqual({
    title: 'A test · Tridhara',
    description: 'Short.',
  });
});

it('cuts at a word what is longer than search engines show', () => {
  const { title, description } = searchPreview(blog, { title: 'word '.repeat(30), summary: 'more '.repeat(60) }, '');
  expect(title).toBe(`${'word '.repeat(11)}word …`);
  expect(description).toMatch(/^(more )+…$/);
  expect(description.length).toBeLessThanOrEqual(162);
});

it('says nothing of an empty form but that it has no title yet', () => {
  expect(searchPreview(blog, {}, 'Tridhara')).toEqual({ title: '… · Tridhara', description: '' });
});
