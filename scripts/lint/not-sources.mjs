/** The files that no linter reads, because programs write them. */
export const NOT_SOURCES = [
  '**/dist/**',
  '**/dist-server/**',
  '**/.types/**',
  '**/.facades/**',
  '**/.cache/**',
  '.nx/**',
  '.site/**',
  'release/**',
  '**/migrations/**',
];
