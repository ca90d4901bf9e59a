import { addressParts, searchPreview } from './search-preview';

const blog = { title: 'title' };

it('shows the texts for search engines, otherwise the title and the first words of the page', () => {
  const values = { title: 'Bottle 27', summary: '', content: '<p>It was <b>cold</b>.</p>\n<p>Then not.</p>' };
  expect(searchPreview(blog, values, 'Tridhara')).toEqual({
    title: 'Bottle 27 · Tridhara',
    description: 'It was cold. Then not.',
  });
  expect(searchPreview(blog, { ...values, seoTitle: ' A test ', seoDescription: 'Short.' }, 'Tridhara')).toEqual({
    title: 'A test · Tridhara',
    description: 'Short.',
  });
});

it('cuts longer texts than search engines show at a word', () => {
  const { title, description } = searchPreview(blog, { title: 'word '.repeat(30), summary: 'more '.repeat(60) }, '');
  expect(title).toBe(`${'word '.repeat(11)}word …`);
  expect(description).toMatch(/^(more )+…$/);
  expect(description.length).toBeLessThanOrEqual(162);
});

it('shows only a missing title for an empty form', () => {
  expect(searchPreview(blog, {}, 'Tridhara')).toEqual({ title: '… · Tridhara', description: '' });
});

it('shows the address that the page will have', () => {
  expect(addressParts({ collection: 'job-postings' }, 'welder')).toEqual(['career', 'welder']);
  expect(addressParts({ collection: 'pages' }, 'sites')).toEqual(['pages', 'sites']);
});
