import type { DiscoveryDocument } from 'federation/discovery';
import { defaultOf } from './traffic';

/** The addresses, menu entries and slot content of a front end's default version, as texts. */
function visiblePartsOf({ microFrontends }: DiscoveryDocument, name: string): ReadonlySet<string> {
  const manifest = defaultOf(microFrontends[name] ?? [])?.extras.manifest;
  return new Set([
    ...(manifest?.routes ?? []).map(({ path }) => `the address ${path}`),
    ...(manifest?.navigation ?? []).map(({ label, places }) => `“${label}” in the ${places.join(', ')}`),
    ...(manifest?.slots ?? []).map(({ name: slot }) => `content in the slot ${slot}`),
  ]);
}

/** Lists the differences for visitors of a change of a front end's default version, a line each. */
export function visibleChanges(before: DiscoveryDocument, after: DiscoveryDocument, name: string): string[] {
  const [had, has] = [visiblePartsOf(before, name), visiblePartsOf(after, name)];
  return [
    ...[...has].filter((part) => !had.has(part)).map((part) => `Visitors get ${part}.`),
    ...[...had].filter((part) => !has.has(part)).map((part) => `Visitors lose ${part}.`),
  ];
}
