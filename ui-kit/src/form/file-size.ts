const units = ['byte', 'kilobyte', 'megabyte'] as const;

/**
 * A file's size for people.
 *
 * @param bytes a whole number of bytes
 * @returns such as “640 kB” or “4.8 MB”, in the reader's locale
 */
export function fileSize(bytes: number): string {
  const step = bytes < 1000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  return new Intl.NumberFormat(undefined, {
    style: 'unit',
    unit: units[step],
    unitDisplay: 'short',
    maximumFractionDigits: step === 2 ? 1 : 0,
  }).format(bytes / 1000 ** step);
}
