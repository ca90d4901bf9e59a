import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Translation, TranslatedField } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { drainNotices } from 'ui-kit';
import { Component } from './translation-page';

const field = (values: Partial<TranslatedField>): TranslatedField => ({
  ...{ field: 'title', label: 'Title', kind: 'line', max: 20, source: 'Sea fog', sourceHash: 'h1' },
  ...{ value: null, draft: null, published: null, state: 'missing', translatedSource: null, known: null },
  ...values,
});

const translation: Translation = {
  ...{ _id: 'b1', title: 'Sea fog', status: 'published', isPublished: false, isChanged: false, at: null, by: '' },
  ...{ version: 3, publishedAt: null, publishedBy: '', path: '/blogs/blog-details?id=sea-fog' },
  fields: [
    field({}),
    field({
      ...{ field: 'points', label: 'Points', kind: 'lines', source: ['One', 'Two'], sourceHash: 'h2' },
      ...{ value: ['एक'], state: 'outdated', translatedSource: ['One'] },
    }),
    field({
      field: 'items:e2:title',
      label: 'Entries 2: Title',
      max: 300,
      source: 'of water',
      sourceHash: 'h3',
      known: 'पानी का',
    }),
  ],
};
const [title, points, entry] = translation.fields as [TranslatedField, TranslatedField, TranslatedField];

const saved: Translation = {
  ...translation,
  ...{ version: 4, isChanged: true, by: 'Meera', fields: [{ ...title, value: 'कोहरा', state: 'done' }, points, entry] },
};

const opened = (shown = translation, answers: object = {}, role: 'editor' | 'translator' = 'editor') =>
  renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role, rights: rightsOf(role) }));
      return [{ path: '/admin/translations/:language/:collection/:id', Component }];
    },
    {
      at: '/admin/translations/hi/blogs/b1',
      answers: {
        fetchTranslation: { success: true, translation: shown },
        fetchTranslations: {
          ...{ success: true, total: 2 },
          translations: ['b1', 'b2'].map((id) => ({ ...shown, _id: id, missing: 1, outdated: 0, drafted: 0, done: 0 })),
        },
        saveTranslation: { success: true, message: 'Translation saved', translation: saved },
        publishTranslation: {
          ...{ success: true, message: 'Translation published' },
          translation: { ...saved, version: 5, isPublished: true, isChanged: false },
        },
        unpublishTranslation: { success: true, message: 'Translation unpublished', translation: saved },
        ...answers,
      },
    },
  );

const params = { language: 'hi', collection: 'blogs', id: 'b1' };
const call = (id: string, options: object) => ({ id, options: expect.objectContaining(options) as unknown });

it('shows each English text beside its input, and publishes the changed texts with the English ones they translate', async () => {
  const messages: string[] = [];
  const stop = drainNotices(({ message, action }) => messages.push(`${message} (${action?.label})`));
  const { calls } = opened();
  const pair = within(await screen.findByRole('group', { name: 'Title' }));
  expect(pair.getByText('Sea fog')).toBeVisible();
  expect(pair.getByText('Missing')).toBeVisible();
  const input = pair.getByRole('textbox', { name: 'Title' });
  expect(input.closest('[lang]')).toHaveAttribute('lang', 'hi');
  await userEvent.type(input, ' कोहरा ');
  expect(pair.getByText('Not saved')).toBeVisible();
  const water = within(screen.getByRole('group', { name: 'Entries 2: Title' }));
  expect(water.getByText('of water')).toBeVisible();
  await userEvent.type(water.getByRole('textbox'), 'पानी');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  const fields = {
    title: { value: 'कोहरा', sourceHash: 'h1' },
    'items:e2:title': { value: 'पानी', sourceHash: 'h3' },
  };
  expect(calls).toContainEqual(call('saveTranslation', { params, body: { version: 3, fields } }));
  expect(calls).toContainEqual(call('publishTranslation', { params, body: { version: 4 } }));
  expect(messages).toEqual(['Translation published (View in Hindi)']);
  expect(screen.getByRole('link', { name: 'View in Hindi' })).toHaveAttribute(
    'href',
    '/hi/blogs/blog-details?id=sea-fog',
  );
  stop();
});

