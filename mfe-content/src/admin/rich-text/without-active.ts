/** What a style attribute is called while the text is cleaned. */
export const STYLE = 'data-style';

/**
 * The text without what the site's policy would report, inert though it is in a document nobody sees: style sheets go,
 * style attributes and event handlers get other names.
 */
export const withoutActive = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<\/?o:[^>]*>/gi, '')
    .replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(/\s(style|on\w+)\s*=/gi, ' data-$1='));
