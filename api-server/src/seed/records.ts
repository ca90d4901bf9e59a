import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { z } from 'zod';
import { fieldErrors } from '../contract/validation';
import { resolveKeys, type Keys } from './resolve-keys';

/** @throws Error naming every field that breaks the rules of a schema */
export function check<Schema extends z.ZodType>(place: string, schema: Schema, value: unknown): z.output<Schema> {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const errors = fieldErrors(read.error).map((error) => `  ${error.path}: ${error.message}`);
  throw new Error(`${place} breaks the rules of the contract:\n${errors.join('\n')}`);
}

export const readJson = async (folder: string, name: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(folder, `${name}.json`), 'utf8')) as unknown;

/** The texts that records name by `text:` and a path in the folder. */
async function readTexts(folder: string, written: unknown): Promise<Map<string, string>> {
  const named = new Set<string>();
  const text = (key: string): string => {
    named.add(key);
    return key;
  };
  resolveKeys(written, { file: () => ({ url: '', size: 0 }), text });
  const texts = new Map<string, string>();
  for (const key of named) {
    const place = path.join(folder, key.slice('text:'.length));
    texts.set(key, (await readFile(place, 'utf8')).replace(/\n$/, ''));
  }
  return texts;
}

/**
 * Records of a folder of content with the texts and the stored files that they name.
 * @throws Error when a record names a file that was not stored, or a text that does not exist
 */
export async function resolveRecords(folder: string, written: unknown, file: Keys['file']): Promise<unknown> {
  const texts = await readTexts(folder, written);
  return resolveKeys(written, { file, text: (key) => texts.get(key) ?? '' });
}
