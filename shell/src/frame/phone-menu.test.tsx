import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { userLoaded } from 'shared-store';
import { renderFrame } from './testing/render-frame';

// The user menu loads its own code and is not tested here.
jest.mock('../user-menu', () => ({ UserMenu: () => null }));

const sheet = (): HTMLElement => screen.getByRole('dialog', { name: 'Menu' });
const openMenu = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Menu' }));

describe('the phone menu', () => {
  it('has the entries of the specification in their order', async () => {
    await renderFrame();
    await openMenu();
    const nav = within(sheet()).getByRole('navigation', { name: 'Menu' });
    const entries = [...nav.querySelectorAll<HTMLElement>('.entry')];
    expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['About us', '/aboutus'],
      ['Offering', null],
      ['Career', '/career'],
      ['Blogs', '/blogs'],
      ['News', '/news'],
      ['Contact us', '/contact'],
    ]);
  });

  it('opens the list of sectors below Offering, and resets when it closes', async () => {
    await renderFrame();
    await openMenu();
    const sector = within(sheet()).getByText('Renewable Energy');
    expect(sector).not.toBeVisible();
    await userEvent.click(within(sheet()).getByText('Offering'));
    expect(sector).toBeVisible();
    expect(sector).toHaveAttribute('href', '/offerings/renewable/');
    await userEvent.click(within(sheet()).getByRole('button', { name: 'Close the menu' }));
    await openMenu();
    expect(sector).not.toBeVisible();
  });

  it('blocks scrolling of the page behind it and traps the Tab key', async () => {
    await renderFrame();
    await openMenu();
    expect(sheet()).toHaveAttribute('data-holds-scroll');
    const user = userEvent.setup();
    const first = within(sheet()).getByRole('link', { name: 'Sample Works Limited' });
    const last = within(sheet()).getByRole('radio', { name: 'Same as device' });
    act(() => last.focus());
    await user.tab();
    expect(first).toHaveFocus();
    await user.tab({ shift: true });
    expect(last).toHaveFocus();
  });

  it('closes on Escape, on following a link, and on navigation', async () => {
    const { router } = await renderFrame();
    await openMenu();
    fireEvent(sheet(), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await openMenu();
    await userEvent.click(within(sheet()).getByRole('link', { name: 'News' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(router.state.location.pathname).toBe('/news');
    await openMenu();
    await act(() => router.navigate(-1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the link to the administration for signed-in users', async () => {
    const { store } = await renderFrame();
    await openMenu();
    expect(within(sheet()).queryByRole('link', { name: 'Admin' })).toBeNull();
    act(() => void store.dispatch(userLoaded({ name: 'Asha', email: 'asha@works.example', role: 'owner' })));
    expect(within(sheet()).getByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
  });
});
