/** Widths of a picture under `/files` that `?w=` accepts. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const API_PREFIX = '/api/v1';

/** The suggestions of job forms; the API accepts other words too. */
export const employmentTypes = ['Full-time', 'Part-time', 'Contract', 'Internship', 'Temporary'] as const;
export const workplaceTypes = ['On-site', 'Hybrid', 'Remote'] as const;

/** Further pictures of a product, besides its first one. */
export const PRODUCT_PICTURES = 12;

/** The maximum rows of an imported file, and characters of a table. */
export const IMPORT_ROWS = 100_000;
export const IMPORT_TABLE_CHARACTERS = 20_000_000;

/** The maximum characters of a line, and of a text of several lines, by default. */
export const LINE_MAX = 200;
export const TEXT_MAX = 5_000;

/** The most texts that one call imports as translations. */
export const TRANSLATION_TEXTS = 2_000;
