import { arrangeMenu } from './arrange-menu';
import type { NavigationEntry } from './remote-manifest';

const entry = (id: string, order: number): NavigationEntry => ({
  ...{ id, order },
  label: id,
  path: `/${id}`,
  places: ['navbar'],
});
const content = { name: 'content', title: 'Content', navigation: [entry('news', 60), entry('home', 10)] };
const careers = { name: 'careers', title: 'Careers', navigation: [entry('career', 40)] };
const labels = (...given: Parameters<typeof arrangeMenu>): string[] => arrangeMenu(...given).map(({ label }) => label);

it('has the entries of all front ends in the order that they propose', () => {
  expect(labels([content, careers], 'navbar')).toEqual(['home', 'career', 'news']);
  expect(labels([content, careers], 'footer')).toEqual([]);
});

it('takes order, labels and further entries of the owner, and leaves out entries of front ends that are away', () => {
  const owners = [
    { id: 'content.news', label: 'प्रेस', lang: 'hi' },
    { label: 'Fairs', path: '/pages/fairs' },
  ];
  expect(arrangeMenu([content], 'navbar', [...owners, { id: 'careers.career' }, { id: 'content.home' }])).toMatchObject(
    [
      { id: 'content.news', label: 'प्रेस', lang: 'hi', path: '/news' },
      { label: 'Fairs', path: '/pages/fairs' },
      { id: 'content.home', label: 'home' },
    ],
  );
});

it('places an entry that a front end contributes later after the one that precedes it in the proposed order', () => {
  const owners = [{ id: 'content.news' }, { id: 'content.home' }, { label: 'Fairs', path: '/pages/fairs' }];
  expect(labels([content, careers], 'navbar', owners)).toEqual(['news', 'home', 'career', 'Fairs']);
  const first = { name: 'first', title: 'First', navigation: [entry('start', 1)] };
  expect(labels([content, first], 'navbar', owners)).toEqual(['start', 'news', 'home', 'Fairs']);
});
