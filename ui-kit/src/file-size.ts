const UNITS = ['bytes', 'kB', 'MB'] as const;

/**
 * The size of a file as readable text.
 *
 * @param bytes a whole number of bytes
 * @returns such as “194 bytes”, “640 kB” or “4.8 MB”
 */
export function fileSize(bytes: number): string {
  const step = bytes < 1_000 ? 0 : bytes < 1_000_000 ? 1 : 2;
  const size = bytes / 1_000 ** step;
  return `${step === 2 ? size.toFixed(1) : Math.round(size)} ${bytes === 1 ? 'byte' : UNITS[step]}`;
}
