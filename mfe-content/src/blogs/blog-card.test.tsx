import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import type { ReactNode } from 'react';
import { aBlog } from '../testing/a-blog';
import { BlogCard } from './blog-card';
import type { BlogCardProps } from './blog-card';

const blog = aBlog();

function aCard(change: Partial<BlogCardProps> = {}) {
  return (
    <BlogCard
      index={0}
      image={blog.blogImg}
      authorName={blog.author}
      profileIcon=""
      description="one two three four five six seven eight"
      date="2026-01-01"
      time="14:30"
      blog={blog}
      onPrevious={() => undefined}
      onNext={() => undefined}
      blogsPerPage={3}
      length={12}
      show
      to="/blogs/blog-details?id=bottle-27"
      {...change}
    />
  );
}

const show = (element: ReactNode) => renderRoutes(() => [{ index: true, element }]);

test('shows title, author, given date, time and the description by its rule', () => {
  show(aCard());
  expect(screen.getByRole('link', { name: 'Bottle 27' })).toHaveAttribute('href', '/blogs/blog-details?id=bottle-27');
  expect(screen.getByText('Nandini Rao')).toBeVisible();
  expect(screen.getByText(/January.*2026|2026.*January|January 1, 2026/)).toBeVisible();
  expect(screen.getByText('14:30 IST')).toBeVisible();
  expect(screen.getByText('one two three four five six se…')).toBeVisible();
});

test('without a date it shows today’s date in the local format', () => {
  show(aCard({ date: '' }));
  expect(screen.getByText(new Date().toLocaleDateString())).toBeVisible();
});

test('the arrows show only when the show flag is on and the index is 0', () => {
  const { unmount } = show(aCard());
  expect(screen.getByRole('button', { name: 'Previous blogs' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next blogs' })).toBeVisible();
  unmount();
  for (const hidden of [{ show: false }, { index: 1 }, { index: 2, show: true }]) {
    const { unmount: remove } = show(aCard(hidden));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    remove();
  }
});

test('the arrows call their handlers', async () => {
  const onPrevious = jest.fn();
  const onNext = jest.fn();
  show(aCard({ onPrevious, onNext }));
  await userEvent.click(screen.getByRole('button', { name: 'Previous blogs' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next blogs' }));
  expect(onPrevious).toHaveBeenCalledTimes(1);
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('Read More stores the blog and goes to its page with the blog as navigation state', async () => {
  const { store, router } = show(aCard());
  expect(screen.getByText('Read More')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Bottle 27' }));
  expect(store.getState().interface.selectedBlog).toEqual(blog);
  expect(router.state.location.pathname).toBe('/blogs/blog-details');
  expect(router.state.location.state).toEqual({ blog });
});
