import { testApp } from '../../../test/harness';
import { textsFor } from '../../texts/texts';
import { oncePerLanguage } from './notify-subscribers';

const site = testApp({ environment: { LANGUAGES: 'hi,gu' } });

it('resolves the content of emails once for each language of the subscribers', async () => {
  const resolved: (string | undefined)[] = [];
  const contentIn = oncePerLanguage(async (_tx, language) => {
    resolved.push(language);
    return `in ${language}`;
  });
  const { db, config } = site.services;
  for (const language of ['hi', undefined, 'hi', 'gu', undefined, 'hi'])
    expect(await contentIn(db, textsFor(config, language))).toBe(`in ${language}`);
  expect(resolved).toEqual(['hi', undefined, 'gu']);
});
