/** The name of the style attribute while the text is cleaned. */
export const STYLE = 'data-style';

/**
 * Removes or renames markup that would be reported as a violation of the content security policy, even in an inert
 * document: style sheets are removed, style attributes and event handlers are renamed.
 */
export const withoutActive = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<\/?o:[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));
