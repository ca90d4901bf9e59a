import '@testing-library/jest-dom';
import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pager } from 'ui-kit/pager';
import { pagesAround } from './pages-around';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [6, 9, [1, null, 5, 6, 7, 8, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i it shows %j', (page, count, expected) => {
  expect(pagesAround(page, count)).toEqual(expected);
});

test('with links it leads to addresses and marks the current page', () => {
  render(<Pager page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} label="Blogs" />);
  const pager = within(screen.getByRole('navigation', { name: 'Blogs' }));
  expect(pager.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(pager.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=1');
  expect(pager.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3');
  expect(pager.getByRole('status')).toHaveTextContent('Page 2 of 3');
});

test('with buttons it reports the page, and there is no step before the first', async () => {
  const choose = jest.fn();
  render(<Pager page={1} pageCount={3} onPage={choose} />);
  expect(screen.queryByRole('button', { name: 'Previous page' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(choose).toHaveBeenCalledWith(2);
});

test('a list with a single page has no pager', () => {
  const { container } = render(<Pager page={1} pageCount={1} />);
  expect(container).toBeEmptyDOMElement();
});

test('a chosen page moves the focus to the beginning of the list', async () => {
  const into = jest.fn();
  Element.prototype.scrollIntoView = into;
  function List() {
    const [page, setPage] = useState(1);
    return (
      <section aria-label="Blogs">
        <Pager page={page} pageCount={3} onPage={setPage} />
      </section>
    );
  }
  render(<List />);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  expect(screen.getByRole('region', { name: 'Blogs' })).toHaveFocus();
  expect(into).toHaveBeenCalledTimes(1);
});

test('has its texts in the language of the page', () => {
  const hindi: Record<string, string> = {
    Next: 'अगला',
    'Next page': 'अगला पेज',
    'Page {number}': 'पेज {number}',
    ' of {pages}': ' / {pages}',
    'Page {page} of {pages}': '{pages} में से पेज {page}',
  };
  const text = (english: string, values: Readonly<Record<string, string | number>> = {}) =>
    (hindi[english] ?? english).replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
  render(<Pager page={2} pageCount={3} hrefFor={(page) => `?page=${page}`} text={text} lang="hi" />);
  expect(screen.getByRole('navigation')).toHaveAttribute('lang', 'hi');
  expect(screen.getByRole('link', { name: 'पेज 2' })).toHaveTextContent('2 / 3');
  expect(screen.getByRole('link', { name: 'अगला पेज' })).toHaveTextContent('अगला');
  expect(screen.getByRole('status')).toHaveTextContent('3 में से पेज 2');
});
