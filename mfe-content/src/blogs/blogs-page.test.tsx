import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlog } from '../testing/a-blog';
import { renderWithStore } from '../testing/render-with-store';
import { makeStore } from 'shared-store';
import { blogsPage } from './blogs-page';

const { Component } = blogsPage(makeStore({ call: () => Promise.reject(new Error('unused')) }));

const blogs = Array.from({ length: 7 }, (_, index) =>
  aBlog({ _id: `b${index}`, slug: `blog-${index}`, title: `Blog ${index}`, Date: `2026-01-1${9 - index}` }),
);
const titles = () =>
  screen
    .getAllByRole('heading', { level: 2 })
    .flatMap(({ textContent }) => (/^Blog \d$/.test(textContent) ? [textContent] : []));

/** Answers a page of the blogs, as the API does. */
function answer(_id: string, options: unknown) {
  const { query } = options as { query: { limit: number; page?: number } };
  const from = ((query.page ?? 1) - 1) * query.limit;
  return { success: true, blogs: blogs.slice(from, from + query.limit), total: blogs.length };
}

test('shows three blogs and pages in steps of three, round and round', async () => {
  renderWithStore(<Component />, { at: '/blogs', call: answer });
  await screen.findByRole('heading', { level: 2, name: 'Blog 0' });
  expect(titles()).toEqual(['Blog 0', 'Blog 1', 'Blog 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  await screen.findByRole('heading', { level: 2, name: 'Blog 3' });
  expect(titles()).toEqual(['Blog 3', 'Blog 4', 'Blog 5']);
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  await screen.findByRole('heading', { level: 2, name: 'Blog 6' });
  expect(titles()).toEqual(['Blog 6']);
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  expect(titles()).toEqual(['Blog 0', 'Blog 1', 'Blog 2']);
  await userEvent.click(screen.getByRole('button', { name: 'Previous blogs' }));
  expect(titles()).toEqual(['Blog 6']);
});

test('an empty list says so', async () => {
  renderWithStore(<Component />, { at: '/blogs', call: () => ({ success: true, blogs: [], total: 0 }) });
  expect(await screen.findByText('No blogs available')).toBeVisible();
});

test('a failed read shows the same with “Try again” beside it', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let fails = true;
  renderWithStore(<Component />, {
    at: '/blogs',
    call: (id, options) => {
      if (fails) throw Object.assign(new Error('down'), { status: 503 });
      return answer(id, options);
    },
  });
  expect(await screen.findByText('No blogs available')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Blog 0' })).toBeVisible();
  consoleError.mockRestore();
});
