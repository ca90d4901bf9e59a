import { CARD_DESCRIPTION_CHARACTERS, TABLE_DESCRIPTION_CHARACTERS } from './limits';
import { preview, previewWords } from './preview';

describe('preview', () => {
  it('keeps the first 50 characters of a sector description and adds an ellipsis', () => {
    expect(preview('x'.repeat(51), CARD_DESCRIPTION_CHARACTERS)).toBe(`${'x'.repeat(50)}…`);
  });

  it('leaves a text of exactly the limit unchanged', () => {
    expect(preview('x'.repeat(50), CARD_DESCRIPTION_CHARACTERS)).toBe('x'.repeat(50));
  });

  it('cuts the description in the table of products to 15 characters', () => {
    expect(preview('A blend of three volatile amines', TABLE_DESCRIPTION_CHARACTERS)).toBe('A blend of thre…');
  });

  it('never splits a character', () => {
    expect(preview('🛢🛢🛢', 2)).toBe('🛢🛢…');
    expect(preview('क्षेत्र के', 1)).toBe('क्षे…');
  });
});

describe('previewWords', () => {
  it('counts words across line ends and repeated blanks', () => {
    expect(previewWords('one  two\nthree four', 3)).toBe('one two three…');
  });

  it('leaves a text of exactly the limit unchanged', () => {
    expect(previewWords('one two three', 3)).toBe('one two three');
  });
});
