import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { command } from '../../command-line/command';
import { publicPages } from '../../screens/pages';
import { serveFresh } from '../../site/fresh-site';
import { FRONT_ENDS, folderOf } from '../../site/front-ends';
import { checkApiDocument } from './api-document';
import { checkCalendarFiles } from './calendar-files';
import { correspond, NEWSLETTER } from './correspondence';
import { checkEmails } from './emails';
import { checkHtml } from './html';
import { checkPdfs } from './pdfs';
import { checkStructuredData } from './structured-data';
import { installTools, runTool, TOOLS_FOLDER } from './tools';

const HELP = `npm run trial -- validators
    runs Nu Html Checker, html-validate, Spectral, Redocly, orval, Adobe's structured-data validator and ES Check on the
    public pages, the API's document and the published scripts, qpdf, pdffonts and pdfinfo on the demonstration's PDFs, and
    postal-mime and ical.js on emails and calendar files; fails on any finding`;

/** The target syntax of builds. */
const SYNTAX = 'es2022';

/** Saves every public page; answers the files. */
async function savePages(origin: string): Promise<string[]> {
  const folder = path.join(TOOLS_FOLDER, 'pages');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, path: address } of await publicPages(origin)) {
    const file = path.join(folder, `${name}.html`);
    await writeFile(file, await (await fetch(new URL(address, origin))).text());
    files.push(file);
  }
  return files;
}

async function checkScripts(): Promise<string[]> {
  const builds = FRONT_ENDS.map((name) => `${folderOf(name)}/dist/**/*.js`);
  const { code, output } = await runTool('es-check', [SYNTAX, ...builds, '--noColor', '--quiet']);
  return code === 0 ? [] : output.split('\n').filter((line) => line.trim() !== '');
}

export const main = (): void => command({ help: HELP, options: {} }, findings);

async function findings(): Promise<void> {
  await installTools();
  const site = await serveFresh();
  try {
    const pages = await savePages(site.origin);
    const openApi = await (await fetch(new URL('/api/v1/openapi.json', site.apiOrigin))).text();
    const { emails, calendarFile } = await correspond(site);
    const ofEmails = await checkEmails(emails, NEWSLETTER);
    const calendarFiles = new Map([...ofEmails.calendarFiles, ['interview.ics', calendarFile]]);
    const checks = [
      ['HTML', () => checkHtml(pages)],
      ['structured data', () => checkStructuredData(pages)],
      ['OpenAPI', () => checkApiDocument(openApi)],
      ['scripts', checkScripts],
      ['PDFs', checkPdfs],
      [`${emails.size} emails`, () => ofEmails.findings],
      [`${calendarFiles.size} calendar files`, () => checkCalendarFiles(calendarFiles)],
    ] as const;
    for (const [name, check] of checks) {
      const findings = await check();
      console.log(`${name}: ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`}`);
      findings.slice(0, 200).forEach((finding) => console.log(`  ${finding}`));
      if (findings.length > 0) process.exitCode = 1;
    }
  } finally {
    await site.stop();
  }
}
