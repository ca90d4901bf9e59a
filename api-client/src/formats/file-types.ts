/** The types of files that the server accepts from visitors, as a file field offers them. */
export const VISITOR_FILES = 'application/pdf,image/jpeg,image/png,image/webp';
