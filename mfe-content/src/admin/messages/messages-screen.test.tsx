import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactMessage } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './messages-screen';

const message: ContactMessage = {
  ...{ _id: 'm1', version: 1, createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ reference: 'TC-AAAA-BBBB', name: 'Asha Rao', email: 'asha@example.com', phone: '', company: 'Rao Works' },
  ...{ topic: 'Products and prices', message: 'Please send prices.', state: 'new', notes: [] },
  ...{ ownerId: null, ownerName: '', remindOn: null, productIds: ['p1', 'p2', 'p3'] },
  products: [
    { _id: 'p1', name: 'Tri-Dem 27', picture: '/api/v1/files/a.webp', grade: 'Crude oil', path: '/offerings/a/b/c' },
    { _id: 'p2', name: 'Tri-Wax 3', picture: '/api/v1/files/b.webp', grade: '', path: '' },
  ],
};

function open() {
  return renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchContactMessages: { success: true, total: 1_200, contactMessages: [message] },
      fetchMessageOwners: { success: true, owners: [{ _id: 'a1', name: 'Meera Shah' }] },
      updateContactMessage: ({ body = {} }: { body?: object }) => ({
        ...{ success: true, message: 'Message updated successfully' },
        contactMessage: { ...message, version: 2, state: 'read', ...body },
      }),
    },
  });
}

it('lets the server search and page, so that every message can be reached', async () => {
  const { calls } = open();
  expect(await screen.findByText(/1,200/)).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'rao');
  await waitFor(() =>
    expect(calls).toContainEqual(
      expect.objectContaining({
        id: 'fetchContactMessages',
        options: { query: expect.objectContaining({ search: 'rao', limit: 25 }) as unknown },
      }),
    ),
  );
});

it('shows the products of a message, and sets its owner', async () => {
  const { calls } = open();
  await userEvent.click((await screen.findAllByRole('button', { name: /Asha Rao/ }))[0] ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Asha Rao' });
  const products = within(sheet).getByRole('region', { name: 'Products' });
  expect(within(products).getByRole('link', { name: 'Tri-Dem 27' })).toHaveAttribute('href', '/offerings/a/b/c');
  expect(products).toHaveTextContent('Crude oil');
  expect(products).toHaveTextContent('Tri-Wax 3 (not published)');
  expect(products).toHaveTextContent('1 product deleted since.');
  await userEvent.selectOptions(within(sheet).getByLabelText('Owner'), 'Meera Shah');
  await waitFor(() =>
    expect(calls).toContainEqual({
      id: 'updateContactMessage',
      options: { params: { id: 'm1' }, body: { ownerId: 'a1' } },
    }),
  );
  expect(await within(sheet).findByDisplayValue('Meera Shah')).toBeVisible();
});

it('sets and removes the reminder of a message', async () => {
  const { calls } = open();
  await userEvent.click((await screen.findAllByRole('button', { name: /Asha Rao/ }))[0] ?? document.body);
  const sheet = await screen.findByRole('dialog', { name: 'Asha Rao' });
  const reminders = () => calls.flatMap(({ id, options }) => (id === 'updateContactMessage' ? [options?.body] : []));
  await userEvent.type(within(sheet).getByLabelText('Reminder'), '2026-12-04');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Set reminder' }));
  expect(await within(sheet).findByText('Set for 4 December 2026.')).toBeVisible();
  await userEvent.clear(within(sheet).getByLabelText('Reminder'));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Remove reminder' }));
  await waitFor(() => expect(reminders()).toEqual([{ state: 'read' }, { remindOn: '2026-12-04' }, { remindOn: null }]));
});
