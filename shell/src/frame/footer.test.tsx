import '@testing-library/jest-dom';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { selectClickedClient, selectClickedService, selectClickedTestimonial, type RootState } from 'shared-store';
import { renderFrame } from './testing/render-frame';

const footer = () => within(screen.getByRole('contentinfo'));

describe('the footer', () => {
  it('has the links of the specification', async () => {
    await renderFrame();
    const links = within(footer().getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Home', '/home'],
      ['About us', '/aboutus'],
      ['Offerings', '/products'],
      ['Career', '/career'],
      ['Blogs', '/blogs'],
      ['News', '/news'],
      ['Contact us', '/contact'],
      ['Testimonial', '/home'],
      ['Services', '/home'],
      ['Clients', '/home'],
    ]);
    expect(footer().getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  it('shows the company details from the site settings', async () => {
    await renderFrame();
    expect(footer().getByText(/1 Sample Road/)).toBeInTheDocument();
    expect(footer().getByRole('link', { name: '+91 265 555 0142' })).toHaveAttribute('href', 'tel:+912655550142');
    expect(footer().getByRole('link', { name: 'office@works.example' })).toHaveAttribute(
      'href',
      'mailto:office@works.example',
    );
    expect(footer().getByRole('link', { name: /Instagram/ })).toHaveAttribute(
      'href',
      'https://instagram.example/works',
    );
    expect(footer().getByRole('link', { name: /Facebook/ })).toHaveAttribute('href', 'https://facebook.example/works');
    expect(footer().queryByRole('link', { name: /LinkedIn/ })).toBeNull();
    expect(footer().getByText('© Sample Works')).toBeInTheDocument();
  });

  it('links the same page in every language of the site', async () => {
    const languages = { current: 'hi', others: { hi: 'हिन्दी', gu: 'ગુજરાતી' } };
    await renderFrame({ at: '/news?page=2', languages });
    const links = within(footer().getByRole('navigation', { name: 'भाषा' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang, link.ariaCurrent])).toEqual([
      ['English', '/news?page=2', 'en', null],
      ['हिन्दी', '/hi/news?page=2', 'hi', 'true'],
      ['ગુજરાતી', '/gu/news?page=2', 'gu', null],
    ]);
    const about = footer().getByRole('link', { name: 'हमारे बारे में' });
    expect([about.getAttribute('href'), about.lang]).toEqual(['/hi/aboutus', 'hi']);
  });

  it.each([
    ['on a site in English alone', '/news', {}],
    ["on a page of the staff's", '/login', { hi: 'हिन्दी' }],
  ])('is without languages %s', async (_where, at, others) => {
    await renderFrame({ at, languages: { current: 'en', others } });
    expect(footer().queryByRole('navigation', { name: 'Language' })).toBeNull();
  });

  it('shows its links when the settings could not be loaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderFrame({ down: true });
    expect(footer().getByRole('link', { name: 'About us' })).toBeInTheDocument();
    expect(footer().queryByText('undefined')).toBeNull();
    jest.restoreAllMocks();
  });

  it('is not shown in the administration', async () => {
    await renderFrame({ at: '/admin/products' });
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  describe('a link to a section of the home page', () => {
    beforeEach(() => void jest.useFakeTimers());
    afterEach(() => void jest.useRealTimers());

    const cases: [string, (state: RootState) => boolean][] = [
      ['Testimonial', selectClickedTestimonial],
      ['Services', selectClickedService],
      ['Clients', selectClickedClient],
    ];

    it.each(cases)('%s goes to /home and switches its flag on after 100 ms', async (label, select) => {
      const { store, router } = await renderFrame();
      await act(async () => void fireEvent.click(footer().getByRole('link', { name: label })));
      expect(router.state.location.pathname).toBe('/home');
      act(() => jest.advanceTimersByTime(99));
      expect(select(store.getState())).toBe(false);
      act(() => jest.advanceTimersByTime(1));
      expect(select(store.getState())).toBe(true);
      expect(cases.filter(([, other]) => other(store.getState()))).toHaveLength(1);
    });

    it('does not switch the flag on when the link is opened in a new tab', async () => {
      const { store } = await renderFrame();
      const link = footer().getByRole('link', { name: 'Clients' });
      // jsdom cannot open tabs, so the click must not navigate here.
      link.addEventListener('click', (event) => event.preventDefault());
      fireEvent.click(link, { ctrlKey: true });
      act(() => jest.advanceTimersByTime(500));
      expect(selectClickedClient(store.getState())).toBe(false);
    });
  });
});
