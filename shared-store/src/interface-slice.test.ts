import type { ItemChart, Sector } from 'api-client';
import {
  clientClicked,
  delayPassed,
  findIndustry,
  industrySelected,
  selectClickedClient,
  selectDelayed,
  selectSelectedIndustry,
} from './interface-slice';
import { makeStore } from './store';
import { tableCall } from './testing';

it('starts with the renewable industry and every flag off', () => {
  const store = makeStore({ call: tableCall({}).call });
  expect(store.getState().interface).toEqual({
    animation: false,
    delayed: false,
    selectedBlog: null,
    clickedClient: false,
    clickedService: false,
    clickedTestimonial: false,
    selectedIndustry: 'renewable',
    siteDialog: null,
  });
});

it('switches', () => {
  const store = makeStore({ call: tableCall({}).call });
  store.dispatch(clientClicked(true));
  store.dispatch(delayPassed());
  store.dispatch(industrySelected('water'));
  expect([selectClickedClient, selectDelayed].map((select) => select(store.getState()))).toEqual([true, true]);
  expect(selectSelectedIndustry(store.getState())).toBe('water');
});

it('finds an industry by slug, else by accent, else the first', () => {
  const base = {
    _id: '',
    createdAt: '',
    updatedAt: '',
    version: 1,
    status: 'published',
    publishAt: null,
    logo: '',
    description: '',
    screen: 'range',
    subsectorsHeading: '',
    subsectorsText: '',
    charts: [] as ItemChart[],
    cardlinkTitle: '',
    backgroundImage: '',
    pdf: '',
    seoTitle: '',
    seoDescription: '',
    shareImage: '',
    order: 0,
  } as const;
  const oil: Sector = { ...base, name: 'Oil & Gas', slug: 'oil-gas', accent: 'oil-gas' };
  const sun: Sector = { ...base, name: 'Renewable Energy', slug: 'renewable-energy', accent: 'renewable' };
  expect(findIndustry([oil, sun], 'renewable-energy')).toBe(sun);
  expect(findIndustry([oil, sun], 'renewable')).toBe(sun);
  expect(findIndustry([oil, sun], 'gone')).toBe(oil);
  expect(findIndustry([], 'renewable')).toBeUndefined();
});
