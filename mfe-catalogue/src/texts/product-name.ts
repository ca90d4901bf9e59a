import { NAME_WORDS, NAME_WORDS_UNCUT } from './limits';
import { wordsOf } from './preview';

/** The name on a product card: cut to 15 words if it has more than 5 (specification, sections 2 and 9). */
export function cardName(name: string): string {
  const words = wordsOf(name);
  return words.length > NAME_WORDS_UNCUT ? words.slice(0, NAME_WORDS).join(' ') : name;
}

/** A name in two parts for the head of the product page: its first two words are highlighted (section 2). */
export function highlightedName(name: string): { highlighted: string; rest: string } {
  const words = wordsOf(name);
  return { highlighted: words.slice(0, 2).join(' '), rest: words.slice(2).join(' ') };
}
