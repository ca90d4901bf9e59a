import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from 'ui-kit/dialog';
import { useKeptFocus } from './use-kept-focus';

function Area({ pathname = '/admin/redirects' }) {
  const area = useRef<HTMLDivElement>(null);
  const main = useRef<HTMLElement>(null);
  const [rows, setRows] = useState(['one', 'two', 'three']);
  const [asked, setAsked] = useState<string>();
  // The shell does so on arrival at a page.
  useEffect(() => main.current?.focus(), []);
  useKeptFocus(area, pathname);
  const remove = (row: string) => setRows(rows.filter((other) => other !== row));
  return (
    <main ref={main} tabIndex={-1}>
      <a href="/admin">Menu</a>
      <div ref={area} tabIndex={-1} data-testid="screen">
        <ul tabIndex={0} aria-label="Redirects">
          {rows.map((row) => (
            <li key={row}>
              <input aria-label={row} />
              <button onClick={() => setAsked(row)}>Delete {row}</button>
              <button onClick={() => remove(row)}>Remove {row}</button>
            </li>
          ))}
        </ul>
      </div>
      {asked && (
        <ConfirmDialog
          title="Delete?"
          question="Delete?"
          confirmLabel="Confirm"
          onClose={() => setAsked(undefined)}
          onConfirm={() => {
            remove(asked);
            setAsked(undefined);
          }}
        />
      )}
    </main>
  );
}

const button = (name: string) => screen.getByRole('button', { name });

it('gives the focus of a removed row to the same control of the next one, then to the list', async () => {
  render(<Area />);
  button('Remove two').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Remove three')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Remove one')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('list', { name: 'Redirects' })).toHaveFocus());
});

it('does so when a dialog asked before', async () => {
  render(<Area />);
  button('Delete one').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Cancel')).toHaveFocus());
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(button('Delete two')).toHaveFocus());
});

it('starts a screen after the menu', () => {
  const { rerender } = render(<Area />);
  expect(screen.getByTestId('screen')).toHaveFocus();
  screen.getByRole('main').focus();
  rerender(<Area pathname="/admin/blogs" />);
  expect(screen.getByTestId('screen')).toHaveFocus();
});

it('leaves the focus of a card to its board, where it appears in another column', async () => {
  render(<Area />);
  const card = button('Remove two').parentElement;
  card?.setAttribute('data-card', 'two');
  button('Remove two').focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(document.body).toHaveFocus();
});
