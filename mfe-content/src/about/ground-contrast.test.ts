import { contrast, DARK_TEXT, readColour, textOn } from './ground-contrast';

test('colours are read as values, short values and names', () => {
  expect(readColour('#0F3D4C')).toBe('#0f3d4c');
  expect(readColour('#abc')).toBe('#aabbcc');
  expect(readColour('ember')).toBe('#d9572b');
  expect(readColour('url(x)')).toBe('#0f3d4c');
  expect(readColour(undefined)).toBe('#0f3d4c');
});

test('text on any of the periods’ grounds keeps a contrast of 4.5', () => {
  for (const ground of ['#0F3D4C', '#116A6F', '#D9572B', '#B8923A', '#3E8E5A', '#0E1B24', '#F2A33A', '#FBFAF7']) {
    const colour = readColour(ground);
    expect(contrast(colour, textOn(colour) === 'light' ? '#fbfaf7' : DARK_TEXT)).toBeGreaterThanOrEqual(4.5);
  }
});
