import { Command } from 'commander';
import { move } from '../backup/move';
import { readConfig } from '../config';
import { openEmbedded } from '../database/open-embedded';
import { openPostgres } from '../database/open-postgres';
import { openSiteFiles } from '../files/open-files';
import { openPrivateFolder } from '../files/private-folder';
import { storageLocation } from './storage-location';
import { runProgram } from './with-site';

interface Options {
  readonly to: string;
  readonly files: string;
  readonly replace?: boolean;
}

/** Copies an embedded site to PostgreSQL and another store of files. */
async function main({ to, files, replace = false }: Options): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(to)) throw new Error(`--to must begin with postgres://.`);
  // The site as it is now: its target is named only by the options.
  const config = readConfig({
    ...process.env,
    NODE_ENV: undefined,
    DATABASE_URL: undefined,
    DATABASE_URL_FILE: undefined,
    FILES_URL: undefined,
  });
  const { siteDir } = config;
  await openPrivateFolder(siteDir);
  const [source, target] = [await openEmbedded(siteDir), openPostgres(to, config.databasePool)];
  try {
    await move(
      { database: source, files: (await openSiteFiles(siteDir)).originals },
      { database: target, files: (await openSiteFiles(storageLocation(files))).originals },
      { siteDir, replace },
      console.log,
    );
  } finally {
    await target.close();
    await source.close();
  }
}

const program = new Command('move')
  .description(
    'Moves the embedded site in SITE_DIR, which must not be running, to a PostgreSQL database and another store of files.',
  )
  .requiredOption('--to <database>', 'postgres://…')
  .requiredOption('--files <place>', 'a folder, or s3://…')
  .option('--replace', 'overwrite the content of that database')
  .action(main);

runProgram(program);
