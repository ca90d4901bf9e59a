import { pixelsOf, shapedPart } from './crop-part';

const picture = { width: 300, height: 200 };

test('converts a part in per cent to whole pixels within the picture, at least one', () => {
  expect(pixelsOf({ unit: '%', x: 10, y: 25, width: 50, height: 50 }, picture)).toEqual({
    left: 30,
    top: 50,
    width: 150,
    height: 100,
  });
  expect(pixelsOf({ unit: '%', x: 99.9, y: 66.6, width: 0, height: 40 }, picture)).toEqual({
    left: 299,
    top: 133,
    width: 1,
    height: 67,
  });
});

test('a shape takes the largest possible part of the middle', () => {
  expect(pixelsOf(shapedPart(1, picture), picture)).toEqual({ left: 50, top: 0, width: 200, height: 200 });
  expect(pixelsOf(shapedPart(3, picture), picture)).toEqual({ left: 0, top: 50, width: 300, height: 100 });
});
