import { fireEvent, render, screen } from '@testing-library/react';
import { makeStore, Provider } from 'shared-store';
import { pages, title } from '../remote';
import { Teaser } from '../slots/teaser';
import { OverviewPage, page } from './overview-page';

it('shows its heading, and the teaser on other pages knows that the visitor follows', () => {
  const store = makeStore({ call: () => Promise.reject(new Error('Nothing is called.')) });
  const { rerender } = render(<OverviewPage />, {
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Follow', pressed: false }));
  expect(screen.getByRole('button', { name: 'Follow', pressed: true })).toBeTruthy();
  rerender(<Teaser />);
  expect(screen.getByText('You follow this.')).toBeTruthy();
});

it('has its title in the head of the document', () => {
  const location = { params: {}, url: new URL(pages.overview.path, 'https://site.test') };
  expect(page().handle.head({} as never, location)).toMatchObject({ title });
});
