import { parseArgs } from 'node:util';
import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { connectDatabase } from '../database/open';
import { openSiteFiles } from '../files/open-files';
import { openPrivateFolder } from '../files/private-folder';
import { homeOf } from './home-of';
import { runMain } from './with-site';

const USAGE = `Usage: npm run restore -- --from <folder or s3://…> [--backup <id>] [--replace]
Makes the configured site, which must not run, what it was at a backup: the newest unless another is named.
--replace gives up what the database holds.`;

/** Restores a site that does not run. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, backup: { type: 'string' }, replace: { type: 'boolean', default: false } },
  });
  const { from, backup, replace } = values;
  if (!from) throw new Error(USAGE);
  const config = readConfig(process.env);
  await openPrivateFolder(config.siteDir);
  const { originals } = await openSiteFiles(config.filesUrl);
  const database = await connectDatabase(config);
  try {
    await restore({ database, files: originals }, { from: homeOf(from), backup, replace }, console.log);
  } finally {
    await database.close();
  }
}

runMain(main);
