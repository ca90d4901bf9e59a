import { fetchLogo, fetchSectors, inLanguage } from 'api-client';
import './request-stand-in';
import { render } from '@testing-library/react';
import type { AnyEndpoint, Call, MenuPlaces, Sector, SiteSettings } from 'api-client';
import { SlotProvider } from 'federation/contract';
import type { NavigationEntry } from 'federation/contract';
import { createRef } from 'react';
import { createMemoryRouter, Outlet, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { makeStore, Provider, readOf, selectLanguages, type AppStore, type SiteLanguages } from 'shared-store';
import { loadLanguage } from '../../texts/language';
import { RemoteErrors } from '../../remotes/remote-errors';
import { SiteProvider } from '../../remotes/site-context';
import { Frame } from '../frame';
import { installPopovers } from './popovers';

if (typeof document !== 'undefined') installPopovers();

const entity = { version: 1, createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };

export const settings: SiteSettings = {
  ...entity,
  _id: 'settings',
  logo: '/api/v1/files/logo.svg',
  title: 'Sample Works Limited',
  email: 'office@works.example',
  phone: '+91 265 555 0142',
  address: '1 Sample Road\nSampletown',
  social: { instagram: 'https://instagram.example/works', facebook: 'https://facebook.example/works' },
  tagline: 'Works well',
  copyright: '© Sample Works',
  timeZone: 'Asia/Kolkata',
};

const sector = (slug: string, name: string, accent: Sector['accent'], order: number): Sector => ({
  ...entity,
  _id: slug,
  slug,
  name,
  accent,
  order,
  logo: `/api/v1/files/${slug}.svg`,
  description: 'A description that is rather longer than the fifty characters of a preview',
  screen: 'range',
  subsectorsHeading: '',
  subsectorsText: '',
  charts: [],
  cardlinkTitle: '',
  backgroundImage: '',
  seoTitle: '',
  seoDescription: '',
  shareImage: '',
  pdf: '',
  status: 'published',
  publishAt: null,
});

export const sectors = [
  sector('oilandgas', 'Oil and Gas', 'oil-gas', 1),
  sector('renewable', 'Renewable Energy', 'renewable', 2),
];

/** The navigation entries of the site's remotes, unsorted, as discovery may list them. */
export const navigation: readonly NavigationEntry[] = [
  { id: 'offerings', label: 'Offerings', places: ['navbar'], order: 30, submenu: 'sectors' },
  { id: 'offerings', label: 'Offering', places: ['menu'], order: 30, submenu: 'sectors' },
  { id: 'offerings', label: 'Offerings', path: '/products', places: ['footer'], order: 30 },
  { id: 'career', label: 'Career', path: '/career', places: ['navbar', 'menu', 'footer'], order: 40 },
  { id: 'home', label: 'Home', path: '/home', places: ['navbar', 'menu', 'footer'], order: 10 },
  { id: 'about', label: 'About us', path: '/aboutus', places: ['navbar', 'menu', 'footer'], order: 20 },
  { id: 'blogs', label: 'Blogs', path: '/blogs', places: ['navbar', 'menu', 'footer'], order: 50 },
  { id: 'news', label: 'News', path: '/news', places: ['navbar', 'menu', 'footer'], order: 60 },
  { id: 'contact', label: 'Contact us', path: '/contact', places: ['menu', 'footer'], order: 70 },
  { id: 'contact', label: 'Contact Us', path: '/contact', places: ['button'], order: 70 },
];

/** Answers the frame's two reads; with `down` every call fails. */
const callFor = (down: boolean, menus: Partial<MenuPlaces>): Call =>
  (async ({ id }: AnyEndpoint) => {
    const answers: Record<string, unknown> = {
      fetchLogo: { success: true, logos: [{ ...settings, menus }] },
      fetchSectors: sectors,
    };
    if (down || !(id in answers)) throw Object.assign(new Error('Away'), { status: 503, errors: [] });
    return answers[id];
  }) as Call;

interface FrameOptions {
  readonly at?: string;
  readonly overlay?: boolean;
  readonly down?: boolean;
  readonly pages?: RouteObject[];
  /** The owner's changes of the menus. */
  readonly menus?: Partial<MenuPlaces>;
  readonly languages?: SiteLanguages;
}

/** Renders the frame around empty pages, with its data loaded beforehand as on the server. */
export async function renderFrame({
  at = '/aboutus',
  overlay = false,
  down = false,
  pages = [],
  menus = {},
  languages,
}: FrameOptions = {}) {
  const store: AppStore = makeStore({ call: callFor(down, menus), serverState: { ...(languages && { languages }) } });
  const { current } = selectLanguages(store.getState());
  await Promise.all([store.dispatch(readOf(fetchLogo).initiate()), store.dispatch(readOf(fetchSectors).initiate())]);
  await loadLanguage(current, store);
  const main = createRef<HTMLElement>();
  const router = createMemoryRouter(
    [
      {
        element: (
          <Frame mainRef={main} overlay={overlay}>
            <Outlet />
          </Frame>
        ),
        children: [...pages, { path: '*', element: <p>The page</p> }],
      },
    ],
    { basename: inLanguage('/', current), initialEntries: [inLanguage(at, current)] },
  );
  const remote = {
    name: 'sample',
    title: 'Sample',
    version: '1.0.0',
    container: 'sample',
    entry: '/r/sample/entry.js',
    integrity: '',
    exposes: {},
    routes: [],
    slots: [],
    navigation,
  };
  const site = { remotes: [remote], errors: new RemoteErrors(), pending: false };
  const view = render(
    <Provider store={store}>
      <SiteProvider value={site}>
        <SlotProvider value={(name) => <span>{`slot ${name}`}</span>}>
          <RouterProvider router={router} />
        </SlotProvider>
      </SiteProvider>
    </Provider>,
  );
  return { ...view, store, router, main };
}
