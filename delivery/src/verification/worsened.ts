import type { Finding } from '../traffic/validator';

/**
 * What two front ends do to each other is the same, whichever of their versions do it; what is wrong with one version
 * by itself is wrong with that version.
 */
const keyOf = ({ rule, message, between }: Finding): string =>
  `${rule}: ${between.reduce((text, { label, name }) => text.replaceAll(label, name), message)}`;

/** Tells what a change would break from what was broken before it. */
export function splitByWorsening(
  before: readonly Finding[],
  after: readonly Finding[],
): { readonly worse: readonly Finding[]; readonly standing: readonly Finding[] } {
  const known = new Set(before.map(keyOf));
  return {
    worse: after.filter((finding) => !known.has(keyOf(finding))),
    standing: after.filter((finding) => known.has(keyOf(finding))),
  };
}
