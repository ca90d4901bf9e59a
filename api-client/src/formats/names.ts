import { LOCALE, once } from './locale';

const collator = once(() => new Intl.Collator(LOCALE, { numeric: true, sensitivity: 'base' }));
const languages = once(() => new Intl.DisplayNames(LOCALE, { type: 'language' }));

/** Sorts names the same on every machine: without regard to case, and numbers in them by value. */
export const compareNames = (one: string, other: string): number => collator().compare(one, other);

/** The name of a language by its code, `en`; text that is not a code is unchanged. */
export function languageName(code: string): string {
  try {
    return languages().of(code) ?? code;
  } catch {
    return code;
  }
}
