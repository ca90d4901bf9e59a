import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PendingItem } from 'api-client';
import { blogs } from 'api-client/content-types';
import { rightsOf } from 'api-client/rights';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { renderRoutes } from 'page-testing';
import { userLoaded } from 'shared-store';

const inputs = { picture: () => null, richText: () => null };
const blog = {
  ...{ _id: 'b1', slug: 'bottle-27', title: 'Bottle 27', summary: 'A test.', content: '<p>Text.</p>' },
  ...{ blogImg: '/b.webp', author: 'Nandini Rao', tags: [], status: 'published', publishAt: null, version: 3 },
  updatedAt: '2026-11-26T09:00:00.000Z',
};

/** The time of the last change, which identifies the loaded state. */
const LOADED = Date.parse(blog.updatedAt);

interface SentBody {
  readonly fields: { readonly title: string };
  readonly version: number;
  readonly publishAt?: string | null;
  readonly unpublish?: boolean;
}

/** The editor of a published blog, over a server that stores pending changes. */
function openEditor() {
  let pendingChange: PendingItem | null = null;
  const view = renderRoutes(
    (store) => {
      store.dispatch(
        userLoaded({ name: 'Asha', email: 'asha@works.example', role: 'editor', rights: rightsOf('editor') }),
      );
      return [
        {
          path: '/admin/blogs/:id',
          element: (
            <ItemPage type={blogs} editor={(item) => <ContentEditor type={blogs} item={item} inputs={inputs} />} />
          ),
        },
      ];
    },
    {
      at: '/admin/blogs/b1',
      services: { serverState: { languages: { current: 'en', others: { hi: 'हिन्दी' } } } },
      answers: {
        fetchLogo: () => ({ success: true, logos: [] }),
        fetchBlog: () => ({ success: true, blog }),
        updateBlog: () => ({ success: true, message: 'Blog updated successfully', blog }),
        fetchPendingChange: () => ({ success: true, pendingChange }),
        fetchReview: () => ({ success: true, review: null }),
        savePendingChange: (options: unknown) => {
          const { fields, version, publishAt = null, unpublish = false } = (options as { body: SentBody }).body;
          pendingChange = {
            ...{
              _id: 'b1',
              version: version + 1,
              baseVersion: 3,
              at: '2026-11-26T10:00:00.000Z',
              by: 'Asha',
              isMine: true,
              ...{ publishAt, unpublish },
            },
            ...{ deletes: false, failure: '', content: { ...blog, ...fields } },
          };
          return { success: true, message: 'Changes saved', pendingChange };
        },
        publishPendingChange: () => {
          pendingChange = null;
          return { success: true, message: 'Changes published' };
        },
        discardPendingChange: () => {
          pendingChange = null;
          return { success: true, message: 'Changes discarded' };
        },
      },
    },
  );
  const bodies = (call: string) =>
    view.calls.filter(({ id }) => id === call).map(({ options }) => (options as { body: SentBody }).body);
  return { ...view, bodies };
}

const retitle = async (title: string) => {
  await userEvent.clear(await screen.findByLabelText('Title'));
  await userEvent.type(screen.getByLabelText('Title'), title);
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('saves changes of a published item without publishing them, stays in the editor, and publishes them', async () => {
  const { bodies } = openEditor();
  await retitle('Bottle 28');
  expect(screen.getByText('Made from the texts above')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Translate into Hindi' })).toHaveAttribute(
    'href',
    '/admin/translations/hi/blogs/b1',
  );
  await press('Save without publishing');
  expect(await screen.findByText(/Asha saved changes .* that visitors do not see yet/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('Bottle 28');
  await press('Compare');
  const dialog = await screen.findByRole('dialog', { name: 'Changes' });
  expect(
    within(dialog)
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual(['Title']);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus());

  await retitle('Bottle 29');
  await press('Publish');
  await waitFor(() => expect(screen.queryByText(/visitors do not see yet/)).not.toBeInTheDocument());
  expect(screen.getByText('Saved')).toBeVisible();
  expect(screen.getByRole('link', { name: 'View on site' })).toHaveAttribute(
    'href',
    '/blogs/blog-details?id=bottle-27',
  );
  expect(bodies('savePendingChange').map(({ fields, version }) => [fields.title, version])).toEqual([
    ['Bottle 28', LOADED],
    ['Bottle 29', LOADED + 1],
  ]);
  expect(bodies('publishPendingChange')).toEqual([{ version: LOADED + 2 }]);
  expect(bodies('updateBlog')).toEqual([]);
});

it('shows the published version again after discarding the changes, saved or not', async () => {
  openEditor();
  await retitle('Bottle 28');
  await press('Save without publishing');
  await screen.findByRole('button', { name: 'Discard changes' });
  await retitle('Bottle 29');
  await press('Discard changes');
  const question = await screen.findByRole('alertdialog', { name: 'Discard the changes?' });
  await userEvent.setup({ pointerEventsCheck: 0 }).click(document.body);
  expect(question).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Bottle 27'));
  expect(screen.queryByText(/visitors do not see yet/)).not.toBeInTheDocument();
});

it('asks before a save unpublishes an item, and says until when visitors cannot see it', async () => {
  const { calls } = openEditor();
  const sent = () => calls.filter(({ id }) => id === 'updateBlog').map(({ options }) => options as { body: object });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish this blog?' });
  expect(question).toHaveTextContent('Visitors will no longer find this blog until you publish it again.');
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it published' }));
  expect(sent()).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
  await userEvent.type(screen.getByLabelText('Publish at'), '2199-01-02T10:00');
  expect(screen.getByText('In the site’s time zone, Asia/Kolkata.')).toBeVisible();
  await press('Save and close');
  const again = await screen.findByRole('alertdialog', { name: 'Unpublish this blog?' });
  expect(again).toHaveTextContent('until 2 Jan 2199, 10:00 am IST.');
  await userEvent.click(within(again).getByRole('button', { name: 'Unpublish and schedule' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({
    ...{ status: 'scheduled', publishAt: '2199-01-02T04:30:00.000Z', unpublish: true },
  });
});

it('unpublishes an item at a time, and shows it', async () => {
  const { bodies } = openEditor();
  await userEvent.type(await screen.findByLabelText(/^Unpublish at/), '2199-01-02T10:00');
  await userEvent.type(screen.getByLabelText(/^Publish the changes at/), '2199-01-01T10:00');
  await press('Save without publishing');
  expect(screen.getAllByText('Enter one of the two times, and the other one afterwards')[0]).toBeVisible();
  await userEvent.clear(screen.getByLabelText(/^Publish the changes at/));
  await press('Save without publishing');
  expect(await screen.findByText(/Visitors will no longer find it from 2 Jan 2199, 10:00 am IST on/)).toBeVisible();
  expect(bodies('savePendingChange')).toMatchObject([{ publishAt: '2199-01-02T04:30:00.000Z', unpublish: true }]);
});
