import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import { PREVIEW_NOTICES, type ContentPage, type Preview } from 'api-client';
import { emptyItem, pages } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
import { aBlog } from '../testing/a-blog';
import { page } from './preview-page';

const show = (preview: Preview) =>
  renderRoutes(
    (store) => {
      const { Component, loader } = page(store);
      return [{ path: '/preview/:token', Component, loader }];
    },
    {
      at: '/preview/abc',
      answers: { fetchPreview: { success: true, preview }, fetchLogo: { success: true, logos: [] } },
    },
  );

it('shows a draft of a blog that has neither text nor picture', async () => {
  show({ collection: 'blogs', item: aBlog({ status: 'draft', content: '', blogImg: '', author: '' }), state: 'new' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Bottle 27' })).toBeVisible();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

it('says of a fixed page without changes that it is published, and leads to it', async () => {
  show({ collection: 'sections', item: { page: 'about', sections: [], status: 'draft' }, state: 'published' });
  expect(await screen.findByText(PREVIEW_NOTICES.published)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the published page' })).toHaveAttribute('href', '/aboutus');
});

it('shows a draft of a page whose form is not chosen yet', async () => {
  const empty = { eyebrow: '', text: '', image: '', imageAlt: '', linkLabel: '', link: '' };
  const section = { ...empty, _id: 's1', kind: 'form' as const, heading: 'Ask for a sample', items: [{ form: '' }] };
  const item = { ...emptyItem<ContentPage>(pages, '2026-01-01T00:00:00.000Z'), title: 'Samples', sections: [section] };
  const { calls } = show({ collection: 'pages', item: { ...item, status: 'draft' }, state: 'new' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Samples' })).toBeVisible();
  expect(calls.map(({ id }) => id)).not.toContain('fetchForm');
});
