import '@testing-library/jest-dom';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderFrame } from './testing/render-frame';

const bar = (): HTMLElement => screen.getByRole('navigation', { name: 'Main' });
const offerings = (): HTMLElement => within(bar()).getByRole('button', { name: 'Offerings' });
const sectorLink = (): HTMLElement | null => within(bar()).queryByRole('link', { name: /Oil and Gas/ });
const isOpen = (): boolean => sectorLink() !== null;

describe('the navbar', () => {
  it('has the entries of the live sections in their order, each with the address of its label', async () => {
    await renderFrame();
    const entries = within(bar()).getAllByRole('listitem');
    expect(entries.map((entry) => entry.firstElementChild?.textContent)).toEqual([
      'Home',
      'About us',
      'Offerings',
      'Career',
      'Blogs',
      'News',
    ]);
    const links = within(bar()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/home', '/aboutus', '/career', '/blogs', '/news']);
  });

  it('has the order, labels and further entries of the owner, and submenus of them', async () => {
    await renderFrame({
      at: '/pages/fairs',
      menus: {
        navbar: [
          { label: 'Company', path: '/aboutus', entries: [{ label: 'Fairs', path: '/pages/fairs' }] },
          { id: 'sample.news', label: 'Press' },
          { id: 'sample.blogs', hidden: true },
          { label: 'Shop', path: 'https://shop.example' },
          { label: 'Empty' },
        ],
      },
    });
    const entries = within(bar()).getAllByRole('listitem');
    expect(entries.map((entry) => entry.firstElementChild?.textContent)).toEqual([
      ...['Home', 'About us', 'Offerings', 'Career'],
      ...['Company', 'Press', 'Shop'],
    ]);
    expect(within(bar()).getByRole('link', { name: 'Shop' })).toHaveAttribute('href', 'https://shop.example');
    const company = within(bar()).getByRole('button', { name: 'Company' });
    expect(company).toHaveAttribute('aria-current', 'true');
    await userEvent.click(company);
    const below = within(entries[4] as HTMLElement).getAllByRole('link');
    expect(below.map((link) => link.textContent)).toEqual(['Company', 'Fairs']);
    expect(below[1]).toHaveAttribute('aria-current', 'page');
  });

  it('has labels in the language of the document, and those of the owner as written', async () => {
    await renderFrame({
      languages: { current: 'hi', others: { hi: 'हिन्दी' } },
      menus: { navbar: [{ id: 'sample.news', label: 'Press' }] },
    });
    const entries = within(screen.getByRole('navigation', { name: 'मुख्य मेनू' })).getAllByRole('listitem');
    expect(
      entries.map(({ firstElementChild: label }) => label && [label.textContent, label.getAttribute('lang')]),
    ).toEqual([
      ['होम', 'hi'],
      ['हमारे बारे में', 'hi'],
      ['हमारे उत्पाद', 'hi'],
      ['करियर', 'hi'],
      ['ब्लॉग', 'hi'],
      ['Press', null],
    ]);
    expect(entries[0]?.parentElement?.lang).toBe('en');
  });

  it('links its logo to / and Contact Us to /contact, and contains the search slot', async () => {
    await renderFrame();
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Sample Works Limited' })).toHaveAttribute('href', '/');
    expect(banner.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
    expect(banner.getByText('slot shell.search')).toBeInTheDocument();
  });

  it('has the page in each language, with its search parameters', async () => {
    const languages = { current: 'hi', others: { hi: 'हिन्दी', gu: 'ગુજરાતી' } };
    await renderFrame({ at: '/products?search=amine', languages });
    const banner = within(screen.getByRole('banner'));
    const links = ['English', 'हिन्दी', 'ગુજરાતી'].map((name) => banner.getByRole('link', { name }));
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.ariaCurrent])).toEqual([
      ['English', '/products?search=amine', 'en', null],
      ['हिन्दी', '/hi/products?search=amine', 'hi', 'true'],
      ['ગુજરાતી', '/gu/products?search=amine', 'gu', null],
    ]);
  });

  it.each([
    ['on a site in English alone', '/news', {}],
    ["on a page of the staff's", '/login', { hi: 'हिन्दी' }],
  ])('has no languages %s', async (_where, at, others) => {
    await renderFrame({ at, languages: { current: 'en', others } });
    expect(within(screen.getByRole('banner')).queryByRole('link', { name: 'English' })).toBeNull();
  });

  it('marks the current page, the home page at both its addresses, and the section of a subpage', async () => {
    const { router } = await renderFrame({ at: '/' });
    const link = (name: string): HTMLElement => within(bar()).getByRole('link', { name });
    expect(link('Home')).toHaveAttribute('aria-current', 'page');
    await act(() => router.navigate('/blogs/blog-details?id=1'));
    expect(link('Blogs')).toHaveAttribute('aria-current', 'true');
    expect(link('Home')).not.toHaveAttribute('aria-current');
    await act(() => router.navigate('/offerings/renewable'));
    expect(offerings()).toHaveAttribute('aria-current', 'true');
  });

  it('is transparent over a hero until the page is scrolled by more than 80 px', async () => {
    await renderFrame({ overlay: true });
    const header = screen.getByRole('banner');
    const scrollTo = (y: number): void => {
      Object.defineProperty(window, 'scrollY', { configurable: true, value: y });
      fireEvent.scroll(window);
    };
    expect(header).toHaveClass('clear');
    scrollTo(80);
    expect(header).toHaveClass('clear');
    scrollTo(81);
    expect(header).not.toHaveClass('clear');
    scrollTo(0);
    expect(header).toHaveClass('clear');
  });

  it('is rendered without settings and sectors when the API is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderFrame({ down: true });
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await userEvent.click(offerings());
    expect(await within(bar()).findByText('The offerings could not be loaded.')).toBeInTheDocument();
    expect(within(bar()).getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});

describe('the panel of sectors', () => {
  it('opens and closes on click and links to each sector, its description cut to 50 characters', async () => {
    await renderFrame();
    expect(isOpen()).toBe(false);
    await userEvent.click(offerings());
    expect(sectorLink()).toHaveAttribute('href', '/offerings/oilandgas/');
    expect(sectorLink()).toHaveTextContent('A description that is rather longer than the fifty…');
    expect(sectorLink()?.closest('[data-accent]')).toHaveAttribute('data-accent', 'oil-gas');
    // The pointer opened the panel on its way to the button, so the first click leaves it open.
    await userEvent.click(offerings());
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('opens on hover, stays open on the following click, and closes when the pointer leaves', async () => {
    await renderFrame();
    const item = offerings().closest('li');
    if (!item) throw new Error('no entry');
    fireEvent.pointerEnter(item, { pointerType: 'mouse' });
    await waitFor(() => expect(isOpen()).toBe(true));
    fireEvent.click(offerings());
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(item, { pointerType: 'mouse' });
    expect(isOpen()).toBe(true);
    await waitFor(() => expect(isOpen()).toBe(false));
  });

  it('supports arrow keys', async () => {
    await renderFrame();
    const user = userEvent.setup();
    act(() => offerings().focus());
    await user.keyboard('{ArrowDown}');
    const links = within(bar()).getAllByRole('link', { name: /Oil and Gas|Renewable|All products/ });
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await user.keyboard('{End}');
    expect(links[2]).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(links[0]).toHaveFocus();
    await user.keyboard('{ArrowLeft}{Home}');
    expect(links[0]).toHaveFocus();
  });

  it('closes when the focus leaves it, and on navigation', async () => {
    const { router } = await renderFrame();
    await userEvent.click(offerings());
    act(() => within(bar()).getByRole('link', { name: 'Career' }).focus());
    expect(isOpen()).toBe(false);
    fireEvent.click(offerings());
    await act(() => router.navigate('/news'));
    expect(isOpen()).toBe(false);
    await act(() => router.navigate(-1));
    expect(isOpen()).toBe(false);
  });
});
