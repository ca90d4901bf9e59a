import { ownHead } from './own-head';

const head = { title: 'Gel plug', description: 'A plug.', canonical: '/a', image: { url: '/logo.webp', alt: 'Gel' } };
const NOTHING = { seoTitle: '', seoDescription: '', shareImage: '' };

it('leaves a head unchanged if an item has no texts for it', () => {
  expect(ownHead(head, NOTHING)).toEqual(head);
});

it("replaces texts derived from the content by the item's own texts", () => {
  expect(ownHead(head, { seoTitle: 'Plugs', seoDescription: 'Buy plugs.', shareImage: '/share.webp' })).toEqual({
    ...{ title: 'Plugs', description: 'Buy plugs.', canonical: '/a' },
    image: { url: '/share.webp', alt: 'Plugs' },
  });
  expect(ownHead(head, { ...NOTHING, shareImage: '/share.webp' }).image).toEqual({
    url: '/share.webp',
    alt: 'Gel plug',
  });
});
