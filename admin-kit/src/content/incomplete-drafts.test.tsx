import '@testing-library/jest-dom';
import { rightsOf } from 'api-client/rights';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call, Role } from 'api-client';
import { blogs } from 'api-client/content-types';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { ContentEditor } from './content-editor';

const DRAFT = {
  ...{ _id: 'b1', title: 'Low tide', slug: 'low-tide', summary: '', content: '', blogImg: '', imageAlt: '' },
  ...{ author: '', authorImg: '', tags: [], likes: 0, views: 0, time: '08:00', Date: '2026-11-26', readingMinutes: 1 },
  ...{ seoTitle: '', seoDescription: '', shareImage: '', status: 'draft', publishAt: null, version: 1 },
  ...{ createdAt: '2026-11-26T08:00:00.000Z', updatedAt: '2026-11-26T08:00:00.000Z' },
};
const LIVE = { ...DRAFT, status: 'published', content: '<p>Text</p>', blogImg: '/api/v1/files/a.png', author: 'Asha' };

interface Shown {
  readonly item?: typeof DRAFT | undefined;
  readonly role?: Role;
}

function openEditor({ item, role = 'editor' }: Shown) {
  const sent: { id: string; body: unknown }[] = [];
  const answers: Record<string, object> = {
    announceEditing: { success: true, others: [] },
    fetchUnsavedChanges: { success: true, unsavedChanges: null },
    fetchReview: { success: true, review: null },
    fetchReviewers: { success: true, reviewers: [{ _id: 'a2', name: 'Meera Nair' }] },
    requestReview: { success: true, message: 'Sent to Meera Nair for review', review: {} },
    savePendingChange: { success: true, message: 'Changes saved', pendingChange: { version: 2 } },
  };
  const call = (async ({ id }: AnyEndpoint, { body }: { readonly body?: unknown } = {}) => {
    if (body) sent.push({ id, body });
    return answers[id] ?? { success: true, message: 'Blog saved', blog: { ...DRAFT, version: 2 } };
  }) as Call;
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role, rights: rightsOf(role) }));
  const router = createMemoryRouter([{ path: '*', element: <ContentEditor type={blogs} item={item} /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { bodies: (id: string) => sent.filter((one) => one.id === id).map(({ body }) => body) };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const author = () => screen.getByLabelText('Author');
const content = () => screen.findByRole('textbox', { name: 'Content' });
const missing = async () =>
  (await screen.findAllByRole('link', { name: /is required$/ })).map(({ textContent }) => textContent).sort();

it('saves an incomplete draft, and says at each empty field that visitors need it', async () => {
  const { bodies } = openEditor({});
  const warning = 'Needed to publish';
  expect(await content()).toHaveAccessibleDescription(warning);
  expect(author()).toHaveAccessibleDescription(warning);
  const [choose] = screen.getAllByRole('button', { name: 'Choose a picture' });
  expect(choose).toBeDefined();
  expect(screen.getAllByText(warning)).toHaveLength(3);
  expect(screen.getByLabelText('Title')).toBeRequired();

  await press('Save');
  expect(await missing()).toEqual(['Title is required']);
  expect(bodies('addBlog')).toEqual([]);
  await userEvent.type(screen.getByLabelText('Title'), 'Low tide');
  await userEvent.type(author(), 'Asha Rao');
  expect(author()).not.toHaveAccessibleDescription();
  await userEvent.clear(author());
  await press('Save');
  await waitFor(() =>
    expect(bodies('addBlog')).toMatchObject([{ title: 'Low tide', content: '', blogImg: '', status: 'draft' }]),
  );
});

it('lists the missing fields before it publishes, moves the focus to the first, and keeps what was typed', async () => {
  const { bodies } = openEditor({ item: DRAFT });
  await userEvent.type(screen.getByLabelText(/^Summary/), 'The sea goes out');
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Published');
  await press('Save');
  expect(await missing()).toEqual(['Author is required', 'Content is required', 'Picture is required']);
  expect(await content()).toHaveFocus();
  expect(await content()).toHaveAccessibleDescription('Content is required');
  expect(screen.queryByText('Needed to publish')).not.toBeInTheDocument();
  expect(bodies('updateBlog')).toEqual([]);
  expect(screen.getByLabelText(/^Summary/)).toHaveValue('The sea goes out');

  // As a draft it is saved.
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Draft');
  await press('Save');
  await waitFor(() => expect(bodies('updateBlog')).toMatchObject([{ summary: 'The sea goes out', status: 'draft' }]));
  expect(screen.queryByRole('link', { name: /is required$/ })).not.toBeInTheDocument();
});

it('saves incomplete changes beside what is published, and does not publish them', async () => {
  const { bodies } = openEditor({ item: LIVE });
  await content();
  await userEvent.clear(author());
  await press('Publish');
  expect(await missing()).toEqual(['Author is required']);
  expect(author()).toHaveFocus();
  await press('Save without publishing');
  await waitFor(() => expect(bodies('savePendingChange')).toMatchObject([{ fields: { author: '' } }]));
  expect(bodies('publishPendingChange')).toEqual([]);
});

it.each(['editor', 'author'] as const)('sends no incomplete draft of an %s for review', async (role) => {
  const { bodies } = openEditor({ item: DRAFT, role });
  await content();
  await press('Send for review');
  expect(await missing()).toEqual(['Author is required', 'Content is required', 'Picture is required']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(bodies('updateBlog')).toEqual([]);
});

it('sends an unchanged draft for review without saving it', async () => {
  const complete = { ...LIVE, status: 'draft' };
  const { bodies } = openEditor({ item: complete, role: 'author' });
  await content();
  await press('Send for review');
  await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), await screen.findByText('Meera Nair'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Send for review' }).at(-1) as HTMLElement);
  await waitFor(() => expect(bodies('requestReview')).toHaveLength(1));
  expect(bodies('updateBlog')).toEqual([]);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});
