import { isAllowed } from './allowed-licences';
import licenceTexts from 'spdx-license-list/full';
import type { Part } from './packages-of-files';

const RULE = '-'.repeat(78);

/** The licences and exceptions in an SPDX expression. A licence "or later" (`+`) has the text of the licence. */
const namesIn = (expression: string): string[] =>
  expression
    .split(/[()\s]+/)
    .filter((name) => name !== '' && !['AND', 'OR', 'WITH'].includes(name))
    .map((name) => name.replace(/\+$/, ''));

/** @throws Error when neither the package nor SPDX has a text of the licence, with the names of both */
function sectionOf({ name, version, licence, notices }: Part): string {
  const head = `${name} ${version}\nLicence: ${licence}`;
  const names = namesIn(licence);
  // Exceptions (`WITH`) are not on the list either.
  const unknown = names.filter((one) => !licenceTexts[one]).join(', ');
  if (notices.length > 0) {
    const note = unknown && `\nSPDX has no standard text of ${unknown}; the text of the package:`;
    return [`${head}${note}`, ...notices].join('\n\n');
  }
  if (unknown || names.length === 0) {
    const missing = unknown ? `, and SPDX has no standard text of ${unknown}` : ' and names no licence';
    throw new Error(`${name} ${version} has no licence text${missing}.`);
  }
  const texts = names.map((one) => licenceTexts[one]?.licenseText.replaceAll('\r\n', '\n').trim() ?? '');
  return [`${head}\nThe package has no licence text; the standard text of SPDX:`, ...texts].join('\n\n');
}

/**
 * The notices that accompany the parts: each with its licence text, as the licence requires.
 * @throws Error when neither a package nor SPDX has a text of its licence, with the names of both
 */
export function noticesOf(parts: readonly Part[]): string {
  const bare = parts.filter(({ notices }) => notices.length === 0).map(({ name, version }) => `  ${name} ${version}`);
  const head = [
    'Packages of others that are part of this software, with their licences.',
    ...(bare.length > 0 ? ['Packages without a licence text, shown with the standard text of SPDX:', ...bare] : []),
  ].join('\n');
  return `${[head, ...parts.map(sectionOf)].join(`\n\n${RULE}\n\n`)}\n`;
}

/** @throws Error when a part may not be in a release, with its name and licence */
export function checkLicences(parts: readonly Part[]): void {
  const refused = parts.filter(({ licence }) => !isAllowed(licence));
  if (refused.length === 0) return;
  const lines = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence || 'no licence named'}`);
  throw new Error(
    `The release would contain packages whose licences are not on the list of scripts/release/parts/allowed-licences.ts:\n${lines.join('\n')}`,
  );
}
