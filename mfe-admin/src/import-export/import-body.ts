/** The body of an import: the rows of a JSON file, or the text of a CSV file. */
export type ImportBody = { rows: Record<string, unknown>[] } | { csv: string };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a chosen file by the extension of its name.
 *
 * @throws an error whose message says what is wrong with the file
 */
export function importBody(name: string, text: string): ImportBody {
  if (!name.toLowerCase().endsWith('.json')) return { csv: text };
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (cause) {
    throw new Error('The file is not JSON.', { cause });
  }
  if (!Array.isArray(content) || !content.every(isRecord)) throw new Error('The file must be a list of objects.');
  return { rows: content };
}
