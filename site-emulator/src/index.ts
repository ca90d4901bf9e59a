import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownAnswers, type RecordedAnswers } from './recorded-answers';
import { startRecordedApi } from './recorded-api';
import { startShell } from './start-shell';

/** The recorded site, which only the published package contains. */
const SITE = path.join(__dirname, '../site');

/**
 * Serves the published site with recorded answers of its API, without a network. It allows front ends from this machine,
 * like the site on a developer's machine.
 *
 * @param port the port of this machine
 * @param own the answers of the team's own collections: JSON bodies by method and path below `/api/v1`, such as
 * `GET /x/events/events`
 * @returns the origin of the site
 * @throws Error when the port is taken
 */
export async function startEmulator(port: number, own: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const recorded = JSON.parse(await readFile(path.join(SITE, 'answers.json'), 'utf8')) as RecordedAnswers;
  await startShell(SITE, port, await startRecordedApi({ ...recorded, ...ownAnswers(own) }));
  return `http://localhost:${port}`;
}
