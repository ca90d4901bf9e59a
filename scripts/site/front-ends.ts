import path from 'node:path';

export const ROOT = path.resolve(__dirname, '../..');

/** The packages that are built and published, the host first: it carries the revision of the discovery document. */
export const FRONT_ENDS = ['shell', 'mfe-content', 'mfe-catalogue', 'mfe-careers', 'mfe-admin'] as const;

export const folderOf = (name: string): string => path.join(ROOT, name);
