import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReport, Role } from 'api-client';
import { rightsOf } from 'api-client/rights';
import { renderRoutes } from 'page-testing';
import { siteApi, userLoaded } from 'shared-store';
import { Component } from './import-export-page';

const report = (changes: Partial<ImportReport>): ImportReport => ({
  _id: 'run',
  collection: 'clients',
  dryRun: true,
  state: 'done',
  rows: 1,
  handled: 1,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  deleted: 0,
  undoes: null,
  undoable: false,
  startedBy: 'Asha Rao',
  createdAt: '2026-11-01T10:00:00.000Z',
  endedAt: null,
  unknownFields: [],
  changes: [],
  errors: [],
  ...changes,
});

const collectionOf = (collection: string, live: boolean) => ({
  ...{ remote: 'events', collection, live },
  definition: {
    ...{ what: collection === 'talks' ? 'Talk' : 'Date', title: 'name', order: 'name' },
    fields: { name: { kind: 'line', label: 'Name', required: true } },
  },
});

const CSV = 'name\nGulf Pipelines\n';

// jsdom cannot read a `File` as text.
const file = (): File =>
  Object.assign(new File([CSV], 'clients.csv', { type: 'text/csv' }), { text: () => Promise.resolve(CSV) });

/** Opens the page with a server that returns the successive reports of these imports. */
function open(runs: ImportReport[][], begun: string[] = [], role: Role = 'editor') {
  const newest = (id: unknown) => {
    const states = runs.find(([run]) => run?._id === id) ?? [];
    return states.length > 1 ? states.shift() : states[0];
  };
  return renderRoutes(
    (store) => {
      store.dispatch(
        userLoaded({
          name: 'Asha Rao',
          email: 'asha@works.example',
          role,
          rights: [...rightsOf(role), 'events:talks:publish', 'events:dates:publish'],
        }),
      );
      return [{ index: true, Component }];
    },
    {
      answers: {
        fetchCollections: { success: true, collections: [collectionOf('talks', true), collectionOf('dates', false)] },
        eraseCollection: { success: true, message: 'The collection was erased, with 3 items' },
        fetchImports: () => ({
          success: true,
          runs: runs.flatMap(([run]) => (run && begun.includes(run._id) ? [run] : [])),
        }),
        importCollection: () => {
          const next = runs.find(([run]) => run && !begun.includes(run._id))?.[0];
          if (next) begun.push(next._id);
          return { success: true, message: 'The import has begun', run: next };
        },
        fetchImport: ({ params }: { params?: Record<string, string> }) => ({
          success: true,
          report: newest(params?.['id']),
        }),
        exportImportErrors: 'Row,Field,What is wrong',
        undoImport: () => {
          const next = runs.find(([run]) => run?.undoes)?.[0];
          return { success: true, message: 'The import is being undone', run: next };
        },
        cancelImport: { success: true, message: 'The import was cancelled' },
      },
    },
  );
}

async function openWith(...runs: ImportReport[][]) {
  const { calls } = open(runs);
  await userEvent.selectOptions(await screen.findByLabelText('Collection'), 'clients');
  await userEvent.upload(screen.getByLabelText('File'), file());
  return calls;
}

const sent = (dryRun: '0' | '1') => ({
  id: 'importCollection',
  options: { params: { collection: 'clients' }, query: { dryRun }, body: { csv: CSV } },
});

