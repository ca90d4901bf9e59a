import { cardName, highlightedName } from './product-name';

const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index + 1}`).join(' ');

describe('cardName', () => {
  it.each([1, 5, 6, 15])('shows a name of %i words in full', (count) => {
    expect(cardName(words(count))).toBe(words(count));
  });

  it('cuts a name of more than 15 words to 15', () => {
    expect(cardName(words(16))).toBe(words(15));
  });
});

describe('highlightedName', () => {
  it('highlights the first two words', () => {
    expect(highlightedName('Neutralising Amine NA 15')).toEqual({ highlighted: 'Neutralising Amine', rest: 'NA 15' });
  });

  it('has no remaining words for a short name', () => {
    expect(highlightedName('Bentonite')).toEqual({ highlighted: 'Bentonite', rest: '' });
  });
});
