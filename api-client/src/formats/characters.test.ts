import { charactersOf } from './characters';

it.each([
  ['क्षेत्र', ['क्षे', 'त्र']],
  ['हिन्दी में', ['हि', 'न्दी', ' ', 'में']],
  ['स्त्री', ['स्त्री']],
  ['र्क', ['र्क']],
  ['સ્ટીલ પાઇપ', ['સ્ટી', 'લ', ' ', 'પા', 'ઇ', 'પ']],
  ['20 kg', ['2', '0', ' ', 'k', 'g']],
  ['e\u0301te\u0301', ['e\u0301', 't', 'e\u0301']],
  ['🛢🛢', ['🛢', '🛢']],
  ['', []],
])('divides %s into its characters', (text, characters) => {
  expect(charactersOf(text)).toEqual(characters);
});

it('loses nothing of a text', () => {
  const text = '\u093eतेल\n और \r\nगैस — 100 %।';
  expect(charactersOf(text).join('')).toBe(text);
});
