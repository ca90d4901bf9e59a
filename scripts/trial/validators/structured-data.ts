import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TOOLS_FOLDER } from './tools';

interface Finding {
  readonly issueMessage: string;
  readonly severity: string;
  readonly path: readonly { readonly type: string }[];
}

interface Extractor {
  parse(html: string): unknown;
}

interface Validator {
  validate(data: unknown): Promise<readonly Finding[]>;
}

/** The default export of an installed package. */
async function load<T>(name: string): Promise<T> {
  const file = createRequire(path.join(TOOLS_FOLDER, 'package.json')).resolve(name);
  const loaded = (await import(pathToFileURL(file).href)) as { default: T | { default: T } };
  return typeof loaded.default === 'object' && loaded.default !== null && 'default' in loaded.default
    ? loaded.default.default
    : (loaded.default as T);
}

/** Google shows prices and ratings of products; the site tells prices on request, and makes none up. */
const isAboutPrices = (path: string, message: string): boolean => path === 'Product' && message.includes('"offers"');

/**
 * Compares the structured data of pages with Google's requirements. The vocabulary of schema.org itself is not asked for,
 * since it would have to be fetched.
 *
 * @param files saved documents
 * @returns the errors, a line each; a field that may be there is no error
 */
export async function checkStructuredData(files: readonly string[]): Promise<string[]> {
  const WebAutoExtractor = await load<new (options: object) => Extractor>('@marbec/web-auto-extractor');
  const Validator = await load<new () => Validator>('@adobe/structured-data-validator');
  const findings: string[] = [];
  for (const file of files) {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
      await readFile(file, 'utf8'),
    );
    for (const { severity, path: at, issueMessage } of await new Validator().validate(data)) {
      const type = at.map((part) => part.type).join('.');
      if (severity !== 'ERROR' || isAboutPrices(type, issueMessage)) continue;
      findings.push(`${path.basename(file)} ${type}: ${issueMessage}`);
    }
  }
  return findings;
}
