import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The lists of packages, each with the entry for a package, before the browser tests. */
const LISTS = [
  { file: 'package.json', before: /"e2e"/, item: (folder: string) => `"${folder}",\n    ` },
  {
    file: 'tsconfig.json',
    before: /\{\s*"path": "e2e"/,
    item: (folder: string) => `{\n      "path": "${folder}"\n    },\n    `,
  },
] as const;

async function change(root: string, file: string, edit: (text: string) => string): Promise<void> {
  const target = path.join(root, file);
  const before = await readFile(target, 'utf8');
  const after = edit(before);
  JSON.parse(after); // Throws for invalid JSON, before it is written.
  if (after !== before) await writeFile(target, after);
}

/** Adds a package to every list of packages; once. @throws Error when a list has an unexpected form */
export async function register(root: string, folder: string): Promise<void> {
  for (const { file, before, item } of LISTS) {
    await change(root, file, (text) => {
      if (text.includes(`"${folder}"`)) return text;
      if (!before.test(text)) throw new Error(`${file} has no entry "e2e" to put "${folder}" before. Add it manually.`);
      return text.replace(before, (found) => item(folder) + found);
    });
  }
}

/** Removes a package from every list of packages. */
export async function unregister(root: string, folder: string): Promise<void> {
  for (const { file, item } of LISTS) await change(root, file, (text) => text.replace(item(folder), ''));
}
