import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../site/front-ends';

/** The names of a new remote. */
export interface NewRemote {
  /** Lower-case letters, digits and hyphens: `events`. */
  readonly name: string;
  /** The displayed name: `Events`. */
  readonly title: string;
}

/** A remote that is checked and tested like all others; a new one is its copy with other names. */
const TEMPLATE = path.join(__dirname, 'mfe-example');

export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export type Versions = Readonly<Record<string, string>>;

interface Package {
  readonly version: string;
  readonly dependencies: Versions;
  readonly devDependencies: Versions;
}

export const readJson = <T>(file: string): T => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')) as T;

/** The manifest of a package of this repository. */
export const packageOf = (folder: string): Package => readJson(path.join(folder, 'package.json'));

/** A string literal as the formatter writes it. */
function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  return mark + text.replaceAll('\\', '\\\\').replaceAll(mark, `\\${mark}`) + mark;
}

/** A file of the template, as it is there. */
export const readTemplate = (file: string): string => readFileSync(path.join(TEMPLATE, file), 'utf8');

/**
 * The sources of a new remote, the same in any repository: pages with their own data and a form, a menu entry, a
 * slot for the home page, tests, and a gallery.
 *
 * @param more further files and folders of the template
 */
export function sourcesOf({ name, title }: NewRemote, ...more: string[]): Readonly<Record<string, string>> {
  const files = ['src', 'webpack.config.ts', 'gallery.config.ts', ...more].flatMap((part) => {
    const place = path.join(TEMPLATE, part);
    if (statSync(place).isFile()) return part;
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(TEMPLATE, path.join(entry.parentPath, entry.name)));
  });
  return Object.fromEntries(
    files.sort().map((file) => [
      file,
      readTemplate(file)
        .replace("'Example'", () => quoted(title))
        .replaceAll('example', name),
    ]),
  );
}
