import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runTool, TOOLS_FOLDER } from './tools';
import { run } from '../../processes/run';

/** Rules about notation rather than meaning: React decides it, and parsers read both alike. */
const SPELLING = [
  'attr-case',
  'attribute-boolean-style',
  'attribute-empty-style',
  'doctype-style',
  'no-trailing-whitespace',
  'valid-id',
  'void-style',
];

/** Rules that the site does not follow, with the reason. */
const DEPARTURES = [
  // Lists without bullets lose their role in Safari unless it is explicit.
  'no-redundant-role',
  'prefer-native-element',
  // Styles of slots are inlined in the document, with a hash in the policy.
  'no-inline-style',
  // A telephone number may break on a narrow phone.
  'tel-non-breaking',
  // Editors write the titles, which contain the company's name.
  'long-title',
];

interface HtmlReport {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string; readonly message: string; readonly selector: string | null }[];
}

/** Nu Html Checker, the validator of the W3C; it needs Java. */
async function checkWithNu(files: readonly string[]): Promise<string[]> {
  const jar = path.join(TOOLS_FOLDER, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { code, output } = await run('java', ['-jar', jar, '--errors-only', '--format', 'gnu', ...files], {
    quiet: true,
  });
  if (code === 127) {
    console.log('Nu Html Checker: skipped, since Java is not installed.');
    return [];
  }
  return output.split('\n').filter((line) => line.trim() !== '');
}

async function checkWithHtmlValidate(files: readonly string[]): Promise<string[]> {
  const rules = {
    ...Object.fromEntries([...SPELLING, ...DEPARTURES].map((rule) => [rule, 'off'])),
    // Checkboxes of one question share a name.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
  };
  const config = { root: true, extends: ['html-validate:recommended'], rules };
  await writeFile(path.join(TOOLS_FOLDER, '.htmlvalidate.json'), JSON.stringify(config));
  const reportFile = path.join(TOOLS_FOLDER, 'html-report.json');
  await runTool('html-validate', ['--formatter', `json=${reportFile}`, ...files]);
  const reports = JSON.parse(await readFile(reportFile, 'utf8')) as readonly HtmlReport[];
  return reports.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ ruleId, message, selector }) => `${path.basename(filePath)} ${ruleId}: ${message} ${selector ?? ''}`,
    ),
  );
}

/**
 * @param files saved documents
 * @returns the errors that the two HTML validators find, one line each
 */
export const checkHtml = async (files: readonly string[]): Promise<string[]> => [
  ...(await checkWithNu(files)),
  ...(await checkWithHtmlValidate(files)),
];
