import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import { readChart, type ChartShape } from 'api-client';
import { renderToString } from 'react-dom/server';
import { Chart } from './chart';

const TITLE = 'Lost-time injuries';
const chart = (shape: ChartShape, data: string) => (
  <Chart title={TITLE} shape={shape} unit="per million hours" source="Safety register" {...readChart(shape, data)} />
);
const YEARS = 'Year\tRate\tBest site\tWorst site\n2024\t0.4\t0.1\t0.9\n2025\t0.3\t0\t0.6\n2026\t0.21\t0\t0.5';

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

it.each<[ChartShape, string, string[]]>([
  ['bars', 'Before\t1,840\nAfter\t920', ['Before1,840 ', 'After920 ']],
  ['range', 'pH\t7\t6.5\t8', ['pH7.0 6.5–8.0']],
  ['timeline', 'Water\t2011\t2012\nA plant\t2006', ['Water2011–2012 ', 'A plant2006 ']],
])('has the numbers of %s as text beside their labels', (shape, data, texts) => {
  render(chart(shape, data));
  const [list] = screen.getAllByRole('list');
  expect(
    list &&
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
  ).toEqual(texts);
  expect(screen.queryByRole('table', { hidden: true })).not.toBeInTheDocument();
});

it.each([
  ['columns', '1\t0\n2\t0'],
  ['line', '1\t5\n2\t5'],
  ['bars', 'a\t0'],
  ['range', 'a\t3\t3\t3'],
  ['timeline', 'a\t2020'],
] as const)('draws %s without any difference between the numbers', (shape, data) => {
  expect(renderToString(chart(shape, data))).not.toMatch(/NaN|Infinity/);
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
