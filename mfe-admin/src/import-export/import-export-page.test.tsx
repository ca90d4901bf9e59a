import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportReport } from 'api-client';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { page } from './import-export-page';

const report = (changes: Partial<ImportReport>): ImportReport => ({
  dryRun: true,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  unknownFields: [],
  changes: [],
  errors: [],
  ...changes,
});

const CSV = 'name\nGulf Pipelines\n';

// A file of jsdom cannot be read as text.
const file = (): File =>
  Object.assign(new File([CSV], 'clients.csv', { type: 'text/csv' }), { text: () => Promise.resolve(CSV) });

async function openWith(reports: ImportReport[]) {
  const { asked } = renderRoutes((store) => [{ index: true, Component: page(store).Component }], {
    answers: { importCollection: () => ({ success: true, message: 'Imported', report: reports.shift() }) },
  });
  await userEvent.selectOptions(await screen.findByLabelText('Collection'), 'clients');
  await userEvent.upload(screen.getByLabelText('File'), file());
  return asked;
}

const sent = (dryRun: '0' | '1') => ({
  id: 'importCollection',
  options: { params: { collection: 'clients' }, query: { dryRun }, body: { csv: CSV } },
});

it('stores a file only after a check that found nothing wrong with it', async () => {
  const asked = await openWith([report({ created: 1 }), report({ dryRun: false, created: 1 })]);
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  await screen.findByText(/Nothing was stored\. 1 would be new/);
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 new, 0 changed, 0 bad.'));
  expect(asked).toEqual([sent('1'), sent('0')]);
});

it('says what would change by its name, and which columns match no field', async () => {
  const changes = [{ row: 2, title: 'Gulf Pipelines', fields: ['logo', 'website'] }];
  await openWith([report({ updated: 1, unchanged: 3, changes, unknownFields: ['colour'] })]);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  expect(await screen.findByText(/1 would change, 0 bad\. 3 as they are already\./)).toBeVisible();
  expect(screen.getByRole('row', { name: '2 Gulf Pipelines Logo, Website' })).toBeVisible();
  expect(screen.getByText(/match no field and are ignored: colour\./)).toBeVisible();
});

it('names each bad row with its field, and does not offer to store the file', async () => {
  await openWith([report({ failed: 1, errors: [{ row: 1, path: 'logo', message: 'Logo is required' }] })]);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  expect(await screen.findByRole('row', { name: '1 logo Logo is required' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it('forgets the check of a file when another collection is chosen', async () => {
  await openWith([report({ created: 1 })]);
  await userEvent.click(screen.getByRole('button', { name: 'Check without storing' }));
  await screen.findByText(/1 would be new/);
  await userEvent.selectOptions(screen.getByLabelText('Collection'), 'products');
  expect(screen.queryByText(/1 would be new/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
});

it.each([
  ['owner', true],
  ['editor', false],
] as const)('offers to an %s what they may bring in and out: redirects %s', (role, offered) => {
  renderRoutes((store) => {
    store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@works.example', role }));
    return [{ index: true, Component: page(store).Component }];
  });
  expect(screen.getByRole('option', { name: 'Products' })).toBeVisible();
  expect(screen.queryAllByRole('option', { name: 'Redirects' })).toHaveLength(offered ? 1 : 0);
});
