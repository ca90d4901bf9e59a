import type { Finding } from '../traffic/validator';

/**
 * A problem between two front ends is identified without their versions; a problem of one version is identified with
 * it. The first line says which problem it is, the further ones its details.
 */
const keyOf = ({ rule, message, between }: Finding): string =>
  `${rule}: ${between.reduce((text, { label, name }) => text.replaceAll(label, name), message.split('\n')[0] ?? '')}`;

/** Separates the problems that a change would add from those that existed before. */
export function splitByNew(
  before: readonly Finding[],
  after: readonly Finding[],
): { readonly added: readonly Finding[]; readonly existing: readonly Finding[] } {
  const known = new Set(before.map(keyOf));
  return {
    added: after.filter((finding) => !known.has(keyOf(finding))),
    existing: after.filter((finding) => known.has(keyOf(finding))),
  };
}
