/** The global under which a front end's entry stands; chunk globals are made from it too, so it is an identifier. */
export function containerNameOf(name: string): string {
  return `site_${name.replaceAll('-', '_')}`;
}
