import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import type { ChartData, ChartRow, ChartShape } from 'api-client/formats';
import { renderToString } from 'react-dom/server';
import { Chart } from './chart';

const TITLE = 'Lost-time injuries';
const NAMES = ['Year', 'Rate', 'Best site', 'Worst site'];
const chart = (shape: ChartShape, rows: ChartData['rows']) => (
  <Chart title={TITLE} shape={shape} unit="per million hours" source="Safety register" names={NAMES} rows={rows} />
);
const row = (label: string, value: number, low?: number, high?: number): ChartRow => ({
  ...{ label, value },
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});
const YEARS = [row('2024', 0.4, 0.1, 0.9), row('2025', 0.3, 0, 0.6), row('2026', 0.21, 0, 0.5)];

it('has its whole drawing in the server’s HTML, without a style attribute', () => {
  const html = renderToString(chart('line', YEARS));
  // The scale is from 0 to 1; the band returns along its lower edge.
  expect(html).toContain('d="M0 60L50 70L100 79"');
  expect(html).toContain('d="M0 10L50 40L100 50L100 100L50 100L0 90Z"');
  expect(html).not.toContain('style=');
  expect(html).not.toContain('NaN');
});

it('names a line by its title and its ends, with the last value beside it and every value in a table', () => {
  render(chart('line', YEARS));
  const figure = screen.getByRole('figure', { name: `${TITLE} per million hours` });
  expect(within(figure).getByRole('img', { name: 'From 2024: 0.40 to 2026: 0.21' })).toHaveTextContent(/0\.21/);
  expect(within(figure).getByText('Source: Safety register')).toBeVisible();
  const rows = within(figure).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'YearRateBest siteWorst site',
    '20240.400.100.90',
    '20250.300.000.60',
    '20260.210.000.50',
  ]);
});

it.each<[ChartShape, ChartRow[], string[]]>([
  ['bars', [row('Before', 1840), row('After', 920)], ['Before1,840 ', 'After920 ']],
  ['range', [row('pH', 7, 6.5, 8)], ['pH7.0 6.5–8.0']],
  ['timeline', [row('Water', 2011, undefined, 2012), row('A plant', 2006)], ['Water2011–2012 ', 'A plant2006 ']],
])('has the numbers of %s as text beside their labels', (shape, rows, texts) => {
  render(chart(shape, rows));
  const [list] = screen.getAllByRole('list');
  expect(
    list &&
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  ).toEqual(texts);
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});

it.each<[ChartShape, ChartRow[]]>([
  ['columns', [row('1 May', 0), row('2 May', 0)]],
  ['columns', [row('1 May', 3)]],
  ['line', [row('1 May', 5), row('2 May', 5)]],
  ['bars', [row('1 May', 0)]],
  ['range', [row('1 May', 3, 3, 3)]],
  ['timeline', [row('1 May', 2020)]],
])('draws %s without any difference between the numbers', (shape, rows) => {
  const html = renderToString(chart(shape, rows));
  expect(html).not.toMatch(/NaN|Infinity/);
  expect(html).toContain('1 May</');
});

it('is drawn in once, when it comes into view, and not when it was in view from the beginning', () => {
  let show: (isIntersecting: boolean) => void = () => undefined;
  class Observer {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      show = (isIntersecting) => seen([{ isIntersecting }]);
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  const { unmount } = render(chart('line', YEARS));
  act(() => show(true));
  expect(screen.getByRole('figure')).not.toHaveAttribute('data-drawing');
  unmount();
  render(chart('line', YEARS));
  act(() => show(false));
  act(() => show(true));
  expect(screen.getByRole('figure')).toHaveAttribute('data-drawing');
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

it('draws places on a map without scripts, and lists them by what is there', () => {
  const places = [
    { label: 'Vadodara', value: 22.31, east: 73.18, group: 'Head office' },
    { label: 'Dahej', value: 21.71, east: 72.58, group: 'Plants' },
    { label: 'Kandla', value: 23.03, east: 70.22, group: 'Plants' },
  ];
  const html = renderToString(chart('map', places));
  expect(html).not.toContain('style=');
  expect(html).not.toContain('NaN');
  render(chart('map', places));
  const figure = screen.getByRole('figure', { name: new RegExp(TITLE) });
  const [office, plants] = within(figure).getAllByRole('listitem');
  expect(office).toHaveTextContent('Head office Vadodara');
  expect(plants).toHaveTextContent('Plants Dahej, Kandla');
  // The drawing says nothing that the list does not.
  expect(within(figure).queryByRole('img')).not.toBeInTheDocument();
});
