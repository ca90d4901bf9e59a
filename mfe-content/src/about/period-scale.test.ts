import { periodScale } from './period-scale';

it('places periods by their years, up to the present', () => {
  expect(periodScale(['2005-2006', '2015 – 2020', '2023–अब तक'], 2025)).toEqual({
    spans: [
      { from: 0, length: 5 },
      { from: 50, length: 25 },
      { from: 90, length: 10 },
    ],
    ticks: [
      { year: 2005, at: 0 },
      { year: 2010, at: 25 },
      { year: 2015, at: 50 },
      { year: 2020, at: 75 },
      { year: 2025, at: 100 },
    ],
  });
});

it('leaves out years that it cannot read, and keeps a single year visible', () => {
  expect(periodScale(['Long ago', '2008', '2011-2012', '2012-2009'], 2026)?.spans).toEqual([
    undefined,
    { from: 0, length: 0.5 },
    { from: 75, length: 25 },
    undefined,
  ]);
});

it('has no scale for a single period', () => {
  expect(periodScale(['2005-2006', 'Long ago', undefined], 2026)).toBeUndefined();
});
