import '@testing-library/jest-dom';
import { rightsOf } from 'api-client/rights';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Review, ReviewComment } from 'api-client';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { failure, tableCall, type Answers } from 'shared-store/testing';
import { CommentedField } from './commented-field';
import { OpenComments } from './open-comments';
import { ReviewComments } from './review-comments';

const REVIEW = { collection: 'clients', _id: 'c1', state: 'returned', isMine: true, isReviewer: false } as Review;
const comment = (changes: Partial<ReviewComment>): ReviewComment => ({
  ...{ _id: 'r1', field: 'name', label: 'Name', author: 'Meera Nair', at: '2026-11-26T08:00:00.000Z' },
  ...{ text: 'In full', isResolved: false },
  ...changes,
});

function show(review: Review | null, comments: readonly ReviewComment[], answers: Answers = {}) {
  const { call, calls } = tableCall({
    fetchReview: { success: true, review },
    fetchReviewComments: () => ({ success: true, comments }),
    addReviewComment: { success: true, message: 'Comment added' },
    resolveReviewComments: { success: true, message: 'Comments resolved' },
    ...answers,
  });
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'A', email: 'a@works.example', role: 'editor', rights: rightsOf('editor') }));
  render(
    <Provider store={store}>
      <ReviewComments collection="clients" id="c1">
        <OpenComments />
        <fieldset disabled={!review?.isMine}>
          <CommentedField name="name" label="Name">
            <input aria-label="Name" />
          </CommentedField>
          <CommentedField name="city" label="City">
            <input aria-label="City" />
          </CommentedField>
        </fieldset>
      </ReviewComments>
    </Provider>,
  );
  return { calls };
}

it('leads from an open comment to its field, and answers it by keyboard', async () => {
  const { calls } = show(REVIEW, [comment({ _id: 'r0', text: 'Old', isResolved: true }), comment({})]);
  const list = await screen.findByRole('list', { name: 'Open comments' });
  expect(list).toHaveTextContent('“In full” (Meera Nair)');
  expect(list).not.toHaveTextContent('Old');
  await userEvent.click(within(list).getByRole('button', { name: 'Name' }));
  const button = screen.getByRole('button', { name: 'Comments on Name: 1 comment open' });
  expect(button).toHaveFocus();

  await userEvent.keyboard(' ');
  const dialog = screen.getByRole('dialog', { name: 'Comments on Name' });
  expect(dialog).toHaveTextContent('Old');
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  expect((await screen.findAllByText('Write a comment'))[0]).toBeVisible();
  await userEvent.type(screen.getByLabelText('Answer'), 'Done');
  await userEvent.click(screen.getByRole('button', { name: 'Add answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const params = { collection: 'clients', id: 'c1' };
  expect(calls).toContainEqual({
    id: 'addReviewComment',
    options: { params, body: { field: 'name', text: 'Done' } },
  });
  expect(button).toHaveFocus();

  await userEvent.keyboard('{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Resolve' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(calls).toContainEqual({
    id: 'resolveReviewComments',
    options: { params: { ...params, commentId: 'r1' } },
  });
});

it('shows comments to everyone else, who write none, also where fields are disabled', async () => {
  show({ ...REVIEW, isMine: false }, [comment({ isResolved: true })]);
  // `userEvent` takes everything in a disabled fieldset for disabled; browsers only controls.
  fireEvent.click(await screen.findByRole('button', { name: 'Comments on Name: all resolved' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('In full');
  expect(screen.queryByLabelText('Comment')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Resolve' })).not.toBeInTheDocument();
  expect(screen.queryByText(/on City/)).not.toBeInTheDocument();
});

it.each([
  ['no review', null],
  ['the review of a release', { ...REVIEW, collection: 'releases' as const }],
])('has no comments with %s', async (_what, review) => {
  const { calls } = show(review, [comment({})]);
  await waitFor(() => expect(calls).toHaveLength(1));
  await act(async () => undefined);
  expect(calls.map(({ id }) => id)).toEqual(['fetchReview']);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that comments could not be loaded, and keeps what was typed in the fields', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  show(REVIEW, [], {
    fetchReviewComments: () =>
      isDown ? Promise.reject(failure(503, 'Down')) : { success: true, comments: [comment({})] },
  });
  const field = screen.getByLabelText('Name');
  expect(await screen.findByText(/The comments could not be loaded/)).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Comments on Name: 1 comment open' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(written).toHaveBeenCalled();
  written.mockRestore();
});
