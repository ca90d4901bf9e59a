import { BENEFIT_WORDS } from './limits';
import { previewWords } from './preview';

// The point of a decimal number does not end a sentence. A danda does, in Hindi.
const BREAKS = /(?<!\d)\.|\.(?!\d)|।|\r?\n/;

/**
 * The bullets of a Benefits field: split at periods and newlines, each cut to 30 words and an ellipsis (specification,
 * sections 2 and 9).
 */
export function benefitBullets(value: string): string[] {
  return value
    .split(BREAKS)
    .map((bullet) => previewWords(bullet, BENEFIT_WORDS))
    .filter((bullet) => bullet !== '');
}
