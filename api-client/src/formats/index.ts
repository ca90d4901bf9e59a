/** How numbers, counts, days, moments and names are written, in the site's language and time zone; the characters of a text, the rows of a chart. */
export * from './characters';
export * from './charts';
export * from './counts';
export * from './dates';
export * from './languages';
export * from './names';
