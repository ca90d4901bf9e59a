import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrashedItem } from 'api-client';
import { failure, renderRoutes } from 'page-testing';
import { Component } from './trash-page';

const item = (_id: string, title: string): TrashedItem => ({
  _id,
  title,
  collection: 'blogs',
  deletedAt: '2026-11-01T09:00:00.000Z',
  deletedBy: 'Meera Joshi',
  purgeAt: '2026-12-01T09:00:00.000Z',
});

it('restores the selected items only', async () => {
  let trash = [item('b1', 'Reading a coupon'), item('b2', 'A safety data sheet')];
  const { calls } = renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchTrash: () => ({ success: true, trash }),
      restoreFromTrash: () => {
        trash = trash.filter(({ _id }) => _id !== 'b1');
        return { success: true, message: 'Restored' };
      },
    },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Reading a coupon' }));
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Selected rows' })).getByRole('button', { name: 'Restore' }),
  );
  await waitFor(() => expect(screen.queryByText('Reading a coupon')).not.toBeInTheDocument());
  expect(screen.getByText('A safety data sheet')).toBeVisible();
  expect(calls.filter(({ id }) => id === 'restoreFromTrash')).toEqual([
    { id: 'restoreFromTrash', options: { params: { collection: 'blogs', id: 'b1' } } },
  ]);
});

it('does not call the trash empty after a failed load, and loads it again on request', async () => {
  const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isDown = true;
  renderRoutes(() => [{ index: true, Component }], {
    answers: {
      fetchTrash: () => (isDown ? Promise.reject(failure(503, 'Down')) : { success: true, trash: [] }),
    },
  });
  const again = await screen.findByRole('button', { name: /Try again|Retry/ });
  expect(screen.queryByText('The trash is empty')).not.toBeInTheDocument();
  isDown = false;
  await userEvent.click(again);
  await screen.findByText('The trash is empty');
  expect(written).toHaveBeenCalledTimes(1);
  written.mockRestore();
});
