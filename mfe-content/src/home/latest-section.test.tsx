import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import { emptyItem, news } from 'api-client/content-types';
import type { NewsItem } from 'api-client';
import { renderRoutes } from 'page-testing';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { aBlog } from '../testing/a-blog';
import type { SectionContent } from '../sections/section-props';
import { LatestSection } from './latest-section';

const section: SectionContent = {
  _id: 's1',
  kind: 'latest',
  eyebrow: '',
  heading: 'From the field',
  text: '',
  image: '',
  imageAlt: '',
  linkLabel: '',
  link: '',
  items: [],
};

const item: NewsItem = {
  ...emptyItem<NewsItem>(news, '2026-01-01T00:00:00.000Z'),
  _id: 'n1',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  slug: 'new-plant',
  title: 'A new plant',
  category: 'Projects',
  date: '2026-02-03',
};

test('the newest blogs and news have their labels and days in Hindi, and their content in English', async () => {
  const { store } = renderRoutes(() => [{ path: '/', element: <LatestSection section={section} /> }], {
    answers: {
      fetchAllBlog: { success: true, blogs: [aBlog({ Date: '2026-01-30' })] },
      fetchAllNews: { success: true, news: [item] },
    },
    services: { serverState: { languages: { current: 'hi', others: { hi: 'हिन्दी' } } } },
  });
  const content = { News: 'समाचार', 'All news': 'सभी समाचार', 'Read More': 'और पढ़ें' };
  act(() => void store.dispatch(cataloguesLoaded({ content })));
  const region = within(await screen.findByRole('region', { name: 'From the field' }));
  for (const text of ['समाचार', 'सभी समाचार', 'और पढ़ें', '30 जनवरी 2026', '3 फ़रवरी 2026'])
    expect((await region.findByText(text)).closest('[lang]')).toHaveAttribute('lang', 'hi');
  for (const text of ['Bottle 27', 'A new plant']) expect(region.getByText(text).matches('[lang] *')).toBe(false);
});
