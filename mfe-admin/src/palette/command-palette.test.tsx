import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { Dialog } from 'ui-kit/dialog';
import { CommandPalette } from './command-palette';

const found = {
  _id: 'b1',
  collection: 'blogs',
  title: 'Bottle 27',
  status: 'draft',
  publishAt: null,
  updatedAt: '2026-11-01T09:00:00.000Z',
  editedBy: '',
};
let page: ReturnType<typeof renderRoutes>;

const ran: string[] = [];
const command = (id: string, label: string) => ({ id, label, group: 'Content', run: () => void ran.push(id) });
const commands = [command('blogs', 'Blogs'), command('news', 'News'), command('clients', 'Clients')];

function Area() {
  const [open, setOpen] = useState(false);
  const [history, setHistory] = useState(false);
  return (
    <>
      <button onClick={() => setHistory(true)}>History</button>
      {history && <Dialog title="History" onClose={() => setHistory(false)} />}
      <CommandPalette commands={commands} open={open} onOpenChange={setOpen} />
    </>
  );
}

beforeEach(() => {
  ran.length = 0;
  Element.prototype.scrollIntoView = () => undefined;
  page = renderRoutes(
    (store) => {
      store.dispatch(
        userLoaded({
          name: 'Meera Joshi',
          email: 'meera@tridhara.example',
          role: 'editor',
          rights: rightsOf('editor'),
        }),
      );
      return [{ path: '/', element: <Area /> }];
    },
    { answers: { findContent: () => ({ success: true, content: [found] }) } },
  );
});

it('opens with Ctrl and K, and opens the choice of the arrow keys', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox', { name: 'Screen, action or title' });
  expect(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen).toHaveTextContent('News');
  expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  await userEvent.keyboard('{Enter}');
  expect(ran).toEqual(['news']);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('moves up from the first choice to the last', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('combobox');
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(ran).toEqual(['clients']);
});

it('says that no command matches, and then does nothing on Enter', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'zzz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('No matches.');
  expect(ran).toEqual([]);
});

it('finds content by its title and opens its editor', async () => {
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'bottle');
  expect(await screen.findByRole('option', { name: 'Bottle 27 Blogs' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(page.address()).toBe('/admin/blogs/b1');
});

it('closes on Escape without a question, and returns the focus to where it was', async () => {
  const button = screen.getByRole('button', { name: 'History' });
  button.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('news{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

it('keeps the focus if it opens as soon as a dialog has closed, whose button gets the focus back a moment later', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'History' }), { key: 'Escape' });
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await userEvent.keyboard('news');
  expect(screen.getByRole('combobox')).toHaveValue('news');
});