it('stores a file only after a check without errors', async () => {
  const calls = await openWith([report({ created: 1 })], [report({ _id: 'second', dryRun: false, created: 1 })]);
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  await screen.findByText(/Nothing was stored\. 1 would be new/);
  expect(screen.getByRole('button', { name: 'Check without storing' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new, 0 changed, 0 with errors.'));
  expect(document.body).not.toHaveFocus();
  expect(calls.filter(({ id }) => id === 'importCollection')).toMatchObject([sent('1'), sent('0')]);
});

it('imports a collection of a front end, and lets owners alone erase one whose front end was retired', async () => {
  const { unmount } = open([]);
  await userEvent.selectOptions(await screen.findByLabelText('Collection'), await screen.findByText('Talks (events)'));
  expect(screen.getByLabelText('File')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Collection'), 'events:dates');
  expect(screen.queryByLabelText('File')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Download JSON' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase' })).not.toBeInTheDocument();
  unmount();

  const { calls } = open([], [], 'owner');
  await userEvent.selectOptions(await screen.findByLabelText('Collection'), await screen.findByText('Dates (events)'));
  await userEvent.click(screen.getByRole('button', { name: 'Erase' }));
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(screen.getByLabelText('Collection')).toHaveValue('products'));
  expect(calls).toContainEqual({
    id: 'eraseCollection',
    options: { params: { remote: 'events', collection: 'dates' } },
  });
});

it('names the items that would change, and the columns that match no field', async () => {
  const changes = [{ row: 2, title: 'Gulf Pipelines', fields: ['logo', 'website'] }];
  await openWith([report({ updated: 1, unchanged: 3, changes, unknownFields: ['colour'] })]);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  expect(await screen.findByText(/^Nothing was stored.*1 would change, 0 with errors\. 3 unchanged\.$/)).toBeVisible();
  expect(await screen.findByRole('row', { name: '2 Gulf Pipelines Logo, Website' })).toBeVisible();
  expect(screen.getByText(/match no field and are ignored: colour\./)).toBeVisible();
});

it('lists each invalid row with its field, also as a file, and offers to import only rows without errors', async () => {
  const errors = [{ row: 1, path: 'logo', message: 'Logo is required' }];
  const calls = await openWith(
    [report({ failed: 1, errors })],
    [report({ _id: 'second', rows: 3, created: 2, failed: 1, errors })],
  );
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  expect(await screen.findByRole('row', { name: '1 logo Logo is required' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Download the errors' }));
  expect(calls.some(({ id }) => id === 'exportImportErrors')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  expect(await screen.findByRole('button', { name: 'Import 2 rows without errors' })).toBeEnabled();
});

it('discards the result of a check when another collection is chosen', async () => {
  await openWith([report({ created: 1 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  await screen.findByText(/^Nothing was stored/);
  await userEvent.selectOptions(screen.getByLabelText('Collection'), 'products');
  expect(screen.queryByText(/^Nothing was stored/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('follows an import to its end, shows its progress, and loads the changed content again', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const running = { _id: 'mine', dryRun: false, rows: 1450, state: 'running' } as const;
  const { store } = open(
    [[report({ ...running, handled: 25 }), report({ ...running, handled: 1450, state: 'done', created: 1450 })]],
    ['mine'],
  );
  const reads = jest.spyOn(store, 'dispatch');
  const bar = await screen.findByRole('progressbar', { name: /^Imported 25 of 1,450 rows/ });
  expect(bar).toHaveAttribute('value', '25');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(await screen.findByRole('status')).toHaveTextContent('1450 new, 0 changed, 0 with errors.');
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  const tags = reads.mock.calls.map(([action]) => action).filter(siteApi.util.invalidateTags.match);
  expect(tags.flatMap(({ payload }) => payload)).toEqual(expect.arrayContaining(['clients', 'dashboard']));
  jest.useRealTimers();
});

it('cancels an import, and says which rows were stored', async () => {
  const cancelled = report({ dryRun: false, state: 'cancelled', rows: 50, handled: 25, created: 25 });
  const { calls } = open([[report({ dryRun: false, state: 'running', rows: 50, handled: 25 }), cancelled]], ['run']);
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel import' }));
  expect(await screen.findByText(/^Cancelled after 25 of 50 rows. The rows stored until then stay/)).toBeVisible();
  expect(calls.find(({ id }) => id === 'cancelImport')).toMatchObject({ options: { params: { id: 'run' } } });
});

it('lists recent imports, and shows the result of one', async () => {
  open([[report({ dryRun: false, state: 'failed', rows: 50, handled: 25, updated: 25 })]], ['run']);
  const table = await screen.findByRole('table', { name: 'Recent imports' });
  expect(within(table).getByRole('row', { name: /Clients Failed 25 of 50 rows .* Asha Rao/ })).toBeVisible();
  expect(screen.queryByText(/The site met an error/)).not.toBeInTheDocument();
  await userEvent.click(within(table).getByRole('button', { name: 'Show' }));
  expect(await screen.findByText(/^An internal error occurred after 25 of 50 rows/)).toBeVisible();
});

it('undoes an import after a question, and shows the result', async () => {
  const stored = report({ dryRun: false, created: 2, undoable: true });
  const undone = report({ _id: 'undone', dryRun: false, undoes: 'run', deleted: 2 });
  const { calls } = open([[stored], [undone]], ['run']);
  const table = await screen.findByRole('table', { name: 'Recent imports' });
  await userEvent.click(within(table).getByRole('button', { name: 'Show' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('New items go to the trash for 30 days.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByRole('heading', { name: 'Undo: Clients' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 moved to the trash, 0 restored, 0 with errors.');
  expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
  expect(calls.find(({ id }) => id === 'undoImport')).toMatchObject({ options: { params: { id: 'run' } } });
});

it.each([
  ['owner', true],
  ['editor', false],
] as const)('offers an %s the collections that the role may import and export: redirects %s', (role, offered) => {
  open([], [], role);
  expect(screen.getByRole('option', { name: 'Products' })).toBeVisible();
  expect(screen.queryAllByRole('option', { name: 'Redirects' })).toHaveLength(offered ? 1 : 0);
});
