import { RETENTION_PERIODS } from 'api-client';
import { CATALOGUES, loadCatalogue } from './catalogue';
import { languageChunks } from './language-chunks';

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
