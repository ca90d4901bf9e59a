import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Package {
  readonly folder: string;
  readonly name: string;
}

/** A class name begins with a letter. */
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const packages = new Map<string, Package>();

/** The package of a folder: that of the nearest `package.json` with a name. */
function packageOf(folder: string): Package {
  const known = packages.get(folder);
  if (known) return known;
  const file = path.join(folder, 'package.json');
  const name = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { name?: string }).name : undefined;
  const parent = path.dirname(folder);
  const found = name !== undefined || parent === folder ? { folder, name: name ?? '' } : packageOf(parent);
  packages.set(folder, found);
  return found;
}

/**
 * The generated name of a CSS class: short, because every page contains it hundreds of times; the same for the same
 * class of the same package in any folder, so that browser and server builds agree; different in another package, so
 * that front ends of two repositories never style each other.
 *
 * @param file the CSS module, as an absolute path
 * @param local the class name in the file
 */
export function className(file: string, local: string): string {
  const { folder, name } = packageOf(path.dirname(file));
  const place = path.relative(folder, file).split(path.sep).join('/');
  const hash = createHash('sha256').update(`${name}\0${place}\0${local}`).digest();
  return `${LETTERS[hash.readUInt8() % LETTERS.length]}${hash.toString('base64url', 1).slice(0, 5)}`;
}
