import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { command } from '../../command-line/command';
import { releaseOf } from '../../installation/checkout';
import {
  install,
  migrate,
  promoted,
  startApi,
  startShell,
  type Installation,
  type Server,
} from '../../installation/installation';
import { startMailServer } from '../../installation/mail-server';
import { createOwner } from '../../installation/editor';
import { startDatabase } from '../../installation/postgres';
import { assert, say } from '../../installation/progress';
import { resultOf } from '../../processes/run';
import { stop, type Running } from '../../processes/start';
import { formerCommit } from '../../installation/former-commit';
import { workingDay } from './working-day';

const HELP = `npm run trial -- upgrade [--from <commit>]
    checks that the previous release works with the new database, and the new one with the previous front ends
    --from  the previous release; by default the last tag, or the commit before the latest migration (the first
            migration itself while there is no other)`;

/** Loads the visitors' pages from a shell server. */
async function pages(what: string, { origin }: Server): Promise<void> {
  for (const page of ['/', '/products', '/career', '/news', '/contact']) {
    const headers = { 'x-forwarded-host': 'www.site.test', 'x-forwarded-proto': 'https' };
    const answer = await fetch(origin + page, { headers });
    const text = await answer.text();
    assert(answer.status === 200 && /<h1[\s>]/.test(text), `${what} renders ${page}; it answers ${answer.status}`);
  }
}

/** Upgrades a site as the runbook describes, and uses every version at every step. */
async function upgrade(former: string, next: string, folder: string, started: Running[]): Promise<void> {
  const noted = <Program extends Running>(program: Program): Program => (started.push(program), program);
  const [database, mail] = [await startDatabase(), await startMailServer()];
  try {
    const services = { database, mail: mail.url, origin: 'https://www.site.test' };
    const before = await install(former, path.join(folder, 'var'), services, { LIMIT_FORMS_PER_HOUR: '100' });
    const after: Installation = { ...before, release: next };
    const oldApi = noted(await startApi(before));
    const oldShell = noted(await startShell(before, oldApi.origin));
    await createOwner(before);
    await workingDay('the former server', oldApi.origin, []);
    await pages('the former shell', oldShell);
    say('The release before works.');

    await migrate(after);
    say('The next release has brought the database up to date.');
    const newApi = noted(await startApi(after));
    await workingDay('the former server beside the next', oldApi.origin, [newApi.origin]);
    await workingDay('the next server', newApi.origin, [oldApi.origin]);
    await pages('the former shell beside the next server', oldShell);
    const newShell = noted(await startShell(after, newApi.origin));
    await pages('the next shell with the former front ends', newShell);
    const between = noted(await startShell(after, oldApi.origin));
    await pages('the next shell before the former server', between);
    say('Servers of both releases work side by side.');

    await promoted(after);
    for (const shell of [oldShell, newShell]) await pages('a shell with the next front ends', shell);
    say('Both render the next front ends.');

    await Promise.all([stop(newApi), stop(newShell), stop(between)]);
    await workingDay('the former server, alone again', oldApi.origin, []);
    await pages('the former shell, alone again', oldShell);
    assert((await stop(oldShell)) === 0 && (await stop(oldApi)) === 0, 'the servers end cleanly');
    say('Going back works: nothing was taken from the release before.');
  } finally {
    await mail.stop();
    await database.stop();
  }
}

export const main = (): void =>
  command({ help: HELP, options: { from: '' } }, async ({ from }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'upgrade-'));
    const started: Running[] = [];
    try {
      const commit = from || (await formerCommit());
      say(`From ${await resultOf('git', ['log', '-1', '--format=%h %s', commit])}`);
      const former = await releaseOf(commit, path.join(folder, 'former'));
      say('Built the release before.');
      const next = await releaseOf(await resultOf('git', ['rev-parse', 'HEAD']), path.join(folder, 'next'));
      say('Built the next one.');
      await upgrade(former, next, folder, started);
    } finally {
      await Promise.all(started.map(stop));
      await rm(folder, { recursive: true, force: true });
    }
  });
