import { catalogueChunks, loadCatalogue } from './catalogue';

test('every catalogue has the same texts, with the same placeholders', async () => {
  const [hindi, gujarati] = await Promise.all([loadCatalogue('hi'), loadCatalogue('gu')]);
  expect(Object.keys(hindi).length).toBeGreaterThan(10);
  expect(Object.keys(gujarati)).toEqual(Object.keys(hindi));
  const placeholders = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
  for (const catalogue of [hindi, gujarati])
    for (const [english, text] of Object.entries(catalogue)) expect(placeholders(text)).toEqual(placeholders(english));
});

test('English, and a language without translations, have no catalogue', async () => {
  expect([await loadCatalogue('en'), await loadCatalogue('mr')]).toEqual([{}, {}]);
  expect([catalogueChunks('en'), catalogueChunks('mr'), catalogueChunks('hi')]).toEqual([[], [], ['messages-hi']]);
});
