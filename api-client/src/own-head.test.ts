import { ownHead } from './own-head';

const head = { title: 'Gel plug', description: 'A plug.', canonical: '/a', image: { url: '/logo.webp', alt: 'Gel' } };
const NOTHING = { seoTitle: '', seoDescription: '' };

it('leaves a head unchanged if an item has no texts for it', () => {
  expect(ownHead(head, NOTHING)).toEqual(head);
});

it("replaces texts derived from the content by the item's own texts", () => {
  expect(ownHead(head, { seoTitle: 'Plugs', seoDescription: 'Buy plugs.' })).toEqual({
    ...head,
    title: 'Plugs',
    description: 'Buy plugs.',
  });
});

describe('on the page of an item in Hindi', () => {
  const hindi = { ...NOTHING, seoTitle: 'Plugs', locale: 'hi' };

  it('names the language of the title', () => {
    expect(ownHead(head, { ...hindi, untranslated: [] })).toMatchObject({ title: 'Plugs', lang: 'hi' });
    expect(ownHead(head, { ...hindi, untranslated: ['title', 'seoTitle'] })).toMatchObject({
      title: 'Plugs',
      lang: 'en',
    });
  });

  it('prefers the translated text of the page to an own one in English', () => {
    expect(ownHead(head, { ...hindi, untranslated: ['seoTitle'] })).toMatchObject({ title: 'Gel plug', lang: 'hi' });
  });
});
