import { rightsOf } from 'api-client/rights';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Component as Board } from './board-screen';

const card = (facts: object) => ({
  ...{ _id: 'a1', version: 3, fullName: 'Asha Rao', jobTitle: 'Chemist', reference: 'TC-1', state: 'new' },
  ...{ createdAt: '2026-01-05T10:00:00.000Z', scores: [{ score: 4 }, { score: 5 }] },
  sendings: [{ at: '2026-01-05T10:00:00.000Z' }, { at: '2026-02-07T10:00:00.000Z' }],
  notes: [{ text: 'Call her', author: 'Meena', at: '2026-01-06T10:00:00.000Z' }],
  interviews: [
    { _id: 'i1', startsAt: '2026-02-10T04:30:00.000Z', cancelledAt: '2026-02-01T04:30:00.000Z' },
    { _id: 'i2', startsAt: '2026-02-12T04:30:00.000Z', cancelledAt: null },
  ],
  ...facts,
});

async function show() {
  const shown = renderRoutes(() => [{ path: '/admin/job-applications/board', Component: Board }], {
    at: '/admin/job-applications/board',
    answers: {
      fetchJobApplications: (options: unknown) => {
        const { state } = (options as { query: { state: string } }).query;
        const found = state === 'new' ? [card({})] : [];
        return { success: true, jobApplications: found, total: state === 'new' ? 51 : 0 };
      },
      updateJobApplication: { success: true, message: 'Application updated successfully', jobApplication: card({}) },
    },
  });
  shown.store.dispatch(
    userLoaded({ name: 'Meena', email: 'm@tridhara.example', role: 'recruiter', rights: rightsOf('recruiter') }),
  );
  await screen.findByRole('link', { name: 'Asha Rao' });
  return {
    moves: () => shown.calls.filter(({ id }) => id === 'updateJobApplication').map(({ options }) => options),
  };
}

const column = (name: RegExp) => screen.getByRole('region', { name });

it('shows a column for each state, with its cards, their score, notes and interview, and a link to the rest', async () => {
  await show();
  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.split(' ')[0]);
  expect(names).toEqual(['New', 'Review', 'Interview', 'Offer', 'Hired', 'Rejected', 'Withdrawn']);
  const ways = within(screen.getByRole('navigation', { name: 'Applications by state: columns' }));
  expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toHaveLength(7);
  await userEvent.click(ways.getByRole('button', { name: '51 New' }));
  expect(document.activeElement).toBe(column(/^New/));
  const received = within(column(/^New/));
  expect(received.getByText(/Score 4.5/)).toBeTruthy();
  expect(received.getByText('1 note')).toBeTruthy();
  expect(received.getByText('Interview', { selector: 'span' }).textContent).toBe('Interview 12 Feb 2026, 10:00 am IST');
  expect(received.getByText('Sent again').textContent).toMatch(/Sent again .*Feb/);
  expect(received.getByRole('link', { name: '50 more in the list' }).getAttribute('href')).toBe(
    '/admin/job-applications?state=new',
  );
});

it('moves a card with the list on it', async () => {
  const { moves } = await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Move Asha Rao to' }), 'interview');
  expect(moves()).toEqual([{ params: { id: 'a1' }, body: { state: 'interview', version: 3 } }]);
});

it('moves a card that is dropped on another column, but not within its own', async () => {
  const { moves } = await show();
  const dataTransfer = { setData: () => undefined };
  const dragged = within(column(/^New/)).getByRole('listitem');
  fireEvent.dragStart(dragged, { dataTransfer });
  fireEvent.drop(column(/^New/));
  fireEvent.dragEnd(dragged);
  fireEvent.dragStart(dragged, { dataTransfer });
  fireEvent.dragOver(column(/^Offer/));
  fireEvent.drop(column(/^Offer/));
  await screen.findByRole('link', { name: 'Asha Rao' });
  expect(moves()).toMatchObject([{ body: { state: 'offer' } }]);
});

it('shows the new state of a card that could not be moved because another administrator moved it, and moves it from there', async () => {
  let others = { state: 'new', version: 3 };
  const shown = renderRoutes(() => [{ path: '/admin/job-applications/board', Component: Board }], {
    at: '/admin/job-applications/board',
    answers: {
      fetchJobApplications: (options: unknown) => {
        const { state } = (options as { query: { state: string } }).query;
        return { success: true, jobApplications: state === others.state ? [card(others)] : [], total: 0 };
      },
      updateJobApplication: (options: unknown) => {
        const { version } = (options as { body: { version: number } }).body;
        if (version === 3) {
          others = { state: 'interview', version: 4 };
          throw failure(409, 'Someone else has changed this application');
        }
        return { success: true, message: 'Application updated successfully', jobApplication: card({}) };
      },
    },
  });
  const list = () => screen.findByRole('combobox', { name: 'Move Asha Rao to' });
  await userEvent.selectOptions(await list(), 'rejected');
  const there = await within(column(/^Interview/)).findByRole('link', { name: 'Asha Rao' });
  expect(there).toBeTruthy();
  await userEvent.selectOptions(await list(), 'rejected');
  expect(shown.calls.filter(({ id }) => id === 'updateJobApplication').at(-1)?.options).toMatchObject({
    body: { state: 'rejected', version: 4 },
  });
});
