import { translatedChartMistake } from './translated-chart';

const ENGLISH = 'Year\tPeople\n2024\t1,680\n2026\t1,840';

it.each([
  ['in tabs', 'वर्ष\tलोग\n2024\t1,680\n2026\t1,840'],
  ['with semicolons, and an empty line', 'वर्ष; लोग\n\n2024; 1,680\n2026; 1,840\n'],
])('accepts translated words: %s', (_, translated) => {
  expect(translatedChartMistake(ENGLISH, translated)).toBeUndefined();
});

it.each([
  ['वर्ष\tलोग\n2024\t1,680', 'The English chart has 3 lines, this one has 2'],
  ['वर्ष\tलोग\n2024\t1,860\n2026\t1,840', 'Line 2: translate the words, and keep the numbers of the English line'],
  ['वर्ष\tलोग\n2024\t1,680\n2026', 'Line 3: translate the words, and keep the numbers of the English line'],
  ['\tलोग\n2024\t1,680\n2026\t1,840', 'Line 1: translate the words, and keep the numbers of the English line'],
  ['वर्ष\t1000\n2024\t1,680\n2026\t1,840', 'Line 1: translate the words, and keep the numbers of the English line'],
])('refuses rows with other numbers: %j', (translated, message) => {
  expect(translatedChartMistake(ENGLISH, translated)).toBe(message);
});

it('lets the words of a map differ, also those of its last column', () => {
  const english = 'Place;Latitude;Longitude;Kind\nDahej;21.71;72.58;Plants';
  expect(translatedChartMistake(english, 'जगह;अक्षांश;देशांतर;प्रकार\nदहेज;21.71;72.58;संयंत्र')).toBeUndefined();
});
