import type { ImportReport, ImportRowError } from 'api-client';
import { z } from 'zod';
import { fieldErrors } from '../../contract/validation';
import { ApiFailure, invalidField } from '../../errors/failures';
import type { ImportExportCollection } from './collections';
import type { Change } from '../../services';
import type { ImportedItem } from './undo-item';

export type Row = Readonly<Record<string, unknown>>;

/** The value of a table's cell: lists, objects, numbers and switches are written as JSON. */
function fromCell(cell: string): unknown {
  if (!/^(?:[[{]|true$|false$|null$|-?\d)/.test(cell)) return cell;
  try {
    return JSON.parse(cell) as unknown;
  } catch {
    return cell;
  }
}

/** The interpretations of a table's row: numbers as text, all cells as JSON, and all of them as text. */
function readings(row: Row): [Row, Row, Row] {
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
  const [first, ...others] = readings(row);
  let reading = first;
  let refusal: unknown;
  let fewest = Infinity;
  // A field that one reading of its cell does not suit gets the next one; the others keep theirs.
  for (const other of [undefined, ...others]) {
    try {
      if (other) reading = { ...reading, ...valuesOf(other, wrongFields(refusal)) };
      return kind.prepare(reading);
    } catch (error) {
      const count = rowErrors(error, 0).length;
      if (count < fewest) [refusal, fewest] = [error, count];
    }
  }
  throw refusal;
}

const wrongFields = (error: unknown): string[] => rowErrors(error, 0).map(({ path }) => path.split('.')[0] ?? '');

const valuesOf = (row: Row, fields: readonly string[]): Row =>
  Object.fromEntries(fields.filter((name) => Object.hasOwn(row, name)).map((name) => [name, row[name]]));

/** The errors of a row, by its fields. Any other error is thrown on. */
export function rowErrors(error: unknown, row: number): ImportRowError[] {
  if (error instanceof z.ZodError) return fieldErrors(error).map((error) => ({ row, ...error }));
  if (error instanceof ApiFailure) {
    const { errors = [{ path: '', message: error.message }] } = error.details;
    return errors.map((error) => ({ row, ...error }));
  }
  throw error;
}

type Counts = 'created' | 'updated' | 'unchanged' | 'failed' | 'deleted';

/** The result of some rows. */
export interface Outcome extends Pick<ImportReport, Counts | 'changes' | 'errors'> {
  /** The items that they created or changed. */
  readonly items: (ImportedItem & { readonly row: number })[];
}

export const noOutcome = (): Outcome => ({
  ...{ created: 0, updated: 0, unchanged: 0, failed: 0, deleted: 0 },
  ...{ changes: [], errors: [], items: [] },
});

interface ImportedPart {
  /** The place of the first row in the file, from 0. */
  readonly first: number;
  /** The number of each row in its file, if it is not its place. */
  readonly numbers: readonly number[];
  /** Whether they are the rows of a table, whose cells are texts. */
  readonly fromTable: boolean;
  /** The addresses of earlier rows; undefined if those rows are stored. */
  readonly claimed?: Set<unknown> | undefined;
}

/**
 * Imports rows: those with an `_id` change an item, unless they are the same; the others are new. A bad row is named
 * and skipped.
 */
export async function importRows(
  change: Change,
  kind: ImportExportCollection,
  rows: readonly Row[],
  { first, numbers, fromTable, claimed }: ImportedPart,
): Promise<Outcome> {
  const outcome = noOutcome();
  for (const [offset, row] of rows.entries()) {
    const number = numbers[offset] ?? first + offset + 1;
    try {
      const { id, compare, store } = prepare(kind, await kind.complete(change.services, row), fromTable);
      if (row['slug'] && claimed?.has(row['slug'])) throw invalidField('slug', 'Another row has this address');
      claimed?.add(row['slug']);
      const difference = await compare(change);
      if (difference?.fields.length === 0) {
        outcome.unchanged += 1;
        continue;
      }
      const { _id: entityId, version } = await store(change);
      const versionBefore = id === undefined ? null : version - 1;
      outcome.items.push({ row: number, entityId, versionBefore, versionAfter: version });
      if (difference) outcome.changes.push({ row: number, ...difference });
      if (id === undefined) outcome.created += 1;
      else outcome.updated += 1;
    } catch (error) {
      outcome.failed += 1;
      outcome.errors.push(...rowErrors(error, number));
    }
  }
  return outcome;
}
