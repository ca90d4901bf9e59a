import '@testing-library/jest-dom';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogs } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { renderRoutes } from 'page-testing';

const inputs = { picture: () => null, richText: () => null };
const original = {
  _id: 'b1',
  slug: 'bottle-27',
  title: 'Bottle 27',
  summary: 'A test.',
  content: '<p>Text.</p>',
  blogImg: '/b.webp',
  author: 'Nandini Rao',
  tags: ['water'],
  status: 'published',
  publishAt: null,
  version: 3,
};

const copy = { ...original, _id: 'b2', slug: 'bottle-27-copy', title: 'Bottle 28', status: 'draft', version: 1 };

it('starts a copy with everything but the address, whose editor stays as it is after the first save', async () => {
  let save: (answer: object) => void = () => undefined;
  const saved = new Promise<object>((resolve) => {
    save = resolve;
  });
  const { calls, address } = renderRoutes(
    () => [
      {
        path: '/admin/blogs/:id',
        element: (
          <ItemPage type={blogs} editor={(item) => <ContentEditor type={blogs} item={item} inputs={inputs} />} />
        ),
      },
    ],
    {
      at: '/admin/blogs/new?from=b1',
      answers: {
        fetchLogo: () => ({ success: true, logos: [] }),
        fetchPendingChange: () => ({ success: true, pendingChange: null }),
        fetchReview: () => ({ success: true, review: null }),
        fetchBlog: ({ params }: { readonly params: { readonly id: string } }) => ({
          ...{ success: true, blog: params.id === 'b1' ? original : copy },
        }),
        addBlog: () => saved,
        updateBlog: () => ({ success: true, message: 'Blog updated successfully', blog: { ...copy, version: 2 } }),
      },
    },
  );
  const title = await screen.findByLabelText('Title');
  expect(title).toHaveValue('Bottle 27 (copy)');
  await userEvent.clear(title);
  await userEvent.type(title, 'Bottle 28');
  const sent = (call: string) =>
    calls.filter(({ id }) => id === call).map(({ options }) => (options as { body: object }).body);
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('Please wait…');
  await userEvent.type(title, '!');
  save({ success: true, message: 'Blog added successfully', blog: copy });
  await waitFor(() => expect(address()).toBe('/admin/blogs/b2'));
  expect(screen.getByLabelText('Title')).toBe(title);
  expect(title).toHaveFocus();
  expect(sent('addBlog')).toMatchObject([
    { title: 'Bottle 28', content: '<p>Text.</p>', tags: ['water'], status: 'draft' },
  ]);
  expect(sent('addBlog')[0]).not.toHaveProperty('slug');
  await screen.findByRole('heading', { name: 'Edit Bottle 28' });
  await userEvent.type(title, ' b{Control>}s{/Control}');
  await waitFor(() => expect(sent('updateBlog')).toMatchObject([{ title: 'Bottle 28! b', version: 1 }]));
  const isOfNew = (options: unknown) => (options as { params?: { id?: string } } | undefined)?.params?.id === 'new';
  const copies = calls.filter(({ id, options }) => /UnsavedChanges$/.test(id) && isOfNew(options));
  expect(copies.at(-1)?.id).not.toBe('storeUnsavedChanges');
  expect(sent('addBlog')).toHaveLength(1);
});
