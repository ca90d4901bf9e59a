import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Call } from 'api-client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider } from 'shared-store';
import { TextField, useForm } from 'ui-kit/form';
import { EditorScreen } from './editor-screen';
import { RevisionHistory } from './revision-history';
import { useEditor } from './use-editor';

interface Pump {
  readonly version: number;
  readonly name: string;
}

const toValues = ({ name }: Pump) => ({ name });
const restore = jest.fn(() => Promise.resolve(undefined));

function PumpEditor() {
  const pump = { version: 2, name: 'Second name' };
  const form = useForm({ defaultValues: toValues(pump) });
  const editor = useEditor({ form, toValues, save: () => Promise.resolve(undefined) });
  const entry = (number: number, name: string) => ({
    number,
    name,
    at: `2026-11-0${number}T09:30:00Z`,
    by: '',
    action: 'saved',
  });
  const revisions = [entry(2, 'Second name'), entry(1, 'First name')].map(({ name, ...rest }) => ({
    ...rest,
    content: { name, status: 'published', picture: `/api/v1/files/p${rest.number}.webp#30,70` },
  }));
  return (
    <EditorScreen
      title="Pump"
      crumbs={[]}
      editor={editor}
      actions={<RevisionHistory load={() => Promise.resolve(revisions)} restore={restore} />}
    >
      <TextField name="name" label="Name" />
    </EditorScreen>
  );
}

async function askToRestore() {
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  return screen.findByRole('alertdialog', { name: 'Restore version 1' });
}

beforeEach(() => {
  restore.mockClear();
  const media = [{ name: 'p2.webp', originalName: 'Pump at Hazira.webp' }];
  const call = (async () => ({ success: true, media })) as Call;
  render(
    <Provider store={makeStore({ call })}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <PumpEditor /> }])} />
    </Provider>,
  );
});

it('warns before a restore that unsaved changes are lost, and keeps them on Cancel', async () => {
  await userEvent.type(screen.getByLabelText('Name'), ' of mine');
  const question = await askToRestore();
  expect(question).toHaveTextContent('There are unsaved changes on this page. They are lost when you restore.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(question).not.toBeInTheDocument();
  expect(screen.getByDisplayValue('Second name of mine')).toBeInTheDocument();
  expect(restore).not.toHaveBeenCalled();
});

it('says until when visitors saw a revision', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const revisions = await screen.findAllByRole('listitem');
  expect(revisions[0]).toHaveTextContent('Live now');
  expect(revisions[1]).toHaveTextContent('Live until 2 Nov 2026, 03:00 pm');
});

it('names the files of a revision instead of their addresses', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'History' }));
  const file = await screen.findByRole('link', { name: 'Pump at Hazira.webp' });
  expect(file).toHaveAttribute('href', '/api/v1/files/p2.webp');
  const newest = screen.getAllByRole('listitem')[0];
  expect(newest).toHaveTextContent('focal point 30 % from the left, 70 % from the top');
  expect(newest).not.toHaveTextContent('/api/v1/files');
});

it('restores without a warning if no changes are unsaved', async () => {
  const question = await askToRestore();
  expect(question).not.toHaveTextContent('unsaved changes');
  await userEvent.click(within(question).getByRole('button', { name: 'Restore' }));
  expect(restore).toHaveBeenCalledWith(1);
});
