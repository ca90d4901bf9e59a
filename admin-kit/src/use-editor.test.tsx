import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { TextField, useForm } from 'ui-kit/form';
import { EditorScreen } from './editor-screen';
import { useEditor } from './use-editor';

interface Pump {
  readonly version: number;
  readonly name: string;
  readonly maker: string;
}

const toValues = ({ name, maker }: Pump) => ({ name, maker });
const pump: Pump = { version: 2, name: 'Pump', maker: 'Works' };
const theirs: Pump = { version: 3, name: 'Their pump', maker: 'Their works' };

function PumpEditor({ sent }: { readonly sent: jest.Mock }) {
  const form = useForm({ defaultValues: toValues(pump) });
  const save = (values: object, version: number | undefined): Promise<undefined> => {
    sent(values, version);
    return version === theirs.version
      ? Promise.resolve(undefined)
      : Promise.reject(Object.assign(new Error('Stale'), { status: 409, current: theirs }));
  };
  const editor = useEditor({ form, entity: pump, toValues, save });
  return (
    <EditorScreen title="Pump" crumbs={[]} editor={editor}>
      <TextField name="name" label="Name" />
      <TextField name="maker" label="Maker" />
    </EditorScreen>
  );
}

it("compares the input with a stale save, and takes the other version's value of untouched fields", async () => {
  const sent = jest.fn();
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <PumpEditor sent={sent} /> }])} />);
  await userEvent.clear(screen.getByLabelText('Name'));
  await userEvent.type(screen.getByLabelText('Name'), 'My pump');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await screen.findByRole('dialog', { name: 'Somebody else has saved this meanwhile' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Name']);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save my version' }));
  expect(sent).toHaveBeenLastCalledWith({ name: 'My pump', maker: 'Their works' }, 3);
});
