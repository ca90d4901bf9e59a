import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { ReviewComments } from 'admin-kit/content';
import { partField, type Review, type ReviewComment } from 'api-client';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { tableCall } from 'shared-store/testing';
import { Form, useForm } from 'ui-kit/form';
import { PartComments } from './part-comments';

const FIELDS = [
  { id: 'a', label: 'Density' },
  { id: 'b', label: 'Density' },
];

function Editor() {
  const form = useForm({ defaultValues: { customFields: FIELDS } });
  return (
    <Form form={form} onSubmit={() => undefined}>
      {FIELDS.map(({ id }, index) => (
        <PartComments key={id} list="customFields" part={`customFields.${index}.label`} id={id} />
      ))}
    </Form>
  );
}

it('keeps the comments on two custom fields of one name apart', async () => {
  const review = { collection: 'products', _id: 'p1', state: 'returned', isMine: true, isReviewer: false } as Review;
  const comment = {
    _id: 'r1',
    field: partField('customFields', 'Density', 'b'),
    author: 'Meera Nair',
    text: 'At 15 °C?',
  };
  const { call } = tableCall({
    fetchReview: { success: true, review },
    fetchReviewComments: {
      success: true,
      comments: [{ ...comment, label: 'Density', at: '2026-11-26T08:00:00.000Z', isResolved: false } as ReviewComment],
    },
  });
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'A', email: 'a@works.example', role: 'owner' }));
  render(
    <Provider store={store}>
      <ReviewComments collection="products" id="p1">
        <Editor />
      </ReviewComments>
    </Provider>,
  );
  await screen.findByRole('button', { name: 'Comments on Density: 1 comment open' });
  const buttons = screen.getAllByRole('button', { name: /Comments on Density|Density/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.not.stringContaining('open'),
    'Comments on Density: 1 comment open',
  ]);
});
