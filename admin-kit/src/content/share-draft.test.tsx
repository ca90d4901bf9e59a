import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnyEndpoint, Call } from 'api-client';
import { makeStore, Provider } from 'shared-store';
import { ShareDraft } from './share-draft';

const link = { _id: 'l1', createdAt: '2026-11-23T08:00:00.000Z', createdBy: 'Asha Rao' };
const stored = { ...link, expiresAt: '2026-11-30T08:00:00.000Z' };

function show(status: string, collection = 'blogs') {
  let links: object[] = [];
  const made: unknown[] = [];
  const answers: Record<string, (options: unknown) => object> = {
    fetchPreviewLinks: () => ({ success: true, links }),
    createPreviewLink: (options) => {
      made.push(options);
      links = [stored];
      return { success: true, message: 'Link created', link: { ...stored, path: '/preview/blogs/secret' } };
    },
    endPreviewLink: () => {
      links = [];
      return { success: true, message: 'Link ended' };
    },
  };
  const call = (async ({ id }: AnyEndpoint, options: unknown) => answers[id]?.(options)) as Call;
  render(
    <Provider store={makeStore({ call })}>
      <ShareDraft hasChanges={false} collection={collection} item={{ _id: 'b1', status }} />
    </Provider>,
  );
  return made;
}

it('creates a link to a draft, shows it once, and revokes it', async () => {
  const made = show('draft');
  await userEvent.click(screen.getByRole('button', { name: 'Share draft' }));
  await userEvent.selectOptions(await screen.findByLabelText('The link expires after'), 'One day');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(`${location.origin}/preview/blogs/secret`);
  expect(made).toEqual([{ params: { collection: 'blogs', id: 'b1' }, body: { days: 1 } }]);
  expect(await screen.findByText(/created by Asha Rao/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Revoke the link/ }));
  expect(await screen.findByRole('button', { name: 'Create link' })).toBeEnabled();
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  expect(screen.queryByText(/created by Asha Rao/)).not.toBeInTheDocument();
});

it.each([
  ['published', 'blogs'],
  ['draft', 'clients'],
])('offers no link to an item that is %s among the %s', (status, collection) => {
  show(status, collection);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
