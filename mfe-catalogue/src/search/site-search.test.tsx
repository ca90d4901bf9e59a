import { searchSite } from 'api-client';
import { answerOf } from 'shared-store';
import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import type { CallOptions } from '../testing/render-page';
import { suggestionsQuery } from './api';
import { SiteSearch } from './site-search';

const hit = (title: string) => ({ _id: title, kind: 'product', title, summary: '', image: '', path: `/${title}` });
const found = (titles: readonly string[]) => ({
  success: true,
  results: titles.map(hit),
  counts: [{ kind: 'product', count: titles.length }],
});

/** Shows the field; each search waits for the test's answer. */
async function show() {
  const waiting = new Map<string | undefined, (answer: unknown) => void>();
  const page = renderRoutes(() => [{ index: true, element: <SiteSearch /> }], {
    answers: {
      searchSite: ({ query }: CallOptions) => new Promise((resolve) => waiting.set(query?.search, resolve)),
    },
  });
  const field = await screen.findByRole('combobox', { name: 'Search the site' });
  const answer = async (search: string, ...titles: string[]) => {
    await waitFor(() => expect(waiting.has(search)).toBe(true));
    const give = waiting.get(search);
    waiting.delete(search);
    await act(async () => give?.(found(titles)));
  };
  /** Requests the same search again, as after a change of the content. */
  const askAgain = (search: string) =>
    act(async () => {
      const again = answerOf(searchSite).initiate(suggestionsQuery(search), { forceRefetch: true });
      void page.store.dispatch(again);
    });
  const type = async (text: string) => {
    await userEvent.click(field);
    fireEvent.change(field, { target: { value: text } });
  };
  return { ...page, field, type, answer, askAgain };
}

const selected = () => screen.queryByRole('option', { selected: true })?.textContent;

it('chooses the first suggestion after an arrow key was pressed before any arrived', async () => {
  const { field, type, answer } = await show();
  await type('amine');
  await userEvent.keyboard('{ArrowDown}');
  await answer('amine', 'first', 'second');
  await waitFor(() => expect(selected()).toBe('first'));
  expect(screen.getByRole('status')).toHaveTextContent('2 suggestions');
  expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: 'first' }).id);
});

it('keeps the chosen suggestion when later results move it', async () => {
  const { type, answer, askAgain, address } = await show();
  await type('amin');
  await answer('amin', 'first', 'second');
  await screen.findByRole('option', { name: 'second' });
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(selected()).toBe('second');
  await askAgain('amin');
  await answer('amin', 'new', 'first', 'second');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(3));
  expect(selected()).toBe('second');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/second'));
});

it('chooses nothing when the chosen suggestion disappears from the results, and then leads to all results', async () => {
  const { type, answer, askAgain, address } = await show();
  await type('amin');
  await answer('amin', 'first');
  await screen.findByRole('option', { name: 'first' });
  await userEvent.keyboard('{ArrowDown}');
  await askAgain('amin');
  await answer('amin', 'other');
  expect(await screen.findByRole('option', { name: 'other' })).toBeInTheDocument();
  expect(selected()).toBeUndefined();
  expect(screen.getByRole('link', { name: 'See all results' })).toHaveAttribute('href', '/search?q=amin');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/search?q=amin'));
});
