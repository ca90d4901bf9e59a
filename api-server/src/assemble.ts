import path from 'node:path';
import type { AppParts } from './app';
import { sharedClock, systemClock } from './clock';
import type { Config } from './config';
import { openDatabase } from './database/open';
import { databaseTime } from './database/database-time';
import { openSiteFiles } from './files/open-files';
import { openPrivateFolder } from './files/private-folder';
import { openKeys } from './keys/open-keys';
import { folderTransport, smtpTransport } from './mail/transport';

/**
 * Opens the resources of the configuration: the database, the files, the keys and the mail transport.
 * @throws {FolderOpenToOthersError} while others on the machine may read the site's files.
 * @throws {KeyFileError} when the keys of the site are missing or cannot be used
 */
export async function assemble(config: Config): Promise<AppParts> {
  const { siteDir, filesUrl, mailUrl } = config;
  await openPrivateFolder(siteDir);
  const keys = await openKeys(config);
  const database = await openDatabase(config);
  return {
    config,
    keys,
    database,
    files: await openSiteFiles(filesUrl),
    mail: mailUrl ? smtpTransport(mailUrl) : folderTransport(path.join(siteDir, 'mail')),
    clock: database.engine === 'postgres' ? await sharedClock(() => databaseTime(database.db)) : systemClock,
  };
}
