/** India's conventions in a language, with Latin digits. */
const localeOf = (language: string): string => `${language}-IN-u-nu-latn`;

/** Creates a value for each language at its first use: creating a formatter takes long. */
function byLanguage<Value>(make: (locale: string) => Value): (language: string) => Value {
  const made = new Map<string, Value>();
  return (language) => {
    const value = made.get(language) ?? make(localeOf(language));
    made.set(language, value);
    return value;
  };
}

const numbers = byLanguage((locale) => new Intl.NumberFormat(locale));
const plurals = byLanguage((locale) => new Intl.PluralRules(locale));
const days = byLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));

const weekdays = byLanguage((locale) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }));

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** A number with the separators of a language: `12,34,567`. */
export const numberIn = (language: string, value: number): string => numbers(language).format(value);

/** The index of the plural form for a number among the forms of a language, which are in the order of CLDR. */
export function pluralFormIn(language: string, count: number): number {
  const rules = plurals(language);
  const { pluralCategories } = rules.resolvedOptions();
  return CATEGORIES.filter((category) => pluralCategories.includes(category)).indexOf(rules.select(count));
}

/** A day (`YYYY-MM-DD`) in words: `1 अगस्त 2026`. */
export const dayIn = (language: string, day: string): string => days(language).format(new Date(day));

/** The weekday of a day (`YYYY-MM-DD`): `शनिवार`. */
export const weekdayIn = (language: string, day: string): string => weekdays(language).format(new Date(day));
