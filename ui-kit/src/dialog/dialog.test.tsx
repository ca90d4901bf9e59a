import '@testing-library/jest-dom';
import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, TextInput } from 'ui-kit';
import { ConfirmDialog, Dialog } from 'ui-kit/dialog';
import { DropdownMenu } from 'ui-kit/menu';

function Editing({ busy = false }: { busy?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change email</Button>
      {open && (
        <Dialog onClose={() => setOpen(false)} title="Change email" description="For enquiries." busy={busy}>
          <TextInput label="Contact email" />
        </Dialog>
      )}
    </>
  );
}

test('a dialog starts on its first field, closes on Escape and returns the focus', async () => {
  render(<Editing />);
  const opener = screen.getByRole('button', { name: 'Change email' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Change email' });
  expect(dialog).toHaveAccessibleDescription('For enquiries.');
  expect(screen.getByRole('textbox', { name: 'Contact email' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the page does not scroll, without a style element, which the content security policy would refuse', async () => {
  render(<Editing />);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  expect(document.querySelector('style')).toBeNull();
  expect(document.querySelector('[data-holds-scroll]')).toBeInTheDocument();
});

test('a busy dialog cannot be closed', async () => {
  render(<Editing busy />);
  await userEvent.click(screen.getByRole('button', { name: 'Change email' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test('a question starts on “Cancel”, says what cannot be undone, and confirms', async () => {
  const confirm = jest.fn();
  const close = jest.fn();
  render(
    <ConfirmDialog
      onClose={close}
      title="Delete Job Posting"
      question="Are you sure you want to delete this Job Posting?"
      warning="Warning!! You can't revert this action."
      confirmLabel="Confirm Delete"
      onConfirm={confirm}
    />,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Job Posting' });
  expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this Job Posting?');
  expect(screen.getByText("Warning!! You can't revert this action.")).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm Delete' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(close).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(1);
});

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  function Menu() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <DropdownMenu
          trigger={<Button>Meera Joshi</Button>}
          items={[
            { label: 'Setting', onSelect: () => setOpen(true) },
            'separator',
            { label: 'Profile', href: '/profile' },
          ]}
        />
        {open && <Dialog onClose={() => setOpen(false)} title="Change Logo" />}
      </>
    );
  }
  render(<Menu />);
  const trigger = screen.getByRole('button', { name: 'Meera Joshi' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveAttribute('href', '/profile');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Change Logo' })).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  expect(document.querySelector('style')).toBeNull();
});

it('asks before Escape discards input, and closes at once without input', async () => {
  const close = jest.fn();
  render(
    <Dialog title="Edit" onClose={close}>
      <input aria-label="Name" />
      <input aria-label="Find" type="search" />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Find'), 'a');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('Name'), 'Rig');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Rig');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(close).toHaveBeenCalledTimes(2);
});

it('closes by the back gesture of a phone, after the same question', async () => {
  const watchers: { onclose: (() => void) | null; destroy: () => void }[] = [];
  class CloseWatcher {
    onclose: (() => void) | null = null;
    constructor() {
      watchers.push(this);
    }
    destroy(): void {
      this.onclose = null;
    }
  }
  Object.assign(window, { CloseWatcher });
  window.addEventListener('back', () => {
    const top = watchers.findLast(({ onclose }) => onclose);
    const report = top?.onclose;
    top?.destroy();
    report?.();
  });
  const goBack = () => fireEvent(window, new Event('back'));
  const close = jest.fn();
  render(
    <Dialog title="Edit" onClose={close}>
      <input aria-label="Name" />
    </Dialog>,
  );
  await userEvent.type(screen.getByLabelText('Name'), 'Rig');
  goBack();
  expect(close).not.toHaveBeenCalled();
  goBack();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  goBack();
  await userEvent.click(screen.getByRole('button', { name: 'Close without saving' }));
  expect(close).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'CloseWatcher');
});

it('asks only about unsaved changes if some changes are saved at once', async () => {
  const close = jest.fn();
  function Details() {
    const [note, setNote] = useState('');
    return (
      <Dialog title="Message" unsaved={note !== ''} onClose={close}>
        <input aria-label="State" />
        <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      </Dialog>
    );
  }
  render(<Details />);
  await userEvent.type(screen.getByLabelText('Note'), 'Call');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(close).not.toHaveBeenCalled();
  await userEvent.clear(screen.getByLabelText('Note'));
  await userEvent.type(screen.getByLabelText('State'), 'Answered');
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledTimes(1);
});
