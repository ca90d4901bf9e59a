import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { pages } from '../remote';
import { Teaser } from '../slots/teaser';
import answers from '../testing/answers.json';
import { page as eventPage } from './event-page';
import { page as overviewPage } from './overview-page';

// Published with the remote: each version of the shell has to pass these tests before visitors get it.
const show = (at: string, own: Answers = {}) =>
  renderRoutes(
    (store) => [
      { path: pages.overview.path, ...overviewPage(store) },
      { path: pages.event.path, ...eventPage(store) },
      { path: '/home', element: <Teaser /> },
    ],
    { at, answers: { ...answers, ...own } },
  );

it('lists the events of its loader, and each has a page', async () => {
  show(pages.overview.path);
  await userEvent.click(await screen.findByRole('link', { name: 'Open day' }));
  expect(await screen.findByText('Come in.')).toBeTruthy();
});

it('sends its form, also after the API has refused it', async () => {
  const register = jest.fn().mockRejectedValueOnce(failure(429, 'Too many attempts.')).mockResolvedValue({});
  const { address } = show('/example/open-day', { addCollectionItem: register });
  await userEvent.type(await screen.findByLabelText('Name'), 'Asha');
  await userEvent.type(screen.getByLabelText('Email'), 'a@company.test');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(await screen.findByText(/We have your registration/)).toBeTruthy();
  expect(address()).toBe('/example/open-day?sent=1');
  expect(register.mock.lastCall).toMatchObject([{ body: { event: 'Open day', name: 'Asha', consent: true } }]);
});

it('shows the newest event on the home page', async () => {
  show('/home');
  expect(await screen.findByText('Open day')).toBeTruthy();
});
