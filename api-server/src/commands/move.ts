import { parseArgs } from 'node:util';
import { move } from '../backup/move';
import { readConfig } from '../config';
import { openEmbedded } from '../database/open-embedded';
import { openPostgres } from '../database/open-postgres';
import { openSiteFiles } from '../files/open-files';
import { openPrivateFolder } from '../files/private-folder';
import { homeOf } from './home-of';
import { runMain } from './with-site';

const USAGE = `Usage: npm run move -- --to postgres://… --files <s3://… or folder> [--replace]
Brings the embedded site in SITE_DIR, which must not run, over to a PostgreSQL database and another home of its files.
--replace gives up what that database holds.`;

/** Brings an embedded site over to where many machines find it. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, files: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const { to, files, replace } = values;
  if (!to || !files || !/^postgres(ql)?:\/\//.test(to)) throw new Error(USAGE);
  // The site as it is now: where it will be is said by the options alone.
  const config = readConfig({ ...process.env, NODE_ENV: undefined, DATABASE_URL: undefined, FILES_URL: undefined });
  const { siteDir } = config;
  await openPrivateFolder(siteDir);
  const [source, target] = [await openEmbedded(siteDir), openPostgres(to, config.databasePool)];
  try {
    await move(
      { database: source, files: (await openSiteFiles(siteDir)).originals },
      { database: target, files: (await openSiteFiles(homeOf(files))).originals },
      { siteDir, replace },
      console.log,
    );
  } finally {
    await target.close();
    await source.close();
  }
}

runMain(main);
