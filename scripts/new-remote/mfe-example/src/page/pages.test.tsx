import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { pages, title } from '../remote';
import { Teaser } from '../slots/teaser';
import { page as eventPage } from './event-page';
import { page as overviewPage } from './overview-page';

const item = { _id: 'e1', slug: 'open-day', name: 'Open day', date: '2027-05-01', place: 'Jorhat', about: 'Come in.' };
const list = { success: true, items: [item], total: 1 };
const ANSWERS = { 'list-example-events': list, 'read-example-events': { success: true, item } };

/** Shows the pages and the teaser over an API that gives these answers. */
const show = (at: string, answers: Answers = {}) =>
  renderRoutes(
    (store) => [
      { path: pages.overview.path, ...overviewPage(store) },
      { path: pages.event.path, ...eventPage(store) },
      { path: '/home', element: <Teaser /> },
    ],
    { at, answers: { ...ANSWERS, ...answers } },
  );

it('lists the events of its loader, and each has a page', async () => {
  show(pages.overview.path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Open day' }));
  expect(await screen.findByText('Come in.')).toBeTruthy();
});

it('sends its form, also after the API has refused it', async () => {
  const addCollectionItem = jest.fn().mockRejectedValueOnce(failure(429, 'Too many attempts.')).mockResolvedValue({});
  const { address } = show('/example/open-day', { addCollectionItem });
  await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'a@company.test');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/We have your registration/)).toBeTruthy();
  expect(address()).toBe('/example/open-day?sent=1');
  expect(addCollectionItem.mock.lastCall).toMatchObject([
    { body: { event: 'Open day', name: 'Asha', email: 'a@company.test', consent: true } },
  ]);
});

it('shows the newest event on the home page', async () => {
  show('/home');
  expect(await screen.findByText('Open day')).toBeTruthy();
});
