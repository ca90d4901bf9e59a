import { RETENTION_PERIODS } from 'api-client';
import { CATALOGUES, loadCatalogue } from './catalogue';
import { languageChunks } from './language-chunks';

test('every catalogue has the same texts, with the same placeholders', async () => {
  const hindi = (await loadCatalogue('hi')) ?? {};
  expect(Object.keys(hindi).length).toBeGreaterThan(10);
  const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  for (const language of Object.keys(CATALOGUES)) {
    const catalogue = (await loadCatalogue(language)) ?? {};
    expect([language, ...Object.keys(catalogue)]).toEqual([language, ...Object.keys(hindi)]);
    for (const [english, text] of Object.entries(catalogue))
      expect([language, placeholders(text)]).toEqual([language, placeholders(english)]);
  }
});

test('every catalogue says how long which data is kept', async () => {
  for (const language of Object.keys(CATALOGUES)) {
    const catalogue = (await loadCatalogue(language)) ?? {};
    expect([language, RETENTION_PERIODS.flat().filter((text) => !(text in catalogue))]).toEqual([language, []]);
  }
});

test('English, and a language without translations, have no catalogue', async () => {
  expect([await loadCatalogue('en'), await loadCatalogue('xx')]).toEqual([undefined, undefined]);
  expect([languageChunks('en'), languageChunks('xx'), languageChunks('hi')]).toEqual([
    [],
    ['in-language'],
    ['messages-hi', 'in-language'],
  ]);
});
