import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactMessage, ContactState } from 'api-client';
import { renderRoutes } from 'page-testing';
import { Component } from './board-screen';

const MESSAGE: ContactMessage = {
  ...{ _id: 'm1', version: 1, createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
  ...{ reference: 'TC-AAAA-BBBB', name: 'Asha Rao', email: 'asha@example.com', phone: '', company: 'Rao Works' },
  ...{ topic: 'Products and prices', message: 'Please send prices.', state: 'new', notes: [] },
  ...{ ownerId: 'a1', ownerName: 'Meera Shah', remindOn: '2026-11-04', productIds: ['p1'] },
  products: [{ _id: 'p1', name: 'Tri-Dem 27', picture: '/api/v1/files/a.webp', grade: '', path: '' }],
};

/** The board of one message, which the server moves. */
function show(at = '/admin/contact-messages/board') {
  let current = MESSAGE;
  return renderRoutes(() => [{ path: '/admin/contact-messages/board', Component }], {
    at,
    answers: {
      fetchContactMessages: ({ query = {} }: { query?: { state?: ContactState } }) => {
        const contactMessages = query.state === current.state ? [current] : [];
        return { success: true, contactMessages, total: query.state === 'closed' ? 51 : contactMessages.length };
      },
      fetchMessageOwners: { success: true, owners: [{ _id: 'a1', name: 'Meera Shah' }] },
      updateContactMessage: ({ body = {} }: { body?: object }) => {
        current = { ...current, ...body, version: current.version + 1 };
        return { success: true, message: 'Message updated successfully', contactMessage: current };
      },
    },
  });
}
const column = (name: RegExp) => within(screen.getByRole('region', { name }));

it('shows every state with its messages, and the filters of the list', async () => {
  const { calls } = show('/admin/contact-messages/board?owner=a1&state=read&page=3');
  await screen.findByRole('button', { name: 'Asha Rao' });
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split(' ')[0]);
  expect(names).toEqual(['New', 'Read', 'Answered', 'Closed']);
  const card = column(/^New/).getByRole('listitem');
  for (const fact of ['Rao Works', 'Products and prices', 'Tri-Dem 27', 'Meera Shah', 'Reminder: 4 Nov 2026'])
    expect(card).toHaveTextContent(fact);
  expect(screen.getByRole('link', { name: 'List' })).toHaveAttribute('href', '/admin/contact-messages?owner=a1');
  expect(screen.getByRole('link', { name: '51 more in the list' })).toHaveAttribute(
    'href',
    '/admin/contact-messages?state=closed&owner=a1',
  );
  const queries = calls.flatMap(({ id, options }) =>
    id === 'fetchContactMessages' ? [(options as { query: object }).query] : [],
  );
  expect(queries).toContainEqual({ state: 'new', owner: 'a1', sort: '-createdAt', limit: 50 });
});

it('moves a message with the keys of its list, and the focus follows it', async () => {
  const { calls } = show();
  const list = await screen.findByRole('combobox', { name: 'Move Asha Rao to' });
  list.focus();
  await userEvent.keyboard('{ArrowRight}');
  const moved = await column(/^Read/).findByRole('combobox', { name: 'Move Asha Rao to' });
  await waitFor(() => expect(moved).toHaveFocus());
  await userEvent.keyboard('{ArrowRight}');
  await column(/^Answered/).findByRole('button', { name: 'Asha Rao' });
  const bodies = calls.flatMap(({ id, options }) =>
    id === 'updateContactMessage' ? [(options as { body: object }).body] : [],
  );
  expect(bodies).toEqual([
    { state: 'read', version: 1 },
    { state: 'answered', version: 2 },
  ]);
});

it('opens a message, which is then read, and closing it leads back to its card', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Asha Rao' }));
  const sheet = await screen.findByRole('dialog', { name: 'Asha Rao' });
  expect(await within(sheet).findByDisplayValue('Read')).toBeVisible();
  await waitFor(() => expect(document.querySelector('#message-m1')?.closest('section')).toHaveTextContent(/^Read/));
  await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(column(/^Read/).getByRole('button', { name: 'Asha Rao' })).toHaveFocus());
});
