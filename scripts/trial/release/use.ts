import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { install, startApi, startShell } from '../../installation/installation';
import { startMailServer } from '../../installation/mail-server';
import { startDatabase } from '../../installation/postgres';
import { createOwner, Editor } from '../../installation/editor';
import { assert, say } from '../../installation/progress';
import { stop, type Running } from '../../processes/start';

/** Loads the home page like a visitor's browser: rendered, with every file that it names. */
async function homePage(origin: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const answer = await fetch(`${origin}/`, { headers });
  const page = await answer.text();
  assert(answer.status === 200, `the home page answers 200, not ${answer.status}`);
  assert(/<h1[\s>]/.test(page) && page.includes('</html>'), 'the home page is rendered');
  const files = [...page.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map(([, file]) => file ?? '');
  assert(files.length > 0, 'the home page names published files');
  for (const file of new Set(files)) {
    const { status } = await fetch(origin + file, { headers });
    assert(status === 200, `${file} is there; it answers ${status}`);
  }
  say(`The home page is complete, with its ${new Set(files).size} files.`);
}

/** Installs a release, starts it, uses it and stops it. */
export async function used(release: string, folder: string, onStart: (running: Running) => void): Promise<void> {
  const [database, mail] = [await startDatabase(), await startMailServer()];
  try {
    const origin = 'https://www.site.test';
    const services = { database, mail: mail.url, origin };
    const installation = await install(release, path.join(folder, 'var'), services);
    say('Front ends are published.');
    const api = await startApi(installation);
    onStart(api);
    const shell = await startShell(installation, api.origin);
    onStart(shell);
    say('Both servers are ready.');
    // The headers of the edge before them.
    const headers = { 'x-forwarded-host': 'www.site.test', 'x-forwarded-proto': 'https' };
    await homePage(shell.origin, headers);
    assert(!api.output().includes('#setup='), 'the log has no link that creates the first administrator');
    const [, place = ''] = /link in (\S+)/.exec(api.output()) ?? [];
    const link = await readFile(place, 'utf8').catch(() => '');
    assert(link.startsWith(`${origin}/login#setup=`), 'the file that the log names has that link');
    await createOwner(installation);
    await (await Editor.signIn(shell.origin, { ...headers, origin })).call('GET', '/auth/user-info');
    say('The first administrator is made and signs in.');
    const endings = await Promise.all([stop(shell), stop(api)]);
    assert(
      endings.every((ending) => ending === 0),
      `both end cleanly when they are asked to: ${endings.join(', ')}`,
    );
    say('Both ended cleanly.');
  } finally {
    await mail.stop();
    await database.stop();
  }
}
