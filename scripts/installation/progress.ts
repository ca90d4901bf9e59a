const begun = Date.now();

/** Prints a line with the seconds since the command started. */
export const say = (line: string): void =>
  console.log(`${((Date.now() - begun) / 1_000).toFixed(0).padStart(4)} s  ${line}`);

/** @throws Error if the condition is false */
export function assert(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`Check failed: ${what}.`);
}
