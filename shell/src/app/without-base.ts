/**
 * A path without the prefix of the document's language.
 *
 * @param basename the prefix, or `/` in English
 */
export const withoutBase = (pathname: string, basename: string): string =>
  basename !== '/' && `${pathname}/`.startsWith(`${basename}/`) ? pathname.slice(basename.length) || '/' : pathname;
