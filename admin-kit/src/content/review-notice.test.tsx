import '@testing-library/jest-dom';
import { rightsOf } from 'api-client/rights';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call, Review, Role } from 'api-client';
import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { failure } from 'shared-store/testing';
import { intentOf, REVIEW as SEND } from '../use-editor';
import { ReviewNotice } from './review-notice';

const REVIEW: Review = {
  ...{
    collection: 'clients',
    _id: 'c1',
    title: 'Works',
    isDraft: false,
    state: 'waiting',
    note: '',
    comment: '',
    hasChanged: false,
    openComments: 0,
  },
  ...{ requestedBy: 'Asha Rao', senderPublishes: true, reviewer: 'Meera Nair', isMine: true, isReviewer: false },
  ...{ requestedAt: '2026-11-26T08:00:00.000Z', dueOn: '2026-12-01', answeredAt: null },
};

interface Shown {
  readonly isDraft?: boolean;
  readonly role?: Role;
  readonly onPublish?: () => void;
}

/** The notice above a form that sends its item for review when it is submitted. */
function Editor({ isDraft = false, onPublish = () => undefined }: Shown): ReactNode {
  const [isSending, setSending] = useState(false);
  return (
    <>
      <ReviewNotice
        {...{ collection: 'clients', id: 'c1', version: 7, isDraft, isSending, send: { formId: 'form' } }}
        onSent={() => setSending(false)}
      />
      <form
        id="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (intentOf(event) === SEND) setSending(true);
          else onPublish();
        }}
      />
    </>
  );
}

function show(review: Review | null, { role = 'editor', ...shown }: Shown = {}) {
  const sent: unknown[] = [];
  const answers: Record<string, object> = {
    fetchReview: { review },
    fetchReviewers: { reviewers: [{ _id: 'a2', name: 'Meera Nair' }] },
    requestReview: { message: 'Sent to Meera Nair for review' },
    answerReview: { message: 'Changes returned' },
  };
  const call = (async ({ id }: AnyEndpoint, options?: { readonly body?: unknown }) => {
    const body = options?.body as { decision?: string; comment?: string } | undefined;
    if (body?.decision === 'return' && !body.comment && !review?.openComments)
      throw failure(400, 'Validation failed', [{ path: 'comment', message: 'Write what has to change' }]);
    if (body) sent.push(body);
    return answers[id];
  }) as Call;
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role, rights: rightsOf(role) }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Editor {...shown} />
      </MemoryRouter>
    </Provider>,
  );
  return sent;
}

it('sends the changes that the editor shows to a reviewer again, with a day and a note', async () => {
  const sent = show({ ...REVIEW, state: 'returned' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send again' }));
  await userEvent.selectOptions(await screen.findByLabelText('Reviewer'), await screen.findByText('Meera Nair'));
  await userEvent.type(screen.getByLabelText(/^Answer needed by/), '2026-12-01');
  await userEvent.type(screen.getByLabelText(/^Note/), 'Check the figures');
  await userEvent.click(screen.getAllByRole('button', { name: 'Send for review' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(sent).toEqual([{ reviewerId: 'a2', dueOn: '2026-12-01', note: 'Check the figures', version: 7 }]),
  );
});

it('lets the reviewer return the changes with a comment', async () => {
  const sent = show({ ...REVIEW, isMine: false, isReviewer: true, hasChanged: true });
  expect(await screen.findByText(/An answer is needed by 1 December 2026.*saved again after/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Return' }));
  await userEvent.click(screen.getByRole('button', { name: 'Return changes' }));
  await waitFor(() => expect(screen.getByLabelText('Comment')).toBeInvalid());
  expect(screen.getByLabelText('Comment')).toHaveAccessibleDescription('Write what has to change');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Comment'), 'Name the source');
  await userEvent.click(screen.getByRole('button', { name: 'Return changes' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'return', comment: 'Name the source', version: 7 }]));
});

it('asks for no further comment to return changes with open comments on fields', async () => {
  const sent = show({ ...REVIEW, isMine: false, isReviewer: true, openComments: 2 });
  await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('an email with the 2 open comments');
  await userEvent.click(screen.getByRole('button', { name: 'Return changes' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'return', comment: '', version: 7 }]));
});

it('shows the author the answer', async () => {
  show({ ...REVIEW, state: 'returned', comment: 'Name the source' });
  expect(await screen.findByText('Meera Nair returned these changes. “Name the source”')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
});

const DRAFT: Review = { ...REVIEW, isDraft: true, senderPublishes: false };

it('lets the reviewer approve the draft of an author', async () => {
  const sent = show({ ...DRAFT, isMine: false, isReviewer: true }, { isDraft: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('The author gets an email. You can publish it then.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Approve draft' }));
  await waitFor(() => expect(sent).toEqual([{ decision: 'approve', comment: '', version: 7 }]));
});

it('publishes the draft that was approved', async () => {
  const onPublish = jest.fn();
  show({ ...DRAFT, state: 'approved', isReviewer: true }, { isDraft: true, onPublish });
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(onPublish).toHaveBeenCalled();
});

it('tells an author who publishes the approved draft', async () => {
  show({ ...DRAFT, state: 'approved' }, { isDraft: true, role: 'author' });
  expect(await screen.findByText('Meera Nair approved this draft. An editor or owner can publish it.')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('shows in an editor the approval of a release with the item, which needs none by itself', async () => {
  show({ ...REVIEW, collection: 'releases', _id: 'r1', title: 'Autumn', state: 'approved', isReviewer: true });
  expect(await screen.findByText('Meera Nair approved the release “Autumn” with all its items.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open release' })).toHaveAttribute('href', '/admin/releases/r1');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
