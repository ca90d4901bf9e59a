import { mapFrame, markOf } from './map-frame';

const INDIA = { west: 61.5, north: 37.9, width: 40, height: 32 };

test('a map of places in India shows India, at the same place for any of them', () => {
  expect(mapFrame([])).toEqual(INDIA);
  expect(mapFrame([{ east: 73.2, north: 22.3 }])).toEqual(INDIA);
  expect(markOf(INDIA, { east: 81.5, north: 21.9 })).toEqual({ x: 50, y: 50 });
});

test('a place outside of India widens the map in both directions', () => {
  const frame = mapFrame([{ east: 46.7, north: 24.7 }]);
  expect(frame.west).toBeCloseTo(41.7);
  expect(frame.west + frame.width).toBeCloseTo(101.5);
  expect(frame.width / frame.height).toBeCloseTo(INDIA.width / INDIA.height);
  const { y } = markOf(frame, { east: 81.5, north: 21.9 });
  expect(y).toBeCloseTo(50);
});
