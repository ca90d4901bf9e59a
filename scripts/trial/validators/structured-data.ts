import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadTool } from './tools';

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

/** Google's requirements that the site does not follow, with the reason. */
const DEPARTURES: readonly { readonly type: string; readonly fields: RegExp; readonly reason: string }[] = [
  { type: 'Product', fields: /"offers"/, reason: 'the company tells prices on request' },
  {
    type: 'Product',
    fields:
      /"(audience|color|gtin|hasCertification|inProductGroupWithID|isVariantOf|material|mpn|pattern|size|subjectOf)"/,
    reason: 'products of the site have no such field',
  },
  { type: 'JobPosting', fields: /"baseSalary"/, reason: 'jobs of the site have no salary' },
  {
    type: 'JobPosting',
    fields: /"(applicantLocationRequirements|jobLocationType)"/,
    reason: 'only remote jobs have it, and the saved job is not remote',
  },
];

/**
 * Compares the structured data of pages with Google's requirements. It does not check the vocabulary of schema.org
 * itself, which would have to be downloaded.
 *
 * @param files saved documents
 * @returns the errors and the warnings, one line each; departures with a reason are only printed
 */
export async function checkStructuredData(files: readonly string[]): Promise<string[]> {
  const WebAutoExtractor = await loadTool<new (options: object) => Extractor>('@marbec/web-auto-extractor');
  const Validator = await loadTool<new () => Validator>('@adobe/structured-data-validator');
  const findings: string[] = [];
  const departures = new Map<string, number>();
  for (const file of files) {
    const data = new WebAutoExtractor({ addLocation: true, embedSource: ['rdfa', 'microdata'] }).parse(
      await readFile(file, 'utf8'),
    );
    for (const { severity, path: at, issueMessage } of await new Validator().validate(data)) {
      const type = at.map((part) => part.type).join('.');
      const departure = DEPARTURES.find((one) => one.type === type && one.fields.test(issueMessage));
      if (departure) {
        const line = `${type}, ${severity}: ${issueMessage}; ${departure.reason}`;
        departures.set(line, (departures.get(line) ?? 0) + 1);
      } else findings.push(`${path.basename(file)} ${type}, ${severity}: ${issueMessage}`);
    }
  }
  for (const [line, pages] of departures) console.log(`structured data, accepted on ${pages} pages: ${line}`);
  return findings;
}