it('fills in the texts that are translated in other items, and offers translators nothing that they may not do', async () => {
  opened(translation, {}, 'translator');
  expect(await screen.findByText(/^1 text is translated already in another item/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fill them in' }));
  const water = within(screen.getByRole('group', { name: 'Entries 2: Title' }));
  expect(water.getByRole('textbox')).toHaveValue('पानी का');
  expect(water.getByText('From another item')).toBeVisible();
  expect(screen.queryByText(/translated already/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /^(?:Edit in English|View in Hindi)$/ })).not.toBeInTheDocument();
});

it('saves without publishing, and says what visitors see', async () => {
  const { calls } = opened();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'कोहरा');
  await userEvent.click(screen.getByRole('button', { name: 'Save without publishing' }));
  expect(await screen.findByText(/in English until you publish the Hindi texts/)).toBeVisible();
  expect(calls.map(({ id }) => id)).not.toContain('publishTranslation');
});

it('refuses a text that is too long', async () => {
  const { calls } = opened();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'a'.repeat(21));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveAccessibleDescription(
    'Title must have at most 20 characters',
  );
  expect(calls.map(({ id }) => id)).not.toContain('saveTranslation');
});

it('copies the English text where nothing is translated', async () => {
  opened();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy English: Title' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Sea fog');
});

it('says how the columns of a chart are separated', async () => {
  const source = 'Year\tPeople\n2026\t1,840';
  opened({ ...translation, fields: [field({ field: 'items:e1:data', label: 'Data', kind: 'text', source })] });
  expect(await screen.findByRole('textbox', { name: 'Data' })).toHaveAccessibleDescription(/Tabs separate the columns/);
});

