import { inLanguage } from 'api-client';
import { createPath, type Navigator } from 'react-router';

/** Makes the addresses of links in islands, whose router has no prefix of a language. */
export const hrefsIn =
  (language: string): Navigator['createHref'] =>
  (to) =>
    inLanguage(typeof to === 'string' ? to : createPath(to), language);
