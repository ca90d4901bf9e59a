import type { ImportReport, ImportRowError } from 'api-client';
import { z } from 'zod';
import { fieldErrors } from '../../contract/validation';
import type { Change } from '../../content/change';
import { ApiFailure, invalidField } from '../../errors/failures';
import { within } from '../../services';
import { readCsv } from '../../text/csv';
import type { ImportExportCollection } from './collections';

type Row = Readonly<Record<string, unknown>>;

/** Ends the transaction of a dry run: everything was tried, nothing stays. */
class DryRunOver extends Error {}

/** A cell of a table that holds a list, an object, a number or a switch is written as JSON. */
function fromCell(cell: string): unknown {
  if (!/^(?:[[{]|true$|false$|null$|-?\d)/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

/** Both readings of a table's row: cells as they are, and as JSON where a field asks for it. */
function readings(row: Row): Row[] {
  const parsed = Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [name, typeof cell === 'string' ? fromCell(cell) : cell]),
  );
  const mixed = Object.fromEntries(
    Object.entries(parsed).map(([name, value]) => [name, typeof value === 'number' ? row[name] : value]),
  );
  return [mixed, parsed, row];
}

function prepare(
  kind: ImportExportCollection,
  row: Row,
  fromTable: boolean,
): ReturnType<ImportExportCollection['prepare']> {
  if (!fromTable) return kind.prepare(row);
  let first: unknown;
  for (const reading of readings(row)) {
    try {
      return kind.prepare(reading);
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

/** What is wrong with a row, in the words of the fields. Anything that is no fault of the row is thrown on. */
function rowErrors(error: unknown, row: number): ImportRowError[] {
  if (error instanceof z.ZodError) return fieldErrors(error).map((error) => ({ row, ...error }));
  if (error instanceof ApiFailure) {
    const { errors = [{ path: '', message: error.message }] } = error.details;
    return errors.map((error) => ({ row, ...error }));
  }
  throw error;
}

async function rowsOf({ rows, csv }: { rows?: Row[] | undefined; csv?: string | undefined }): Promise<Row[]> {
  if (rows) return rows;
  try {
    return await readCsv(csv ?? '');
  } catch (error) {
    throw invalidField('csv', error instanceof Error ? error.message : 'The text is not CSV');
  }
}

/** Changed rows that a report names; the others are counted. */
const MOST_CHANGES = 1_000;

/** Rows that a dry run tries in one transaction: others get their turn at the database in between. */
const TRIED_AT_ONCE = 200;

/**
 * Brings rows in: those with an `_id` change what is there, unless they say the same; the others are new. A bad row is named and skipped. A dry
 * run tries the rows in transactions that it takes back, so that it finds what the database would refuse, too; two rows
 * that claim one address are found wherever they stand.
 */
export async function importRows(
  change: Change,
  kind: ImportExportCollection,
  body: { rows?: Row[] | undefined; csv?: string | undefined },
  dryRun: boolean,
): Promise<ImportReport> {
  const rows = await rowsOf(body);
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const unknownFields = [...named].filter((field) => !kind.knows(field));
  const counts = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  const report: ImportReport = { dryRun, ...counts, unknownFields, changes: [], errors: [] };
  const claimed = new Set<unknown>();
  const run = async (inside: Change, from: number, to: number): Promise<void> => {
    for (const [offset, row] of rows.slice(from, to).entries()) {
      try {
        const { id, compare, store } = prepare(kind, row, body.csv !== undefined);
        if (dryRun && row['slug'] && claimed.has(row['slug']))
          throw invalidField('slug', 'Another row has this address');
        claimed.add(row['slug']);
        const difference = await compare(inside);
        if (difference?.fields.length === 0) {
          report.unchanged += 1;
          continue;
        }
        await store(inside);
        if (difference && report.changes.length < MOST_CHANGES)
          report.changes.push({ row: from + offset + 1, ...difference });
        if (id === undefined) report.created += 1;
        else report.updated += 1;
      } catch (error) {
        report.failed += 1;
        report.errors.push(...rowErrors(error, from + offset + 1));
      }
    }
  };
  if (!dryRun) {
    await run(change, 0, rows.length);
    return report;
  }
  for (let from = 0; from < rows.length; from += TRIED_AT_ONCE) {
    await change.services.db
      .transaction(async (tx) => {
        await run({ ...change, services: within(change.services, tx) }, from, from + TRIED_AT_ONCE);
        throw new DryRunOver();
      })
      .catch((error: unknown) => {
        if (!(error instanceof DryRunOver)) throw error;
      });
  }
  return report;
}
