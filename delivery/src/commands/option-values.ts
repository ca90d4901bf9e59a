import { UsageError } from './usage-error';

/** @throws UsageError */
export function siteAddress(text: string): string {
  if (!URL.canParse(text)) throw new UsageError(`--public has to be an address, not "${text}".`);
  return text;
}

/** A number from 0, for the named option. */
export const amount =
  (name: string) =>
  (text: string): number => {
    const value = Number(text);
    if (text.trim() === '' || !Number.isFinite(value) || value < 0)
      throw new UsageError(`--${name} has to be a number from 0, not "${text}".`);
    return value;
  };
