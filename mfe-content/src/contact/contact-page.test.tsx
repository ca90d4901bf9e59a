import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import type { Section } from 'api-client';
import { emptyItem, sections } from 'api-client/content-types';
import { renderRoutes } from 'page-testing';
import { page } from './contact-page';

const section = (facts: Partial<Section>): Section => ({
  ...emptyItem<Section>(sections, '2026-01-01T00:00:00.000Z'),
  page: 'contact',
  ...facts,
});

const desks = section({
  ...{ _id: 's1', kind: 'values', heading: 'Who answers' },
  items: [{ title: 'Laboratory', text: 'Oil and water', icon: 'flask-conical' }],
});
const map = section({
  ...{ _id: 's2', kind: 'chart', heading: 'Where we are', text: 'Two places.' },
  items: [{ title: 'Places', shape: 'map', data: 'Vadodara;22.31;73.18;Office\nDahej;21.71;72.58;Plants' }],
});
const further = section({
  _id: 's3',
  kind: 'figures',
  heading: 'In figures',
  items: [{ value: '14', title: 'places' }],
});

const show = (shown: readonly Section[]) =>
  renderRoutes((store) => [{ path: '/contact', Component: page(store).Component }], {
    at: '/contact',
    answers: {
      fetchSections: { success: true, sections: shown },
      fetchLogo: { success: true, logos: [] },
    },
  });

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('the map and those who answer are beside the title and the form, and other sections below, in any order', async () => {
  show([further, map, desks]);
  const places = await screen.findByRole('figure', { name: 'Where we are' });
  const listed = within(places).getAllByRole('listitem');
  expect(listed.map(({ textContent }) => textContent)).toEqual(['Office Vadodara', 'Plants Dahej']);
  expect(within(places).getByText('Two places.')).toBeVisible();
  const composition = screen.getByRole('region', { name: 'Contact us' });
  expect(composition).toContainElement(places);
  expect(composition).toContainElement(screen.getByRole('form', { name: 'Contact us' }));
  expect(composition).toContainElement(screen.getByRole('region', { name: 'Who answers' }));
  expect(headings()).toEqual(['Who answers', 'Where we are', 'In figures']);
});

test('without sections it is the form', async () => {
  show([]);
  expect(await screen.findByRole('form', { name: 'Contact us' })).toBeVisible();
  expect(screen.queryByRole('figure')).not.toBeInTheDocument();
});
