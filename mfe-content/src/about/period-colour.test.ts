import { readColour } from './period-colour';

test('reads colours as hex values, short hex values and names', () => {
  expect(readColour('#0F3D4C')).toBe('#0f3d4c');
  expect(readColour('#abc')).toBe('#aabbcc');
  expect(readColour('ember')).toBe('#d9572b');
  for (const other of ['url(x)', 'constructor']) expect(readColour(other)).toBe('#0f3d4c');
  expect(readColour(undefined)).toBe('#0f3d4c');
});
