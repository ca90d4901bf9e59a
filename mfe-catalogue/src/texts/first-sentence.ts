/** The end of a sentence in Latin or Indic script, after enough words for a lead. */
const END = /^[\s\S]{40,}?[.!?।](?=\s)/;

/** A text in two parts: its first sentence, and the rest, which is empty for one sentence. */
export function firstSentence(text: string): { readonly first: string; readonly rest: string } {
  const whole = text.trim();
  const first = END.exec(whole)?.[0] ?? whole;
  return { first, rest: whole.slice(first.length).trim() };
}
