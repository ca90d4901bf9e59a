import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationsFolder } from './migrations';

/** Changes that a server of the previous release would miss, or that would break its writes. A foreign key may go. */
const TAKES_AWAY: readonly RegExp[] = [
  /\bdrop\s+(?!index|trigger|function|not\s+null|constraint\s+"\w+_fk")/i,
  /\brename\b/i,
  /\balter\s+(column\s+)?\S+\s+(set\s+not\s+null|(set\s+data\s+)?type\b)/i,
  /\btruncate\s+(table\s+)?"/i,
];

/** A new column that servers of the previous release cannot fill; each part of the statement counts separately. */
const mustBeFilled = (statement: string): boolean =>
  /^\s*alter\s+table/i.test(statement) &&
  statement
    .split(/,\s*(?=add\b)/i)
    .some(
      (part) =>
        /\badd\s+(?!constraint)/i.test(part) && /\bnot\s+null\b/i.test(part) && !/\b(default|generated)\b/i.test(part),
    );

/** A rule that rows of the previous release may break, on a table that it writes. */
const isStricter = (statement: string): boolean => /\badd\s+constraint\s+\S+\s+check\b/i.test(statement);

const takesAway = (statement: string): boolean =>
  TAKES_AWAY.some((pattern) => pattern.test(statement)) || mustBeFilled(statement) || isStricter(statement);

const statementsOf = (file: string): string[] =>
  readFileSync(path.join(migrationsFolder, file), 'utf8').replaceAll(/--.*$/gm, '').split(';');

/** Whether a generated column comes back in the same transaction, computed in another way. */
const isReplaced = (statement: string, file: readonly string[]): boolean => {
  const [, table, column] = /^\s*alter\s+table\s+("\w+")\s+drop\s+column\s+("\w+")\s*$/i.exec(statement) ?? [];
  return file.some((other) =>
    new RegExp(`^\\s*alter table ${table} add column ${column} .*generated`, 'i').test(other),
  );
};

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));

it.each(files)('%s only adds', (file) => {
  const statements = statementsOf(file);
  expect(statements.filter((one) => takesAway(one) && !isReplaced(one, statements))).toEqual([]);
});

it.each([
  'ALTER TABLE "blogs" DROP COLUMN "title"',
  'DROP TABLE "blogs"',
  'ALTER TABLE "blogs" RENAME COLUMN "title" TO "heading"',
  'ALTER TABLE "blogs" RENAME TO "articles"',
  'ALTER TABLE "blogs" ALTER COLUMN "title" SET NOT NULL',
  'ALTER TABLE "blogs" ALTER COLUMN "title" SET DATA TYPE integer',
  'ALTER TABLE "blogs" ADD COLUMN "subtitle" text NOT NULL',
  'ALTER TABLE "blogs" ADD "subtitle" text NOT NULL',
  'ALTER TABLE "blogs" ADD COLUMN "a" text NOT NULL, ADD COLUMN "b" text DEFAULT \'\' NOT NULL',
  'ALTER TABLE "blogs" DROP "title"',
  'ALTER TABLE "blogs" RENAME "title" TO "heading"',
  'ALTER TABLE "blogs" ALTER "title" SET NOT NULL',
  'ALTER TABLE "blogs" ALTER COLUMN "title" DROP DEFAULT',
  'ALTER TABLE "blogs" ADD CONSTRAINT "short" CHECK (length("title") < 9)',
  'TRUNCATE "blogs"',
])('breaks servers of the previous release: %s', (statement) => {
  expect(takesAway(statement)).toBe(true);
});

it.each([
  'ALTER TABLE "blogs" ADD COLUMN "subtitle" text DEFAULT \'\' NOT NULL',
  'CREATE INDEX "a" ON "blogs" ("title")',
])('only adds: %s', (statement) => {
  expect(takesAway(statement)).toBe(false);
});
