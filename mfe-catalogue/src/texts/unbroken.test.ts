import { unbroken } from './unbroken';

test.each([
  ['Alkaline Electrolyser AE 100', 'Alkaline Electrolyser AE~100'],
  ['stable to 50 °C and 2 % salt', 'stable to 50~°C and 2~% salt'],
  ['1 000 L container, 8 m³ a day', '1 000~L container, 8~m³ a day'],
  ['a dose of 30 ppm at 12 bar', 'a dose of 30~ppm at 12~bar'],
  ['25 containers for 3 sites', '25 containers for 3 sites'],
  ['In 2024 the plant', 'In 2024 the plant'],
])('keeps the codes and measures of %j together', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('~', '\u00a0'));
});
