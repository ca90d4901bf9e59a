import { descriptionPreview } from './description-preview';

test('a description of fewer than 6 words is shown in full, however long they are', () => {
  expect(descriptionPreview('one two three four five')).toBe('one two three four five');
  const long = 'hydrodesulphurisation electrosubmersible polyacrylamide thermogravimetry interferometry';
  expect(descriptionPreview(long)).toBe(long);
});

test('a description of 6 words or more is cut to its first 30 characters and an ellipsis', () => {
  const text = 'The bottle test told us more than the whole specification did.';
  expect(descriptionPreview(text)).toBe(`${text.slice(0, 30)}…`);
  expect(descriptionPreview('seven words that together pass thirty characters')).toHaveLength(31);
});

test('6 short words that fit into 30 characters lose nothing', () => {
  expect(descriptionPreview('a b c d e f')).toBe('a b c d e f');
});

test('spaces around and between the words do not count as words', () => {
  expect(descriptionPreview('  one   two three  ')).toBe('one   two three');
  expect(descriptionPreview('')).toBe('');
});

test('a character outside the basic plane is not halved', () => {
  const text = `${'a b c d e f g h i j k l m n o'.slice(0, 29)}🛢🛢🛢 p q`;
  expect(descriptionPreview(text)).toBe(`${text.slice(0, 29)}🛢…`);
});
