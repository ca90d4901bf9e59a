/**
 * The name of the global that a front end's entry defines; the names of chunk globals contain it too, so it is an
 * identifier.
 */
export function containerNameOf(name: string): string {
  return `site_${name.replaceAll('-', '_')}`;
}
