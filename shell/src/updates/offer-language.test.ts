import '@testing-library/jest-dom';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { makeStore } from 'shared-store';
import { offerLanguage } from './offer-language';

const OTHERS = { hi: 'हिन्दी', gu: 'ગુજરાતી', mr: 'मराठी' };

/** A document at an address, in a browser with languages in the order of the visitor's choice. */
async function open(address: string, wanted: string[], current = 'en', others: Record<string, string> = OTHERS) {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  const basename = current === 'en' ? '/' : `/${current}`;
  const router = createMemoryRouter([{ path: '*', element: null }], { basename, initialEntries: [address] });
  const call = () => Promise.reject(new Error('The offer needs no call.'));
  const store = makeStore({ call, serverState: { languages: { current, others } } });
  await act(() => offerLanguage(store, router));
  return router;
}

const offered = () =>
  screen
    .queryAllByRole('complementary')
    .map(({ lang, ariaLabel }) => [lang, ariaLabel, screen.getByRole('link').getAttribute('href')]);

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.body.replaceChildren();
});

test.each([
  ['/news?page=2', ['hi-IN', 'hi', 'en-IN'], 'en', ['hi', 'हिन्दी में पढ़ें', '/hi/news?page=2']],
  ['/', ['bn', 'gu-IN'], 'en', ['gu', 'ગુજરાતીમાં વાંચો', '/gu']],
  ['/gu/news', ['hi'], 'gu', ['hi', 'हिन्दी में पढ़ें', '/hi/news']],
  ['/hi/news', ['en-GB'], 'hi', ['en', 'Read in English', '/news']],
  ['/news', ['mr'], 'en', ['mr', 'मराठी', '/mr/news']],
])('%s is offered to a browser in %s in its language', async (address, wanted, current, offer) => {
  await open(address, wanted, current);
  expect(offered()).toEqual([offer]);
});

test.each([
  ['whose first language is that of the document', ['en-IN', 'hi'], 'en'],
  ['that reads the document in its language', ['hi-IN', 'en'], 'hi'],
  ['with languages that the site does not have', ['ta-IN', 'bn'], 'en'],
])('a browser %s gets no offer', async (_browser, wanted, current) => {
  await open(current === 'en' ? '/news' : '/hi/news', wanted, current);
  expect(offered()).toEqual([]);
});

test('a site in English alone offers nothing', async () => {
  await open('/news', ['hi'], 'en', {});
  expect(offered()).toEqual([]);
});

test('the offer leads to the page that is shown, and disappears on a page in English only', async () => {
  const router = await open('/news', ['hi']);
  await act(() => router.navigate('/products?search=amine'));
  expect(offered()).toEqual([['hi', 'हिन्दी में पढ़ें', '/hi/products?search=amine']]);
  await act(() => router.navigate('/login'));
  expect(offered()).toEqual([]);
});

test('a closed offer is not shown again on this device, but that of another language is', async () => {
  await open('/news', ['hi']);
  await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  expect(offered()).toEqual([]);
  await open('/career', ['hi']);
  expect(offered()).toEqual([]);
  await open('/career', ['gu']);
  expect(offered()).toHaveLength(1);
});

test('a browser that forbids storage can close the offer', async () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('Storage is forbidden.');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('Storage is forbidden.');
  });
  await open('/news', ['hi']);
  await userEvent.click(screen.getByRole('button', { name: 'बंद करें' }));
  expect(offered()).toEqual([]);
});
