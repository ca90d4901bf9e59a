const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** A plain text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
