/** How numbers, counts, days, moments and names are written, in the site's language and time zone. */
export * from './counts';
export * from './dates';
export * from './names';
