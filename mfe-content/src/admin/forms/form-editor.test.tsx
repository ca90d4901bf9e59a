import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { contentScreen } from 'admin-kit/content-screen';
import { answersName, formCollection, FORMS, type Form } from 'api-client';
import { collectionType } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
import { Component } from './form-editor';

const stored: Form = {
  ...{ _id: 'f1', title: 'Samples', introduction: '', agreement: 'I agree.', button: 'Ask', thanks: '', keptMonths: 6 },
  ...{ desk: 'nobody', confirmation: '', anonymous: false },
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
  const row = await screen.findByRole('button', { name: 'Company One line · must be answered', expanded: false });
  const company = row.closest('li');
  if (!company) throw new Error('The question has no row');
  await userEvent.click(row);
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

it('says whether the form asks for a name', async () => {
  const { calls } = show();
  expect(await screen.findByText(/^The form asks for a name and an email address first\./)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Take reports without a name' }));
  expect(screen.getByText(/^The form asks for no name and no email address\. Answers/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(calls.find(({ id }) => id === 'updateForm')?.options).toMatchObject({ body: { anonymous: true } });
});

it('lists its answers by their state, and gives several the same state', async () => {
  const type = collectionType(FORMS, answersName('f1'), formCollection(stored));
  const answer = (name: string, state: string) => ({
    ...{ _id: name, name, email: 'a@example.com', qa1: 'Oil', state, handledBy: '', note: '', slug: name, version: 1 },
    ...{ status: 'draft', publishAt: null, createdAt: stored.createdAt, updatedAt: stored.updatedAt },
  });
  const { calls } = renderRoutes(
    () => [{ path: `/admin/${type.collection}`, children: contentScreen(type, {}).routes }],
    {
      at: `/admin/${type.collection}`,
      answers: {
        'list-forms-ff1': { success: true, items: [answer('Asha', 'New'), answer('Ravi', 'Done')] },
        'update-forms-ff1': { success: true, message: 'Ask updated successfully', item: {} },
        fetchPendingChanges: { success: true, pendingChanges: [] },
        fetchReviews: { success: true, reviews: [] },
      },
    },
  );
  expect(await screen.findByText('2 answers')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'New');
  expect(screen.getByRole('link', { name: 'Asha' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ravi' })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit a field' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Edit 1 answer' }));
  const field = dialog.getByRole('combobox', { name: 'Field' });
  expect(within(field).queryByRole('option', { name: 'Email' })).not.toBeInTheDocument();
  await userEvent.selectOptions(field, 'State');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'State' }), 'Done');
  await userEvent.click(dialog.getByRole('button', { name: 'Change 1 answer' }));
  await waitFor(() =>
    expect(calls.filter(({ id }) => id === 'update-forms-ff1').map(({ options }) => options)).toEqual([
      { params: { id: 'Asha' }, body: { state: 'Done' } },
    ]),
  );
});

it('shows beside an answer which privacy notice its sender agreed to', async () => {
  const type = collectionType(FORMS, answersName('f1'), formCollection(stored));
  const item = {
    ...{ _id: 'i1', name: 'Asha', email: 'a@example.com', qa1: 'Oil', state: 'New', handledBy: '', note: '' },
    ...{ slug: 'r-1', version: 1, status: 'draft', publishAt: null },
    ...{ createdAt: stored.createdAt, updatedAt: stored.updatedAt, consent: { notice: 'v7Hq', language: 'gu' } },
  };
  renderRoutes(() => [{ path: `/admin/${type.collection}`, children: contentScreen(type, {}).routes }], {
    at: `/admin/${type.collection}/i1`,
    answers: {
      'read-forms-ff1': { success: true, item },
      fetchPendingChange: { success: true, pendingChange: null },
    },
  });
  expect(await screen.findByText('Version v7Hq, read in Gujarati')).toBeVisible();
});
