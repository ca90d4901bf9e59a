import { Command } from 'commander';

/** Options of every subcommand, as commander parses them. */
export interface OutputOptions {
  readonly json?: boolean;
}

/** Options of subcommands that read a store. */
export interface ReadingOptions extends OutputOptions {
  readonly store?: string;
  readonly env?: string;
  readonly trustedKeys?: string;
  readonly site?: string;
  readonly key?: string;
}

/** An option of every subcommand that makes changes. */
export interface DryRunOption {
  readonly dryRun?: boolean;
}

/** Options of subcommands that change a store. */
export interface ChangingOptions extends ReadingOptions, DryRunOption {}

/** A subcommand that needs no store. */
export const subcommand = (name: string): Command =>
  new Command(name).option('--json', 'print the result as JSON, on one line');

/** A subcommand that reads a store. */
export const readingSubcommand = (name: string): Command =>
  subcommand(name)
    .option('--site <address>', 'the site, for a team without access to its store; calls are signed  (SITE_URL)')
    .option('--store <address>', 'a folder or s3://bucket/prefix?endpoint=…  (STORE_URL; otherwise .site/store)')
    .option('--env <name>', 'the environment  (DELIVERY_ENV; otherwise production)')
    .option('--trusted-keys <file>', 'the keys that the environment trusts  (TRUSTED_KEYS); --site knows them')
    .option('--key <file>', 'the private key that signs changes  (DELIVERY_KEY); a site in its own folder creates one');

/** Adds the option for a dry run. */
export const withDryRun = (command: Command): Command =>
  command.option('--dry-run', 'print the changes without making them');

/** A subcommand that changes a store. */
export const changingSubcommand = (name: string): Command => withDryRun(readingSubcommand(name));

/** Names separated by commas. */
export const commaSeparated = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

/** Collects an option that is given several times. */
export const repeated = (value: string, before: readonly string[]): string[] => [...before, value];
