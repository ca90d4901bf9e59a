import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The heading of a version: `# [2.0.0](…) (2026-11-27)`, or `## 2.0.0`. */
const VERSION = /^#{1,2} \[?(\d+\.\d+\.\d+)/;
/** The heading of its breaking changes, as `lerna version` writes it. */
const BREAKING = /^### .*BREAKING CHANGES/;
/** The number of published versions; teams with older ones read the change log. */
const VERSIONS = 5;
/** The maximum length of a note. */
const LENGTH = 500;

/**
 * The notes on the breaking changes of a package, by version: those of the commits' `BREAKING CHANGE` footers, which
 * `lerna version` writes into its change log.
 *
 * @param text the change log, newest version first
 */
export function breakingNotesIn(text: string): Record<string, string[]> {
  const notes = new Map<string, string[]>();
  let version = '';
  let isBreaking = false;
  for (const line of text.split('\n')) {
    const [, begun] = VERSION.exec(line) ?? [];
    if (begun !== undefined) [version, isBreaking] = [begun, false];
    else if (line.startsWith('#')) isBreaking = BREAKING.test(line);
    else if (isBreaking && line.startsWith('* '))
      notes.set(version, [...(notes.get(version) ?? []), line.slice(2).trim().slice(0, LENGTH)]);
  }
  return Object.fromEntries([...notes].slice(0, VERSIONS));
}

/** The same for an installed package; nothing for one without such a change log. */
export function breakingNotesOf(packageFolder: string): Record<string, string[]> {
  const file = path.join(packageFolder, 'CHANGELOG.md');
  return existsSync(file) ? breakingNotesIn(readFileSync(file, 'utf8')) : {};
}
