const begun = Date.now();

/** A line for people, with the seconds since the command began. */
export const say = (line: string): void =>
  console.log(`${((Date.now() - begun) / 1_000).toFixed(0).padStart(4)} s  ${line}`);

/** @throws Error when it is not so */
export function hold(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`Not so: ${what}.`);
}
