/** How numbers, counts, days, moments and names are written, in the site's language and time zone; the rows of a chart. */
export * from './charts';
export * from './counts';
export * from './dates';
export * from './languages';
export * from './names';
