import { parseArgs } from 'node:util';
import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { connectDatabase } from '../database/open';
import { openSiteFiles } from '../files/open-files';
import { openPrivateFolder } from '../files/private-folder';
import { findKeys } from '../keys/open-keys';
import { homeOf } from './home-of';
import { runMain } from './with-site';

const USAGE = `Usage: npm run restore -- --from <folder or s3://…> [--backup <id>] [--replace] [--end-access] [--without-keys]
Makes the configured site, which must not run, what it was at a backup: the newest unless another is named.
--replace gives up what the database holds.
Sessions, codes and links that work once end. --end-access ends the backup's API tokens and preview links and stops its
webhooks as well. --without-keys restores although keys are missing that something in the backup is sealed with.`;

/** Restores a site that does not run. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      backup: { type: 'string' },
      replace: { type: 'boolean', default: false },
      'end-access': { type: 'boolean', default: false },
      'without-keys': { type: 'boolean', default: false },
    },
  });
  const { from, backup, replace, 'end-access': endAccess, 'without-keys': withoutKeys } = values;
  if (!from) throw new Error(USAGE);
  const config = readConfig(process.env);
  await openPrivateFolder(config.siteDir);
  const { originals } = await openSiteFiles(config.filesUrl);
  const keys = (await findKeys(config))?.ids ?? [];
  const database = await connectDatabase(config);
  try {
    await restore(
      { database, files: originals, keys },
      { from: homeOf(from), backup, replace, endAccess, withoutKeys },
      console.log,
    );
  } finally {
    await database.close();
  }
}

runMain(main);
