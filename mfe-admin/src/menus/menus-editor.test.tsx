import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminHostProvider, NO_ADMIN_HOST } from 'federation/contract';
import { renderRoutes } from 'page-testing';
import { Component } from './menus-page';

const navigation = [
  { id: 'home', label: 'Home', path: '/home', places: ['navbar'], order: 10 },
  { id: 'news', label: 'News', path: '/news', places: ['navbar', 'footer'], order: 20 },
] as const;
const contributors = [{ name: 'content', title: 'Content', navigation }];

function renderMenus() {
  return renderRoutes(
    () => [
      {
        index: true,
        element: (
          <AdminHostProvider value={{ ...NO_ADMIN_HOST, contributors }}>
            <Component />
          </AdminHostProvider>
        ),
      },
    ],
    {
      answers: {
        fetchMenus: { success: true, menus: null },
        searchSite: {
          success: true,
          results: [{ _id: 'p', kind: 'page', title: 'Trade fairs', summary: '', image: '', path: '/pages/fairs' }],
          counts: [],
        },
        updateMenus: { success: true, message: 'Menus updated successfully', menus: null },
      },
    },
  );
}

const navbar = () => within(screen.getByRole('region', { name: 'Navigation bar' }));
const rows = () =>
  navbar()
    .getAllByRole('listitem')
    .map((row) => within(row).getByText(/^[A-Z]/, { selector: 'strong' }).textContent);

it('reorders, renames, hides and adds entries, and stores only places that differ from the proposed ones', async () => {
  const user = userEvent.setup();
  const { calls } = renderMenus();
  expect(await screen.findByRole('region', { name: 'Navigation bar' })).toBeVisible();
  expect(rows()).toEqual(['Home', 'News']);
  await user.click(navbar().getByRole('button', { name: 'Move News up' }));
  await user.click(navbar().getByRole('button', { name: 'Hide Home' }));
  await user.click(navbar().getByRole('button', { name: 'Edit News' }));
  const label = screen.getByRole('textbox', { name: 'Label' });
  await user.clear(label);
  await user.type(label, 'Press');
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  await user.click(navbar().getByRole('button', { name: 'Add entry' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add entry' }));
  await user.type(dialog.getByRole('textbox', { name: 'Label' }), 'Fairs');
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  expect(dialog.getAllByText('Enter an address: the entry would lead to nothing')[0]).toBeVisible();
  await user.type(dialog.getByRole('searchbox', { name: 'Find a page of this site' }), 'fair');
  await user.click(await dialog.findByRole('button', { name: /Trade fairs/ }));
  expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveValue('/pages/fairs');
  await user.click(dialog.getByRole('checkbox', { name: 'Menu on phones' }));
  await user.click(dialog.getByRole('button', { name: 'Add entry' }));
  expect(rows()).toEqual(['Press', 'Home', 'Fairs']);

  await user.click(screen.getByRole('button', { name: 'Save' }));
  const fairs = { label: 'Fairs', path: '/pages/fairs' };
  await waitFor(() =>
    expect(calls.filter(({ id }) => id === 'updateMenus').map(({ options }) => options['body'])).toEqual([
      {
        navbar: [{ id: 'content.news', label: 'Press' }, { id: 'content.home', hidden: true }, fairs],
        ...{ button: [], menu: [fairs], footer: [], sections: [] },
      },
    ]),
  );
});
