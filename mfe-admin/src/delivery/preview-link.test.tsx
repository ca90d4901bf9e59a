import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';
import { PreviewLink } from './preview-link';
import type { VersionRow } from './version-rows';

const row: VersionRow = { name: 'careers', title: 'Careers', version: '1.4.0-ab12cd34', state: 'waiting', traffic: 0 };
const preview = {
  ...{ _id: 'p1', versions: [{ remote: 'careers', version: '1.4.0-ab12cd34' }], createdBy: 'Asha Rao' },
  ...{ createdAt: '2026-11-23T10:00:00.000Z', path: '/version-preview/abc.def', expiresAt: '2026-11-30T10:00:00.000Z' },
};

const show = (change: Partial<VersionRow> = {}) =>
  renderRoutes(
    (store) => {
      store.dispatch(userLoaded({ name: 'Asha Rao', email: 'asha@site.example', role: 'owner' }));
      return [{ index: true, element: <PreviewLink {...row} {...change} /> }];
    },
    {
      answers: { createVersionPreview: { success: true, message: 'The preview link is ready', preview } },
    },
  );

const button = () => screen.findByRole('button', { name: 'Copy preview link of Careers 1.4.0-ab12cd34' });

test('copies the link to a version', async () => {
  const user = userEvent.setup();
  const { calls } = show();
  await user.click(await button());
  await waitFor(async () =>
    expect(await navigator.clipboard.readText()).toBe('http://localhost/version-preview/abc.def'),
  );
  expect(calls.map(({ id, options }) => [id, options])).toContainEqual([
    'createVersionPreview',
    expect.objectContaining({ body: { versions: [{ remote: 'careers', version: '1.4.0-ab12cd34' }] } }),
  ]);
});

test('shows the link if the browser does not copy it', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed.'));
  show();
  await user.click(await button());
  expect(await screen.findByRole('textbox', { name: 'Preview link of Careers 1.4.0-ab12cd34' })).toHaveValue(
    'http://localhost/version-preview/abc.def',
  );
});

test('offers no link to versions that are revoked or from elsewhere', () => {
  show({ state: 'revoked' });
  show({ state: 'elsewhere' });
  expect(screen.queryByRole('button')).toBeNull();
});
