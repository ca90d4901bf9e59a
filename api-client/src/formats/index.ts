/** How numbers, counts, days, moments and names are written, in the site's language and time zone; the characters of a text, the rows of a chart, the types of files. */
export * from './characters';
export * from './charts';
export * from './counts';
export * from './dates';
export * from './file-types';
export * from './lang-of';
export * from './languages';
export * from './names';
export * from './read-chart';
