import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { pages, title } from '../remote';
import { Teaser } from '../slots/teaser';
import { page } from './overview-page';

const { path } = pages.overview;
const ANSWERS = { fetchAllBlog: { success: true, blogs: [{ _id: 'b1', title: 'A blog' }], total: 1 } };

/** Shows the page, with the teaser below it, over an API that gives these answers. */
const show = (answers: Answers = ANSWERS) =>
  renderRoutes(
    (store) => [
      { path, ...page(store) },
      { path: '/home', element: <Teaser /> },
    ],
    { at: path, answers },
  );

it('shows its title and the data of its loader', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText('A blog')).toBeTruthy();
  const location = { params: {}, url: new URL(path, 'https://site.test') };
  expect(page({} as never).handle.head({} as never, location)).toMatchObject({ title });
});

it('follows, and the teaser on other pages knows it', async () => {
  const { router } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Follow', pressed: false }));
  expect(screen.getByRole('button', { name: 'Follow', pressed: true })).toBeTruthy();
  await act(() => router.navigate('/home'));
  expect(await screen.findByText('You follow this.')).toBeTruthy();
});

it('sends its form, also after the API has refused it', async () => {
  const subscribe = jest.fn().mockRejectedValueOnce(failure(429, 'Too many attempts.')).mockResolvedValue({});
  const { address } = show({ ...ANSWERS, subscribe });
  await userEvent.type(await screen.findByLabelText('Email'), 'a@company.test');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Too many attempts.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/We have sent you an email/)).toBeTruthy();
  expect(address()).toBe(`${path}?sent=1`);
  expect(subscribe.mock.lastCall).toMatchObject([{ body: { email: 'a@company.test', consent: true } }]);
});
