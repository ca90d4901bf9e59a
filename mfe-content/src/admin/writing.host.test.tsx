import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentScreen } from 'admin-kit/content-screen';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';

const AT = '2026-11-26T09:00:00.000Z';
const client = (status: string, _id = 'c1') => ({
  ...{ _id, name: 'Acme', website: '', logo: '/a.webp', logoAlt: '', sectorIds: [], order: 0, visible: true },
  ...{ status, publishAt: null, version: 1, createdAt: AT, updatedAt: AT },
});

/** The administration of clients, as an author sees it. */
function open(at: string, clients: object[], review: object | null = null) {
  const view = renderRoutes(
    (store) => {
      store.dispatch(
        userLoaded({
          name: 'Asha Rao',
          email: 'asha@works.example',
          role: 'author',
          rights: rightsOf('author'),
        }),
      );
      return [{ path: '/admin/clients', children: contentScreen('clients', {}).routes }];
    },
    {
      at,
      answers: {
        fetchLogo: () => ({ success: true, logos: [] }),
        fetchSectors: () => [],
        GetClients: () => ({ success: true, clients }),
        Editclient: () => ({ success: true, message: 'Client updated successfully', client: clients[0] }),
        fetchPendingChanges: { success: true, pendingChanges: [] },
        fetchPendingChange: { success: true, pendingChange: null },
        fetchReviews: { success: true, reviews: review ? [review] : [] },
        fetchReview: { success: true, review },
        fetchReviewComments: {
          success: true,
          comments: review
            ? [
                {
                  _id: 'k1',
                  field: 'name',
                  label: 'Name',
                  author: 'Meera Nair',
                  at: AT,
                  text: 'In full',
                  isResolved: false,
                },
              ]
            : [],
        },
        fetchReviewers: { success: true, reviewers: [{ _id: 'a2', name: 'Meera Nair' }] },
        requestReview: { success: true, message: 'Sent to Meera Nair for review' },
        savePendingChange: { success: true, message: 'Saved', pendingChange: { version: 8 } },
        announceEditing: { success: true, others: [] },
        fetchUnsavedChanges: { success: true, unsavedChanges: null },
      },
    },
  );
  const bodies = (call: string) =>
    view.calls.filter(({ id }) => id === call).map(({ options }) => (options as { body: object }).body);
  return { ...view, bodies };
}

const REVIEW = {
  ...{
    collection: 'clients',
    _id: 'c1',
    title: 'Acme',
    isDraft: true,
    state: 'returned',
    note: '',
    hasChanged: false,
    openComments: 0,
  },
  ...{ requestedBy: 'Asha Rao', senderPublishes: false, reviewer: 'Meera Nair', isMine: true, isReviewer: false },
  ...{ requestedAt: AT, dueOn: null, answeredAt: AT, comment: 'Name the source' },
};

it('saves a draft and asks who reviews it; nothing offers to publish', async () => {
  const { bodies } = open('/admin/clients/c1', [client('draft')]);
  expect(await screen.findByText(/Send it for review: an editor or owner publishes it/)).toBeVisible();
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), ' Works');
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send for review' }));
  expect(bodies('Editclient')).toMatchObject([{ name: 'Acme Works', status: 'draft', publishAt: null }]);
  await userEvent.selectOptions(dialog.getByLabelText('Reviewer'), await dialog.findByText('Meera Nair'));
  await userEvent.click(dialog.getByRole('button', { name: 'Send for review' }));
  await waitFor(() => expect(bodies('requestReview')).toMatchObject([{ reviewerId: 'a2', version: Date.parse(AT) }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('saves changes of what is published beside it', async () => {
  const { bodies } = open('/admin/clients/c1', [client('published')]);
  await userEvent.type(await screen.findByLabelText('Name'), ' Works');
  // An author adds nothing to a release.
  expect(screen.queryByRole('button', { name: 'Add to release' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodies('savePendingChange')).toHaveLength(1));
  expect(bodies('savePendingChange')[0]).not.toHaveProperty('publishAt');
  expect(bodies('Editclient')).toEqual([]);
});

it('shows why a draft was returned, and sends it again without saving it when nothing was changed', async () => {
  const { bodies } = open('/admin/clients/c1', [client('draft')], REVIEW);
  expect(await screen.findByText('Meera Nair returned this draft. “Name the source”')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Comments on Name: 1 comment open' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Send for review' }));
  expect(await screen.findByRole('dialog', { name: 'Send for review' })).toBeVisible();
  expect(bodies('Editclient')).toEqual([]);
});

it('deletes drafts only, publishes nothing, and shows what is in review', async () => {
  open('/admin/clients', [client('draft'), { ...client('published', 'c2'), name: 'Wells' }], REVIEW);
  expect(await screen.findByText('Returned')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete Acme' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete Wells' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Reorder' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Edit a field' })).not.toBeInTheDocument();
});
