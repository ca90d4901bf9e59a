import { charactersOf } from 'api-client';

/** Specification, sections 4 and 9: a description is shown in full under 6 words, otherwise its first 30 characters. */
export const PREVIEW_FULL_BELOW_WORDS = 6;
export const PREVIEW_CHARACTERS = 30;

/**
 * The description on a blog card.
 *
 * @param description plain text
 * @returns the whole text if it has fewer than 6 words, otherwise its first 30 characters and an ellipsis
 */
export function descriptionPreview(description: string): string {
  const text = description.trim();
  const words = text.split(/\s+/);
  if (words.length < PREVIEW_FULL_BELOW_WORDS) return text;
  const characters = charactersOf(text);
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}…`;
}
