import { descriptionPreview } from './description-preview';

test('shows a description of fewer than 6 words in full, whatever their length', () => {
  expect(descriptionPreview('one two three four five')).toBe('one two three four five');
  const long = 'hydrodesulphurisation electrosubmersible polyacrylamide thermogravimetry interferometry';
  expect(descriptionPreview(long)).toBe(long);
});

test('cuts a description of 6 words or more to its first 30 characters and an ellipsis', () => {
  const text = 'The bottle test told us more than the whole specification did.';
  expect(descriptionPreview(text)).toBe(`${text.slice(0, 30)}…`);
  expect(descriptionPreview('seven words that together pass thirty characters')).toHaveLength(31);
});

test('keeps 6 short words that fit into 30 characters', () => {
  expect(descriptionPreview('a b c d e f')).toBe('a b c d e f');
});

test('ignores spaces around and between the words', () => {
  expect(descriptionPreview('  one   two three  ')).toBe('one   two three');
  expect(descriptionPreview('')).toBe('');
});

test('counts a letter of an Indian script with its signs as one character', () => {
  const letters = 'क्षे '.repeat(20).trim();
  expect(descriptionPreview(letters)).toBe(`${'क्षे '.repeat(15)}…`);
});

test('never splits a character outside the basic plane', () => {
  const text = `${'a b c d e f g h i j k l m n o'.slice(0, 29)}🛢🛢🛢 p q`;
  expect(descriptionPreview(text)).toBe(`${text.slice(0, 29)}🛢…`);
});
