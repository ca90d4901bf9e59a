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
