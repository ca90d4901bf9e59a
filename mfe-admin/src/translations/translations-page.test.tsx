import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { ListedTranslation, TranslationCounts } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './translations-page';

const counts: TranslationCounts[] = [
  { collection: 'products', items: 77, missing: 70, outdated: 2, changed: 0, done: 5 },
  { collection: 'blogs', items: 12, missing: 2, outdated: 0, changed: 0, done: 10 },
];
const listed: ListedTranslation = {
  ...{ _id: 'b1', title: 'Sea fog', status: 'published', isPublished: true, isChanged: false, at: null, by: '' },
  ...{ missing: 1, outdated: 2, done: 3 },
};

const opened = (at: string, others: Record<string, string>) =>
  renderRoutes(() => [{ path: '/admin/translations', Component }], {
    at,
    services: { serverState: { languages: { current: 'en', others } } },
    answers: {
      fetchTranslationCounts: { success: true, counts },
      fetchTranslations: { success: true, translations: [listed], total: 1 },
    },
  });

it('lists the items of a collection with what is missing, and counts what is to do', async () => {
  const { calls } = opened('/admin/translations?language=gu&collection=blogs&state=open', {
    hi: 'हिन्दी',
    gu: 'ગુજરાતી',
  });
  expect(await screen.findByRole('link', { name: 'Translate Sea fog' })).toHaveAttribute(
    'href',
    '/admin/translations/gu/blogs/b1',
  );
  expect(screen.getByText('1 missing')).toBeVisible();
  expect(screen.getByText('2 out of date')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gujarati' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: /^Products\s*72/ })).toHaveAttribute(
    'href',
    '/admin/translations?language=gu&collection=products&state=open',
  );
  expect(calls).toContainEqual({
    id: 'fetchTranslations',
    options: expect.objectContaining({
      params: { language: 'gu', collection: 'blogs' },
      query: { state: 'open', page: 1, limit: 25 },
    }) as unknown,
  });
});

it('says how to add languages to a site in English only', async () => {
  const { calls } = opened('/admin/translations', {});
  expect(await screen.findByText('This site is in English only')).toBeVisible();
  expect(calls).toEqual([]);
});
