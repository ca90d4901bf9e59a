import { firstSentence } from './first-sentence';

test.each([
  [
    'A pipeline is judged by the decades in which nothing happens. We supply coated pipe. We inspect it.',
    'A pipeline is judged by the decades in which nothing happens.',
    'We supply coated pipe. We inspect it.',
  ],
  [
    'पाइपलाइन को उन दशकों से आँका जाता है जिनमें कुछ नहीं होता। हम पाइप देते हैं।',
    'पाइपलाइन को उन दशकों से आँका जाता है जिनमें कुछ नहीं होता।',
    'हम पाइप देते हैं।',
  ],
  [
    'One sentence only, with 4.2 per cent in it and no more.',
    'One sentence only, with 4.2 per cent in it and no more.',
    '',
  ],
  [
    'Short. But long enough together with the second one. Rest.',
    'Short. But long enough together with the second one.',
    'Rest.',
  ],
  ['', '', ''],
])('%s', (text, first, rest) => {
  expect(firstSentence(text)).toEqual({ first, rest });
});
