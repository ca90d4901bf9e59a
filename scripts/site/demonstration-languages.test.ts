import { demonstrationLanguages } from './demonstration-languages';

it('gives a site with the demonstration content the languages of its texts', () => {
  expect(demonstrationLanguages({})).toEqual({ LANGUAGES: 'hi,gu' });
});

it('leaves production, other content and given languages as they are', () => {
  expect(demonstrationLanguages({ NODE_ENV: 'production' })).toEqual({});
  expect(demonstrationLanguages({ SEED: '' })).toEqual({});
  expect(demonstrationLanguages({ SEED: '/srv/content' })).toEqual({});
  expect(demonstrationLanguages({ LANGUAGES: '' })).toEqual({});
  expect(demonstrationLanguages({ LANGUAGES: 'mr' })).toEqual({});
});
