import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftSection, Section } from 'api-client';
import { emptyItem, sections as type } from 'api-client/content-types';
import { failure, renderRoutes } from 'page-testing';
import { userLoaded, type AppStore } from 'shared-store';
import { Component } from './fixed-page-screen';

const section = (heading: string, order: number): Section => ({
  ...emptyItem<Section>(type, '2026-01-01T00:00:00.000Z'),
  ...{ _id: heading.toLowerCase(), page: 'home', kind: 'text', heading, order, status: 'published', visible: true },
});
const drafted = (heading: string, order: number, change: Partial<DraftSection> = {}): DraftSection => ({
  ...{ section: section(heading, order), state: 'published', changedFields: [], version: 0 },
  ...{ scheduledFor: null, isOutdated: false, by: '' },
  ...change,
});
const changed = { state: 'changed' as const, changedFields: ['heading'], version: 7 };

function show(sections: readonly DraftSection[], publish: () => unknown = () => ({ success: true, message: 'Done' })) {
  const routes = (store: AppStore) => {
    store.dispatch(userLoaded({ name: 'Meera Joshi', email: 'meera@tridhara.example', role: 'owner' }));
    return [{ path: '/admin/sections/page/:page', Component }];
  };
  return renderRoutes(routes, {
    at: '/admin/sections/page/home',
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchPageDraft: () => ({ success: true, draft: { page: 'home', sections } }),
      deleteFromPageDraft: { success: true, message: 'Done' },
      keepInPageDraft: { success: true, message: 'Done' },
      fetchPreviewLinks: { success: true, links: [] },
      orderPageDraft: { success: true, message: 'Order saved' },
      publishPageDraft: publish,
      savePendingChange: { success: true, message: 'Changes saved', pendingChange: null },
    },
  });
}
const sent = (calls: readonly { id: string; options: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ options }) => (options as { body: unknown }).body);

it('publishes the changes that it names, after a question', async () => {
  const { calls } = show([
    drafted('First', 0, changed),
    drafted('Second', 1),
    drafted('Third', 2, { state: 'new', version: 1 }),
    drafted('Fourth', 3, { scheduledFor: '2027-01-01T00:00:00.000Z' }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Publish all 2 changes' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('Changed: First')).toBeVisible();
  expect(within(dialog).getByText('New: Third')).toBeVisible();
  expect(dialog).not.toHaveTextContent('Fourth');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(sent(calls, 'publishPageDraft')).toEqual([
    {
      changes: [
        { _id: 'first', version: 7 },
        { _id: 'third', version: 1 },
      ],
    },
  ]);
});

it('keeps the question open when the publication is refused', async () => {
  show([drafted('First', 0, changed)], () => Promise.reject(failure(409, 'The sections have changed meanwhile')));
  await userEvent.click(await screen.findByRole('button', { name: 'Publish the change' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

it('moves a section by keys and by its menu at once, and saves the order', async () => {
  const { calls } = show([drafted('First', 0), drafted('Second', 1)]);
  await screen.findByText('Visitors see the page as it is here.');
  act(() => screen.getByRole('button', { name: 'Move Second, position 2 of 2' }).focus());
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByText('Second is now at position 1 of 2')).toBeInTheDocument();
  expect(sent(calls, 'orderPageDraft')).toEqual([{ ids: ['second', 'first'] }]);
  await userEvent.click(screen.getByRole('button', { name: 'More for Second' }));
  // The server of this test answers with the former order.
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  expect(sent(calls, 'orderPageDraft')).toHaveLength(2);
});

it('deletes a section beside what visitors see, keeps it again, and shares the page', async () => {
  const { calls } = show([drafted('First', 0), drafted('Second', 1, { state: 'deleted', version: 8 })]);
  await userEvent.click(await screen.findByRole('button', { name: 'More for First' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(screen.getByText('Deleted')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More for Second' }));
  expect(screen.queryByRole('menuitem', { name: 'Hide' })).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Keep it' }));
  const ofSections = calls.filter(({ id }) => ['deleteFromPageDraft', 'keepInPageDraft'].includes(id));
  expect(ofSections).toMatchObject([
    { id: 'deleteFromPageDraft', options: { params: { page: 'home', id: 'first' } } },
    { id: 'keepInPageDraft', options: { params: { page: 'home', id: 'second' } } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Share draft' }));
  await screen.findByRole('dialog', { name: 'Share draft' });
  expect(calls).toContainEqual({
    id: 'fetchPreviewLinks',
    options: expect.objectContaining({ params: { collection: 'sections', id: 'home' } }) as unknown,
  });
});

it('hides a section beside what visitors see', async () => {
  const { calls } = show([drafted('First', 0)]);
  await userEvent.click(await screen.findByRole('button', { name: 'More for First' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Hide' }));
  expect(sent(calls, 'savePendingChange')).toMatchObject([
    { fields: { heading: 'First', visible: false }, version: Date.parse('2026-01-01T00:00:00.000Z') },
  ]);
});
