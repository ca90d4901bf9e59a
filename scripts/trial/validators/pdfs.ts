import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '../../site/front-ends';
import { run } from '../../processes/run';

const FOLDER = path.join(ROOT, 'demo-content/content/files/documents');

/** The last columns of `pdffonts`: embedded, subset, with a table to Unicode, and the object's number. */
const FONT = /^(?<name>\S+).*\s(?<embedded>yes|no)\s+(?:yes|no)\s+(?:yes|no)\s+\d+\s+\d+$/;

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** The errors in its output. */
  readonly faultsIn: (output: string) => readonly string[];
}

const PROGRAMS: readonly Program[] = [
  { name: 'qpdf', args: ['--check'], faultsIn: (output) => output.split('\n').filter((line) => /warning/i.test(line)) },
  {
    name: 'pdffonts',
    args: [],
    faultsIn: (output) => {
      const fonts = output.split('\n').map((line) => FONT.exec(line.trim())?.groups);
      if (!fonts.some(Boolean)) return ['no fonts are listed'];
      return fonts.flatMap((font) => (font?.['embedded'] === 'no' ? [`${font['name']} is not embedded`] : []));
    },
  },
  {
    name: 'pdfinfo',
    args: [],
    faultsIn: (output) => (/^Tagged:\s+yes$/m.test(output) ? [] : ['has no tags for screen readers']),
  },
];

/** @returns the errors in the demonstration content's documents, one line each */
export async function checkPdfs(): Promise<string[]> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith('.pdf'));
  const findings: string[] = [];
  for (const { name, args, faultsIn } of PROGRAMS) {
    for (const file of files) {
      const { code, output } = await run(name, [...args, path.join(FOLDER, file)], { quiet: true });
      if (code === 127) {
        console.log(`${name}: skipped, since it is not installed.`);
        break;
      }
      const faults = code === 0 ? faultsIn(output) : [output.trim()];
      findings.push(...faults.map((fault) => `${file} ${name}: ${fault}`));
    }
  }
  return files.length > 0 ? findings : [`${FOLDER} has no PDFs`];
}
