/** Widths a picture under `/files` can be asked for with `?w=`. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const API_PREFIX = '/api/v1';

/** What job forms offer; the API accepts other words too. */
export const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const;
export const workplaceTypes = ['On-site', 'Hybrid', 'Remote'] as const;

/** Further pictures of a product, beside its first one. */
export const PRODUCT_PICTURES = 12;

/** The rows of a file that is imported, and the characters of a table. */
export const IMPORT_ROWS = 100_000;
export const IMPORT_TABLE_CHARACTERS = 20_000_000;

/** The characters of a line, and of a text of several, where nothing else is said. */
export const LINE_MAX = 200;
export const TEXT_MAX = 5_000;
