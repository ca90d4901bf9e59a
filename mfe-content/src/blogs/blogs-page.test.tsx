import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { failure, renderRoutes, type Answers } from 'page-testing';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { aBlog } from '../testing/a-blog';
import { page } from './blogs-page';

/** Shows the page with the test's answers. */
const show = (fetchAllBlog: Answers[string], language = 'en', at = '/blogs') =>
  renderRoutes((store) => [{ path: '/blogs', Component: page(store).Component }], {
    at,
    answers: { fetchAllBlog },
    services: { serverState: { languages: { current: language, others: { hi: 'हिन्दी' } } } },
  });

const summary = 'Six sensors, one winter, and what they showed.';
const blogs = Array.from({ length: 20 }, (_, index) =>
  aBlog({ _id: `b${index}`, slug: `blog-${index}`, title: `Blog ${index}`, Date: `2026-01-${30 - index}`, summary }),
);
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (/^Blog \d+$/.test(textContent) ? [textContent] : []));

/** Answers with a page of blogs, as the API does. */
function answer(options: unknown) {
  const { query } = options as { query: { limit: number; page?: number } };
  const from = ((query.page ?? 1) - 1) * query.limit;
  return { success: true, blogs: blogs.slice(from, from + query.limit), total: blogs.length };
}

test('shows nine blogs on a page, and wraps around', async () => {
  const names = (from: number, to: number) => blogs.slice(from, to).map(({ title }) => title);
  show(answer);
  await screen.findByRole('heading', { level: 2, name: 'Blog 0' });
  expect(titles()).toEqual(names(0, 9));
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  await screen.findByRole('heading', { level: 2, name: 'Blog 9' });
  expect(titles()).toEqual(names(9, 18));
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  await screen.findByRole('heading', { level: 2, name: 'Blog 18' });
  expect(titles()).toEqual(names(18, 20));
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  expect(titles()).toEqual(names(0, 9));
  await userEvent.click(screen.getByRole('button', { name: 'Previous blogs' }));
  expect(titles()).toEqual(names(18, 20));
});

test('the newest blog leads the first page of all blogs with its whole summary, and opens like the others', async () => {
  const { store, router } = show(answer);
  const [lead = document.body] = await screen.findAllByRole('article');
  expect(lead).toHaveTextContent(`Blog 0${summary}`);
  expect(screen.getAllByText(summary)).toHaveLength(1);
  expect(screen.getAllByText('Six sensors, one winter, and w…')).toHaveLength(8);
  // The list of the most read has a link to it as well.
  expect(await screen.findByRole('heading', { name: 'Most read' })).toBeVisible();
  await userEvent.click(within(lead).getByRole('link', { name: 'Blog 0' }));
  expect(store.getState().interface.selectedBlog).toEqual(blogs[0]);
  expect(router.state.location.state).toEqual({ blog: blogs[0] });
});

test.each(['/blogs?page=2', '/blogs?tag=Laboratory'])('no blog leads the list of %s', async (at) => {
  show(answer, 'en', at);
  expect((await screen.findAllByText('Six sensors, one winter, and w…')).length).toBeGreaterThan(8);
  expect(screen.queryByText(summary)).not.toBeInTheDocument();
});

test('says that the list is empty', async () => {
  show({ success: true, blogs: [], total: 0 });
  expect(await screen.findByText('No blogs available')).toBeVisible();
});

test('says after a failed load that it failed, with “Try again”, and not that the list is empty', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  show((options: unknown) => {
    if (fails) throw failure(503, 'down');
    return answer(options);
  });
  expect(await screen.findByText('The blogs could not be loaded.')).toBeVisible();
  expect(screen.queryByText('No blogs available')).not.toBeInTheDocument();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Blog 0' })).toBeVisible();
  consoleError.mockRestore();
});

test('is in Hindi but for what editors wrote, and marks each language', async () => {
  const { store } = show(answer, 'hi');
  const content = {
    Blogs: 'ब्लॉग',
    'Read More': 'और पढ़ें',
    'Next blogs': 'अगले ब्लॉग',
    'Most read': 'सबसे ज़्यादा पढ़े गए',
    '{count} view': ['{count} बार देखा गया', '{count} बार देखा गया'],
  };
  act(() => void store.dispatch(cataloguesLoaded({ content })));
  expect(await screen.findByRole('heading', { name: 'सबसे ज़्यादा पढ़े गए' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'अगले ब्लॉग' })).toBeVisible();
  for (const text of [
    ...screen.getAllByText('और पढ़ें'),
    screen.getAllByText('ब्लॉग').at(-1),
    screen.getAllByText(/1,200 बार देखा गया/)[0],
  ])
    expect(text?.closest('[lang]')).toHaveAttribute('lang', 'hi');
  const [day] = screen.getAllByText('30 जनवरी 2026');
  expect(day).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('heading', { level: 2, name: 'Blog 0' }).closest('[lang]')).toHaveAttribute('lang', 'en');
  // A text that is not translated stays English.
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Notes from the field and the bench');
});
