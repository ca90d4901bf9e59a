import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call, PendingItem } from 'api-client';
import { blogs } from 'api-client/content-types';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { ContentEditor } from './content-editor';
import { LoadedContext } from './loaded';

const BLOG = {
  ...{ _id: 'b1', title: 'Low tide', slug: 'low-tide', summary: '', content: '<p>Text</p>', imageAlt: '' },
  ...{ blogImg: '/api/v1/files/a.png', author: 'Asha', authorImg: '', tags: [], likes: 0, views: 0, time: '08:00' },
  ...{ Date: '2026-11-26', readingMinutes: 1, seoTitle: '', seoDescription: '', shareImage: '', publishAt: null },
  ...{ createdAt: '2026-11-26T08:00:00.000Z', updatedAt: '2026-11-26T08:00:00.000Z', version: 3 },
};
const PENDING: PendingItem = {
  ...{ _id: 'b1', content: { title: 'High tide' }, version: 9, baseVersion: 3, by: 'Meera Nair', isMine: false },
  ...{ at: '2026-11-27T08:00:00.000Z', publishAt: null, unpublish: false, deletes: false, failure: '' },
} as PendingItem;

/** The editor for a user whose role only publishes blogs. */
function open(status: 'draft' | 'published', pending?: PendingItem) {
  const sent: { id: string; body: unknown }[] = [];
  const call = (async ({ id }: AnyEndpoint, { body }: { readonly body?: unknown } = {}) => {
    sent.push({ id, body });
    if (id === 'announceEditing') return { success: true, others: [] };
    if (id === 'fetchReview') return { success: true, review: null };
    return { success: true, message: 'Published', blog: BLOG, unsavedChanges: null };
  }) as Call;
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'Asha', email: 'a@works.example', role: 'r1', rights: ['blogs:publish'] }));
  const item = { ...BLOG, status };
  const router = createMemoryRouter([{ path: '*', element: <ContentEditor type={blogs} item={item} /> }]);
  render(
    <Provider store={store}>
      <LoadedContext value={{ pending, refetch: () => Promise.resolve(), onCreated: () => undefined }}>
        <RouterProvider router={router} />
      </LoadedContext>
    </Provider>,
  );
  return (id: string) => sent.filter((one) => one.id === id).map(({ body }) => body);
}

test('a user who only publishes cannot type, and publishes a draft', async () => {
  const bodies = open('draft');
  expect(screen.getByLabelText('Author')).toBeDisabled();
  expect(await screen.findByRole('textbox', { name: 'Content' })).toHaveAttribute('contenteditable', 'false');
  expect(screen.getByText('Your role may publish this, but not change it.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(bodies('updateBlog')).toEqual([{ status: 'published', version: 3 }]));
});

test('a user who only publishes publishes the changes of others', async () => {
  const bodies = open('published', PENDING);
  expect(screen.getByLabelText('Title')).toHaveValue('High tide');
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(bodies('publishPendingChange')).toEqual([{ version: 9 }]));
  expect(bodies('savePendingChange')).toEqual([]);
});

test('a deletion is published with its page, not in the editor', async () => {
  open('published', { ...PENDING, deletes: true });
  expect(await screen.findByText(/Visitors see it until its page is published\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});

test('there is nothing to publish when visitors see all of it', async () => {
  open('published');
  expect(await screen.findByRole('textbox', { name: 'Content' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
});
