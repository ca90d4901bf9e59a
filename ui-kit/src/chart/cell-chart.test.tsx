import { renderToString } from 'react-dom/server';
import { CellChart, cellScale } from './cell-chart';

const number = (value: number) => ({ low: value, high: value });

function bar(span: { low: number; high: number }, all: { low: number; high: number }[]) {
  const html = renderToString(<CellChart {...span} scale={cellScale(all)} />);
  const [, x, width] = /<rect x="(.*?)" width="(.*?)"/.exec(html) ?? [];
  return { x, width, mark: /<circle cx="(.*?)"/.exec(html)?.[1], zero: /<line x1="(.*?)"/.exec(html)?.[1] };
}

it('draws numbers as bars from zero', () => {
  const all = [number(18), number(24)];
  expect(bar(number(18), all)).toEqual({ x: '0%', width: '75%', mark: undefined, zero: undefined });
});

it('draws ranges, and a number among them as a mark', () => {
  const all = [{ low: 20, high: 60 }, number(80)];
  expect(bar({ low: 20, high: 60 }, all)).toMatchObject({ x: '25%', width: '50%', mark: undefined });
  expect(bar(number(80), all)).toMatchObject({ x: '100%', width: '0%', mark: '100%' });
});

it('marks zero when a number is below it', () => {
  expect(bar({ low: -25, high: 50 }, [{ low: -25, high: 50 }, number(75)])).toMatchObject({ zero: '25%', x: '0%' });
});

it('draws a row of zeros', () => {
  expect(bar(number(0), [number(0)])).toMatchObject({ x: '0%', width: '0%' });
});