it('shows what changed in the English text, and confirms a translation that is still right', async () => {
  const { calls } = opened();
  const pair = within(await screen.findByRole('group', { name: 'Points' }));
  expect(pair.getByText('Out of date')).toBeVisible();
  await userEvent.click(pair.getByRole('button', { name: 'Show what changed in Points' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Points in English' }));
  expect(dialog.getByText('Translated')).toBeVisible();
  expect(dialog.getByText('added:')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(pair.getByRole('button', { name: 'Still right: Points' }));
  expect(calls).toContainEqual(
    call('saveTranslation', { params, body: { version: 3, fields: { points: { value: ['एक'], sourceHash: 'h2' } } } }),
  );
});

it('restores the texts of a former publication, which visitors do not see yet', async () => {
  const revision = { at: '2026-11-01T10:00:00Z', by: 'Meera', action: 'updated' };
  const { calls } = opened(translation, {
    fetchTranslationRevisions: {
      success: true,
      revisions: [
        { ...revision, number: 3, content: { title: 'धुंध', status: 'published' } },
        { ...revision, number: 2, content: { title: 'कोहरा', status: 'published' } },
      ],
    },
    restoreTranslation: { success: true, message: 'Version 2 restored.', translation: saved },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'History' }));
  const [newest, former] = await screen.findAllByRole('button', { name: 'Restore' });
  expect(newest).toBeVisible();
  await userEvent.click(former as HTMLElement);
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Restore' }));
  expect(await screen.findByDisplayValue('कोहरा')).toBeVisible();
  expect(screen.getByText(/in English until you publish the Hindi texts/)).toBeVisible();
  const restored = { ...params, number: '2' };
  expect(calls).toContainEqual(call('restoreTranslation', { params: restored, body: { version: 3 } }));
});

describe('a machine’s draft', () => {
  const drafted: Translation = {
    ...translation,
    fields: [
      { ...title, value: 'धुंध', draft: 'समुद्री कोहरा', state: 'drafted' },
      { ...points, draft: ['एक', 'दो'], state: 'outdated' },
    ],
  };
  const agreed = {
    agreeToTranslation: {
      ...{ success: true, message: 'Agreed. Visitors see the texts when you publish.' },
      translation: { ...drafted, version: 4, fields: [{ ...title, value: 'समुद्री कोहरा', state: 'done' }, points] },
    },
  };

  it('is marked, and becomes the text when the user agrees to it', async () => {
    const { calls } = opened(drafted, agreed);
    const pair = within(await screen.findByRole('group', { name: 'Title' }));
    expect(pair.getByText('Machine draft')).toBeVisible();
    expect(pair.getByRole('textbox')).toHaveValue('समुद्री कोहरा');
    const other = within(screen.getByRole('group', { name: 'Points' }));
    for (const mark of ['Out of date', 'Machine draft']) expect(other.getByText(mark)).toBeVisible();
    await userEvent.click(pair.getByRole('button', { name: 'Agree to the draft of Title' }));
    expect(await pair.findByText('Translated')).toBeVisible();
    expect(calls).toContainEqual(call('agreeToTranslation', { params, body: { version: 3, fields: ['title'] } }));
  });

  it('is agreed to with all others of the item', async () => {
    const { calls } = opened(drafted, agreed);
    expect(await screen.findByText(/^2 texts are machine drafts\. A draft is published after you agree/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Agree to all' }));
    expect(await within(screen.getByRole('group', { name: 'Title' })).findByText('Translated')).toBeVisible();
    expect(calls).toContainEqual(call('agreeToTranslation', { params, body: { version: 3 } }));
  });

  it('gives way to what the user writes, or to the saved text', async () => {
    const { calls } = opened(drafted);
    const pair = within(await screen.findByRole('group', { name: 'Title' }));
    await userEvent.click(pair.getByRole('button', { name: 'Show the saved Title' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use it in place of the draft' }));
    expect(pair.getByRole('textbox')).toHaveValue('धुंध');
    await userEvent.type(pair.getByRole('textbox'), ' घनी');
    await userEvent.click(screen.getByRole('button', { name: 'Save without publishing' }));
    const fields = { title: { value: 'धुंध घनी', sourceHash: 'h1' } };
    expect(calls).toContainEqual(call('saveTranslation', { params, body: { version: 3, fields } }));
  });
});

it('shows the page with what is typed beside the texts', async () => {
  // The test's browser lays nothing out.
  class NoSize {
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(window, { matchMedia: () => ({ matches: true }), ResizeObserver: NoSize });
  const { calls } = opened(translation, {
    previewTranslation: { success: true, message: '', preview: { path: '/hi/preview/blogs/live~a', expiresAt: '' } },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'कोहरा');
  await userEvent.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));
  expect(await preview.findByTitle('Preview of the page')).toHaveAttribute('src', '/hi/preview/blogs/live~a');
  const fields = { title: 'कोहरा', points: ['एक'], 'items:e2:title': '' };
  expect(calls).toContainEqual(call('previewTranslation', { params, body: { fields } }));
  expect(preview.getByText(/^With your unsaved changes/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save without publishing' }));
  expect(await preview.findByText('Links do not work.')).toBeVisible();
});

it('unpublishes after a question', async () => {
  const { calls } = opened({ ...saved, isPublished: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Unpublish' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Unpublish' }));
  expect(calls).toContainEqual(call('unpublishTranslation', { params }));
});

it('leads to the next item with something to do', async () => {
  opened();
  expect(await screen.findByRole('link', { name: 'Next to do: Sea fog' })).toHaveAttribute(
    'href',
    '/admin/translations/hi/blogs/b2',
  );
});

it('is added to a release with the language', async () => {
  const { calls } = opened(saved, {
    fetchReleases: {
      success: true,
      releases: [
        {
          ...{ _id: 'r1', name: 'Autumn', createdAt: '2026-11-20T10:00:00.000Z', createdBy: 'Meera', size: 0 },
          ...{ publishAt: null, publishedAt: null, publishedBy: '', failure: '', frontEnds: [] },
        },
      ],
    },
    addReleaseItem: { success: true, message: 'Added to the release' },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to release' }));
  await userEvent.selectOptions(await screen.findByLabelText('Release'), await screen.findByText('Autumn'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Add to release' }).at(-1) as HTMLElement);
  expect(calls).toContainEqual(
    call('addReleaseItem', {
      ...{ params: { id: 'r1', collection: 'blogs', item: 'b1' }, query: { language: 'hi' } },
      body: { action: 'publish' },
    }),
  );
});
