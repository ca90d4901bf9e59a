import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Form } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './form-editor';

const stored: Form = {
  ...{ _id: 'f1', title: 'Samples', introduction: '', agreement: 'I agree.', button: 'Ask', thanks: '', keptMonths: 6 },
  ...{ desk: 'nobody', confirmation: '' },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 4 },
  ...{ status: 'draft', publishAt: null },
  questions: [{ _id: 'a1', kind: 'line', label: 'Company', help: '', required: true, options: [] }],
};

function show() {
  return renderRoutes(() => [{ path: '/admin/forms/:id', Component }], {
    at: '/admin/forms/f1',
    answers: {
      fetchLogo: () => ({ success: true, logos: [] }),
      fetchForm: { success: true, form: stored },
      fetchPendingChange: { success: true, pendingChange: null },
      fetchReview: () => ({ success: true, review: null }),
      updateForm: () => ({ success: true, message: 'Form updated successfully', form: stored }),
    },
  });
}

it('adds a question with options, keeps the kind of a stored one, and removes it', async () => {
  const { calls } = show();
  const company = (await screen.findByLabelText('Question')).closest('li');
  if (!company) throw new Error('The question has no row');
  expect(within(company).getByText('Answer: One line')).toBeVisible();
  expect(within(company).queryByLabelText('Answer')).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  const added = screen.getAllByRole('listitem').at(-1);
  if (!added) throw new Error('There is no new question');
  await userEvent.type(within(added).getByLabelText('Question'), 'Which grade');
  await userEvent.selectOptions(within(added).getByLabelText('Answer'), 'One of several options');
  await userEvent.type(within(added).getByLabelText(/^Options/), 'C 140{Enter}{Enter} HS 80 ');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Company' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const body = calls.find(({ id }) => id === 'updateForm')?.options as { body: { questions: object[] } } | undefined;
  expect(body?.body.questions).toEqual([
    {
      ...{ _id: expect.stringMatching(/^[a-z0-9]+$/), kind: 'select', label: 'Which grade', help: '', required: false },
      options: ['C 140', 'HS 80'],
    },
  ]);
});
