import '@testing-library/jest-dom';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call } from 'api-client';
import { collectionType } from 'api-client/content-types';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore, Provider, userLoaded } from 'shared-store';
import { Form, TextField, useForm } from 'ui-kit/form';
import { ContentCollection } from './content-collection';
import { ContentEditor } from './content-editor';
import { changedValues, unsavedChangesKey, readChanges } from './unsaved-changes';
import { UnsavedChangesNotice } from './unsaved-changes-notice';
import { PresenceNotice } from './presence-notice';

const ADDRESS = '/admin/clients/c1';
const KEY = unsavedChangesKey('asha@works.example', ADDRESS);
const stored = () => readChanges(KEY)?.changed;

function Editor({ id = 'c1' }: { readonly id?: string }) {
  const form = useForm({ defaultValues: { name: 'Works', city: 'Pune' } });
  return (
    <Form form={form} onSubmit={(values) => form.reset(values)}>
      <UnsavedChangesNotice form={form} collection="clients" id={id} version={2} />
      <TextField name="name" label="Name" />
      <TextField name="city" label="City" />
      <button type="submit">Save</button>
    </Form>
  );
}

function show(element: React.ReactNode, answers: Record<string, object> = {}) {
  const calls: string[] = [];
  const sent: unknown[] = [];
  const call = (async ({ id }: AnyEndpoint, options?: { readonly body?: unknown }) => {
    calls.push(id);
    if (options?.body) sent.push(options.body);
    return answers[id];
  }) as Call;
  const store = makeStore({ call });
  store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role: 'editor' }));
  const router = createMemoryRouter([{ path: ADDRESS, element }], { initialEntries: [ADDRESS] });
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { ...view, calls, sent };
}

beforeEach(() => sessionStorage.clear());

it('shows what visitors send as facts, and offers no publication of it', async () => {
  const registrations = collectionType('events', 'registrations', {
    what: 'Registration',
    title: 'name',
    fields: { name: { kind: 'line', label: 'Name', required: true } },
    order: '-createdAt',
    publicForm: { fields: ['name'], keptMonths: 6, agreement: 'I agree.', button: 'Register' },
  });
  const sent = show(<ContentEditor type={registrations} item={undefined} />).sent;
  expect(screen.queryByLabelText('Status')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Name'), 'Asha Rao');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toContainEqual(expect.objectContaining({ name: 'Asha Rao', status: 'draft' })));
  document.body.replaceChildren();

  const item = { _id: 'r1', name: 'Asha Rao', status: 'draft', createdAt: '2026-11-26T08:00:00.000Z' };
  show(<ContentCollection type={registrations} />, { 'list-events-registrations': { items: [item], total: 1 } });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Asha Rao' }));
  expect(screen.getByText('1 selected')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Publish' })).not.toBeInTheDocument();
  expect(screen.queryByText('Draft')).not.toBeInTheDocument();
  document.body.replaceChildren();

  show(<ContentEditor type={registrations} item={{ ...item, updatedAt: item.createdAt, version: 1 }} />);
  expect(screen.queryByRole('button', { name: 'Add to release' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Correct what was sent' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});

it('stores unsaved input, and restores it when the page is loaded again', async () => {
  show(<Editor />);
  await userEvent.type(screen.getByLabelText('Name'), ' Ltd');
  await waitFor(() => expect(stored()).toEqual({ name: 'Works Ltd' }));
  const typed = sessionStorage.getItem(KEY) ?? '';
  document.body.replaceChildren();

  sessionStorage.setItem(KEY, typed.replace('"version":2', '"version":1'));
  show(<Editor />);
  expect(screen.getByText(/were not saved. The item has been saved since./)).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Works');
  await userEvent.click(screen.getByRole('button', { name: 'Restore changes' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Works Ltd');
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  expect(screen.queryByText(/were not saved/)).not.toBeInTheDocument();
});

it('deletes the stored input when it is discarded or reverted, and gives it to the server when its editor is left', async () => {
  const { unmount, sent } = show(<Editor />);
  await userEvent.type(screen.getByLabelText('City'), '!');
  await waitFor(() => expect(stored()).toEqual({ city: 'Pune!' }));
  await userEvent.type(screen.getByLabelText('City'), '{Backspace}');
  await waitFor(() => expect(stored()).toBeUndefined());
  await userEvent.type(screen.getByLabelText('City'), '?');
  unmount();
  expect(stored()).toBeUndefined();
  await waitFor(() => expect(sent.at(-1)).toEqual({ version: 2, changed: { city: 'Pune?' } }));

  sessionStorage.setItem(KEY, JSON.stringify({ at: '2026-11-23T08:00:00.000Z', version: 2, changed: { city: 'Goa' } }));
  show(<Editor />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(stored()).toBeUndefined();
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
});

it('stores unsaved input on the server until it is saved, and offers it where it was not typed', async () => {
  const { calls, sent } = show(<Editor />);
  await userEvent.type(screen.getByLabelText('City'), '!');
  await waitFor(() => expect(sent).toEqual([{ version: 2, changed: { city: 'Pune!' } }]), { timeout: 5_000 });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // At once: the tab may be closed now.
  await waitFor(() => expect(calls).toEqual(['fetchUnsavedChanges', 'storeUnsavedChanges', 'deleteUnsavedChanges']));
  expect(stored()).toBeUndefined();
  document.body.replaceChildren();

  const elsewhere = show(<Editor />, {
    fetchUnsavedChanges: {
      success: true,
      unsavedChanges: { at: '2026-11-23T08:00:00.000Z', version: 2, changed: { city: 'Goa' } },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Restore changes' }));
  expect(screen.getByLabelText('City')).toHaveValue('Goa');
  elsewhere.unmount();
});

it('does not offer the input of an abandoned new item to the next one, once that is saved', async () => {
  const abandoned = { at: '2026-11-23T08:00:00.000Z', version: null, changed: { city: 'Goa' } };
  function NewEditor() {
    const [isSaved, setSaved] = useState(false);
    return (
      <>
        <Editor {...(isSaved ? {} : { id: 'new' })} />
        <button type="button" onClick={() => setSaved(true)}>
          The server adds it
        </button>
      </>
    );
  }
  show(<NewEditor />, { fetchUnsavedChanges: { success: true, unsavedChanges: abandoned } });
  expect(await screen.findByText(/were not saved/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'The server adds it' }));
  expect(screen.queryByText(/were not saved/)).not.toBeInTheDocument();
});

it('stores neither files nor unchanged fields', () => {
  const base = { name: 'A', parts: [{ a: 1 }], image: null };
  expect(changedValues(base, { name: 'A', parts: [{ a: 1 }], image: new File([], 'a.png') })).toEqual({});
  expect(changedValues(base, { name: 'B', parts: [], image: null })).toEqual({ name: 'B', parts: [] });
});

it.each([
  [[], undefined],
  [['Nandini Rao'], 'Nandini Rao has this open, too. If you both save, the second to save can compare both versions.'],
  [['A', 'B', 'C'], 'A, B and C have this open, too. If you both save, the second to save can compare both versions.'],
])('names the other administrators who have an item open: %j', async (names, notice) => {
  const others = names.map((name) => ({ name, since: '2026-11-23T08:00:00.000Z' }));
  const { calls, unmount } = show(<PresenceNotice collection="clients" id="c1" />, { announceEditing: { others } });
  if (notice) expect(await screen.findByText(notice)).toBeVisible();
  unmount();
  expect(calls).toEqual(['announceEditing', 'leaveEditing']);
});
