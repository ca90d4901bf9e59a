import { Command } from 'commander';
import { restore } from '../backup/restore';
import { readConfig } from '../config';
import { connectOwner } from '../database/open';
import { openSiteFiles } from '../files/open-files';
import { openPrivateFolder } from '../files/private-folder';
import { findKeys } from '../keys/open-keys';
import { storageLocation } from './storage-location';
import { runProgram } from './with-site';

interface Options {
  readonly from: string;
  readonly backup?: string;
  readonly replace?: boolean;
  readonly endAccess?: boolean;
  readonly withoutKeys?: boolean;
}

/** Restores a site that is not running. */
async function main({ from, backup, replace = false, endAccess = false, withoutKeys = false }: Options): Promise<void> {
  const config = readConfig(process.env);
  await openPrivateFolder(config.siteDir);
  const { originals } = await openSiteFiles(config.filesUrl);
  const keys = (await findKeys(config))?.ids ?? [];
  const database = await connectOwner(config);
  try {
    await restore(
      { database, files: originals, keys, backupKeyFile: config.backupKeyFile },
      { from: storageLocation(from), backup, replace, endAccess, withoutKeys },
      console.log,
    );
  } finally {
    await database.close();
  }
}

const program = new Command('restore')
  .description(
    [
      'Restores the configured site, which must not be running, from a backup: the newest unless another is named.',
      'Sessions, codes and links that work once end.',
    ].join('\n'),
  )
  .requiredOption('--from <place>', 'a folder, or s3://…')
  .option('--backup <id>', 'a backup other than the newest')
  .option('--replace', 'overwrite the content of the database')
  .option('--end-access', "end the backup's API tokens and preview links and stop its webhooks as well")
  .option('--without-keys', 'restore even if keys are missing that sealed texts of the backup need')
  .action(main);

runProgram(program);
