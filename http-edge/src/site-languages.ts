/**
 * Reads `LANGUAGES`: the languages of the site besides English, for instance `hi, gu`.
 *
 * @returns the name of each language in itself, by its code
 * @throws Error that says what is wrong with the value
 */
export function siteLanguages(value: string): Readonly<Record<string, string>> {
  const codes = value
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean);
  return Object.fromEntries(codes.map((code) => [code, nameOf(code)]));
}

function nameOf(code: string): string {
  const isCode = /^[a-z]{2,3}$/.test(code) && code !== 'en';
  const name = isCode ? new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code) : undefined;
  if (name === undefined)
    throw new Error(`has to be the codes of languages besides English, such as hi,gu, not "${code}"`);
  return name;
}
