import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blogs } from 'api-client/content-types';
import { ContentEditor, ItemPage } from 'admin-kit/content';
import { renderRoutes } from 'page-testing';

const inputs = { picture: () => null, richText: () => null };
const blog = {
  ...{ _id: 'b1', slug: 'bottle-27', title: 'Bottle 27', summary: 'A test.', content: '<p>Text.</p>' },
  ...{ blogImg: '/b.webp', author: 'Nandini Rao', tags: [], status: 'published', publishAt: null, version: 3 },
};

it('asks before a save unpublishes an item, and says until when visitors cannot see it', async () => {
  const { asked } = renderRoutes(
    () => [
      {
        path: '/admin/blogs/:id',
        element: (
          <ItemPage type={blogs} editor={(item) => <ContentEditor type={blogs} item={item} inputs={inputs} />} />
        ),
      },
    ],
    {
      at: '/admin/blogs/b1',
      answers: {
        fetchLogo: () => ({ success: true, logos: [] }),
        fetchBlog: () => ({ success: true, blog }),
        updateBlog: () => ({ success: true, message: 'Blog updated successfully', blog }),
      },
    },
  );
  const sent = () => asked.filter(({ id }) => id === 'updateBlog').map(({ options }) => options as { body: object });
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Draft');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog', { name: 'Unpublish this blog?' });
  expect(question).toHaveTextContent('Visitors will no longer find this blog until you publish it again.');
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it published' }));
  expect(sent()).toEqual([]);

  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Scheduled');
  await userEvent.type(screen.getByLabelText('Publish at'), '2199-01-02T10:00');
  expect(screen.getByText('In the site’s time zone, Asia/Kolkata.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const again = await screen.findByRole('alertdialog', { name: 'Unpublish this blog?' });
  expect(again).toHaveTextContent('until 2 Jan 2199, 10:00 am IST.');
  await userEvent.click(within(again).getByRole('button', { name: 'Unpublish and schedule' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(sent()[0]?.body).toMatchObject({
    ...{ status: 'scheduled', publishAt: '2199-01-02T04:30:00.000Z', unpublish: true },
  });
});
