import '@testing-library/jest-dom';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { drainNotices, notify } from 'ui-kit';
import { TextField, useForm } from 'ui-kit/form';
import { Toaster } from 'ui-kit/toaster';
import { EditorScreen } from './editor-screen';
import { useUnsentInput } from './unsaved-changes';
import { useEditor } from './use-editor';

interface Pump {
  readonly version: number;
  readonly name: string;
  readonly maker: string;
}

const toValues = ({ name, maker }: Pump) => ({ name, maker });
const pump: Pump = { version: 2, name: 'Pump', maker: 'Works' };
const theirs: Pump = { version: 3, name: 'Their pump', maker: 'Their works' };

function Answer() {
  const [text, setText] = useState('');
  useUnsentInput(text !== '');
  return <input aria-label="Answer" value={text} onChange={({ target }) => setText(target.value)} />;
}

/** A promise that the test settles. */
function answerLater() {
  let resolve: (message: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

interface PumpEditorProps {
  readonly sent: jest.Mock;
  readonly onSaved?: () => void;
  /** Stale by default. */
  readonly save?: () => Promise<string>;
}

function PumpEditor({ sent, onSaved, save: given }: PumpEditorProps) {
  const form = useForm({ defaultValues: toValues(pump) });
  const saveStale = (values: object, version: number | undefined): Promise<undefined> => {
    sent(values, version);
    return version === theirs.version
      ? Promise.resolve(undefined)
      : Promise.reject(Object.assign(new Error('Stale'), { status: 409, current: theirs }));
  };
  const editor = useEditor({ form, toValues, save: given ?? saveStale, onSaved });
  return (
    <EditorScreen title="Pump" crumbs={[]} actions={<Link to="/list">Pumps</Link>} editor={editor}>
      <TextField name="name" label="Name" />
      <TextField name="maker" label="Maker" />
      <Answer />
    </EditorScreen>
  );
}

it("compares the input with a stale save, and takes the other version's value of untouched fields", async () => {
  const sent = jest.fn();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PumpEditor sent={sent} /> }])} />);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'My pump');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Someone else has saved this in the meantime' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my version' }));
  expect(sent).toHaveBeenLastCalledWith({ name: 'My pump', maker: 'Their works' }, 3);
});

it('ends a second save after a lost answer without a comparison of equal versions', async () => {
  const [sent, onSaved] = [jest.fn(), jest.fn()];
  const element = <PumpEditor sent={sent} onSaved={onSaved} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  for (const [label, text] of [
    ['Name', 'Their pump'],
    ['Maker', 'Their works'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps what is typed while a save is under way, as a further change', async () => {
  const { promise, resolve } = answerLater();
  const sent = jest.fn(() => promise);
  const element = <PumpEditor sent={sent} save={sent} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const name = screen.getByLabelText('Name');
  await userEvent.type(name, ' 1{Enter}');
  await screen.findByText('Please wait…');
  await userEvent.type(name, '23');
  resolve('Saved');
  await waitFor(() => expect(screen.queryByText('Please wait…')).not.toBeInTheDocument());
  expect(name).toHaveValue('Pump 123');
  expect(screen.getByText('There are unsaved changes.')).toBeVisible();
  await userEvent.type(name, '{Enter}');
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ name: 'Pump 123', maker: 'Works' }, undefined, undefined),
  );
  expect(await screen.findByText('Saved')).toBeVisible();
});

it('has no message about an ended session, which outlasts its dialog, and keeps the input', async () => {
  const save = () => Promise.reject(Object.assign(new Error('Sign in to do this'), { status: 401 }));
  const element = <PumpEditor sent={jest.fn()} save={save} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  await userEvent.type(screen.getByLabelText('Name'), ' 1{Enter}');
  expect(await screen.findByText('There are unsaved changes.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Please wait…')).not.toBeInTheDocument());
  const messages: string[] = [];
  drainNotices(({ message }) => messages.push(message))();
  expect(messages).not.toContain('Sign in to do this');
  expect(screen.getByLabelText('Name')).toHaveValue('Pump 1');
});

it('asks before the page is left with an answer that was not sent', async () => {
  const routes = [
    { path: '/', element: <PumpEditor sent={jest.fn()} /> },
    { path: '/list', element: <h1>List</h1> },
  ];
  render(<RouterProvider router={createMemoryRouter(routes)} />);
  await userEvent.type(screen.getByLabelText('Answer'), 'Soon');
  await userEvent.click(screen.getByRole('link', { name: 'Pumps' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('There is an answer that was not sent.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  await userEvent.clear(screen.getByLabelText('Answer'));
  await userEvent.click(screen.getByRole('link', { name: 'Pumps' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeVisible();
});

it('removes the errors of earlier attempts when it is saved', async () => {
  const editor = <PumpEditor sent={jest.fn()} save={() => Promise.resolve('Pump updated successfully')} />;
  render(
    <>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: editor }])} />
      <Toaster />
    </>,
  );
  act(() => notify.error('All Fields are Required'));
  const error = await screen.findByText('All Fields are Required');
  await userEvent.type(screen.getByLabelText('Name'), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Pump updated successfully')).toBeVisible();
  // jsdom ends no animation: that of a message that goes away removes it.
  fireEvent.animationEnd(error);
  await waitFor(() => expect(error).not.toBeInTheDocument());
});
