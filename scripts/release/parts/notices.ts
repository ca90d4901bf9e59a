import { isAllowed } from './allowed-licences';
import type { Part } from './packages-of-files';

const RULE = '-'.repeat(78);

/** The file that goes with whatever the parts are in: each with its licence, as that asks for. */
export function noticesOf(parts: readonly Part[]): string {
  const sections = parts.map(({ name, version, licence, notices }) =>
    [`${name} ${version}`, `Licence: ${licence}`, ...notices.map((text) => `\n${text}`)].join('\n'),
  );
  const head = 'Packages of others that are part of this software, with their licences.';
  return `${[head, ...sections].join(`\n\n${RULE}\n\n`)}\n`;
}

/** @throws Error when a part may not be in a release, with its name and licence */
export function checkLicences(parts: readonly Part[]): void {
  const refused = parts.filter(({ licence }) => !isAllowed(licence));
  if (refused.length === 0) return;
  const said = refused.map(({ name, version, licence }) => `  ${name} ${version}: ${licence || 'says no licence'}`);
  throw new Error(
    `The release would hold packages whose licences are not on the list of scripts/release/parts/allowed-licences.ts:\n${said.join('\n')}`,
  );
}
