import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedTranslation, TranslationCounts, TranslationImport } from 'api-client';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Component } from './translations-page';

const counts: TranslationCounts[] = [
  { collection: 'products', items: 77, missing: 70, outdated: 2, drafted: 0, changed: 0, done: 5 },
  { collection: 'blogs', items: 12, missing: 2, outdated: 0, drafted: 0, changed: 0, done: 10 },
];
const listed: ListedTranslation = {
  ...{ _id: 'b1', title: 'Sea fog', status: 'published', isPublished: true, isChanged: false, at: null, by: '' },
  ...{ missing: 1, outdated: 2, drafted: 4, done: 3 },
};

const opened = (at: string, others: Record<string, string>, result?: TranslationImport) =>
  renderRoutes(() => [{ path: '/admin/translations', Component }], {
    at,
    services: { serverState: { languages: { current: 'en', others } } },
    answers: {
      fetchTranslationCounts: { success: true, counts },
      fetchTranslations: { success: true, translations: [listed], total: 1 },
      ...(result && { importTranslations: { success: true, message: 'Translations saved.', result } }),
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
  expect(screen.getByText('4 machine drafts')).toBeVisible();
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

it('offers the languages of the user’s role alone', async () => {
  const others = { hi: 'हिन्दी', gu: 'ગુજરાતી', mr: 'मराठी' };
  const { calls, store } = opened('/admin/translations?language=hi', others);
  act(() => void store.dispatch(userLoaded({ name: 'Meera', email: 'm@tridhara.example', languages: ['gu', 'mr'] })));
  await screen.findByRole('link', { name: 'Gujarati', current: 'page' });
  expect(screen.queryByRole('link', { name: 'Hindi' })).toBe(null);
  expect(calls.at(-1)?.options).toMatchObject({ params: { language: 'gu' } });

  act(() => void store.dispatch(userLoaded({ name: 'Meera', email: 'm@tridhara.example', languages: ['ta'] })));
  expect(await screen.findByText('Your role translates into none of the site’s languages')).toBeVisible();
});

it('shows what a file from a translator would change, and saves it', async () => {
  const result: TranslationImport = {
    changes: [
      {
        ...{ item: 'b1', title: 'Sea fog', field: 'title', label: 'Title' },
        ...{ before: null, value: 'समुद्री कोहरा', state: 'outdated', machine: false },
      },
    ],
    unchanged: 2,
    errors: [{ item: 'b2', field: 'summary', message: 'Summary must have at most 300 characters' }],
  };
  const { calls } = opened('/admin/translations?language=hi&collection=blogs', { hi: 'हिन्दी' }, result);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate in another program' }));
  const dialog = screen.getByRole('dialog', { name: 'Blogs in Hindi: translate in another program' });
  const csv = 'item,field,translation\nb1,title,समुद्री कोहरा';
  const file = Object.assign(new File([csv], 'blogs.hi.csv'), { text: () => Promise.resolve(csv) });
  await userEvent.upload(within(dialog).getByLabelText('Translated file'), file);

  expect(await within(dialog).findByRole('status')).toHaveTextContent(
    '1 new or changed translation, 2 unchanged or empty, 1 error. 1 text will be marked out of date',
  );
  expect(within(dialog).getByText('समुद्री कोहरा')).toHaveAttribute('lang', 'hi');
  expect(within(dialog).getByText('Summary must have at most 300 characters')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save 1 translation' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  const sent = calls.filter(({ id }) => id === 'importTranslations').map(({ options }) => options);
  expect(sent).toEqual(
    ['1', '0'].map((dryRun) => ({ params: { language: 'hi', collection: 'blogs' }, query: { dryRun }, body: { csv } })),
  );
});

it('imports what a machine translated as drafts', async () => {
  const result: TranslationImport = {
    changes: [
      {
        ...{ item: 'b1', title: 'Sea fog', field: 'title', label: 'Title' },
        ...{ before: null, value: 'समुद्री कोहरा', state: 'drafted', machine: true },
      },
    ],
    ...{ unchanged: 0, errors: [] },
  };
  const { calls } = opened('/admin/translations?language=hi&collection=blogs', { hi: 'हिन्दी' }, result);
  await userEvent.click(await screen.findByRole('button', { name: 'Translate in another program' }));
  const dialog = within(screen.getByRole('dialog'));
  const csv = 'item,field,translation\nb1,title,समुद्री कोहरा';
  const file = Object.assign(new File([csv], 'blogs.hi.csv'), { text: () => Promise.resolve(csv) });
  await userEvent.upload(dialog.getByLabelText('Translated file'), file);
  await dialog.findByRole('status');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'A machine translated this file' }));
  expect(await dialog.findByText(/1 text of a machine will be a draft until a person agrees/)).toBeVisible();
  expect(dialog.getByText('Machine draft')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Save 1 translation' }));
  const sent = calls.filter(({ id }) => id === 'importTranslations').map(({ options }) => options);
  expect(sent.map((options) => (options as { body: object }).body)).toEqual([
    { csv },
    { csv, machine: true },
    { csv, machine: true },
  ]);
});

it('says how to add languages to a site in English only', async () => {
  const { calls } = opened('/admin/translations', {});
  expect(await screen.findByText('This site is in English only')).toBeVisible();
  expect(calls).toEqual([]);
});
