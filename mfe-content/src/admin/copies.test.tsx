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

it('starts a copy with everything but the address, as a separate draft whose editor stays open', async () => {
  const { calls, address } = renderRoutes(
    () => [
      {
        path: '/admin/blogs/new',
        element: (
          <ItemPage type={blogs} editor={(item) => <ContentEditor type={blogs} item={item} inputs={inputs} />} />
        ),
      },
    ],
    {
      at: '/admin/blogs/new?from=b1',
      answers: {
        fetchLogo: () => ({ success: true, logos: [] }),
        fetchBlog: () => ({ success: true, blog: original }),
        addBlog: () => ({ success: true, message: 'Blog added successfully', blog: { ...original, _id: 'b2' } }),
      },
    },
  );
  expect(await screen.findByLabelText('Title')).toHaveValue('Bottle 27 (copy)');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(address()).toBe('/admin/blogs/b2'));
  const added = calls.find(({ id }) => id === 'addBlog')?.options as { body: object };
  expect(added.body).toMatchObject({
    title: 'Bottle 27 (copy)',
    content: '<p>Text.</p>',
    tags: ['water'],
    status: 'draft',
  });
  expect(added.body).not.toHaveProperty('slug');
});
