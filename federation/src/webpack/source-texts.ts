const QUOTED = String.raw`'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"`;

/** Calls with a text as their first argument, and `count`, which has a number before it. */
const CALLS = new RegExp(String.raw`\b(?:text|rich)\(\s*(${QUOTED})|\bcount\([^'"]*?,\s*(${QUOTED})`, 'g');

/** The value of a string literal. */
function valueOf(literal: string): string {
  const inner = literal.slice(1, -1).replaceAll(String.raw`\'`, "'");
  return JSON.parse(`"${inner.replaceAll(/(?<!\\)"/g, String.raw`\"`)}"`) as string;
}

/**
 * The English texts that a module shows by literals: `text('Apply now')`. Those in variables are not among them.
 *
 * @param source JavaScript or TypeScript
 */
export function textsInSource(source: string): string[] {
  if (!/\b(?:useTexts|textsOf|textsFor|Texts)\b/.test(source)) return [];
  return [...source.matchAll(CALLS)].map(([, text, counted]) => valueOf(text ?? counted ?? "''"));
}
