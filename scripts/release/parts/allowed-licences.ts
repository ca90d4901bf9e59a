import satisfies from 'spdx-satisfies';

/** Licences under which the release may include a part, by their SPDX names. */
const ALLOWED: readonly string[] = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC', 'MIT', 'MIT-0'],
  // Data of the list of refused passwords.
  'CC-BY-4.0',
  // Fonts.
  'OFL-1.1',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
  // sharp's libvips, for pictures: a shared library in a separate file (`@img/sharp-libvips-*`), linked dynamically
  // when the server starts. Operators can replace it with another build, as section 4 of this licence requires.
  'LGPL-3.0-or-later',
  // ical.js, for appointments: copyleft that ends at its own files, which are built in unchanged. The notices name the package
  // and its version, where their source is.
  'MPL-2.0',
];

/** Whether a part may be in a release; a licence that is not an SPDX expression is refused. */
export function isAllowed(licence: string): boolean {
  try {
    return satisfies(licence, [...ALLOWED]);
  } catch {
    return false;
  }
}
