import type { CustomField } from 'api-client';
import type { ServedContentType } from '../../content-types/served-content-type';
import type { Services } from '../../services';

type Row = Readonly<Record<string, unknown>>;

/** The field with the list of custom fields, and the beginning of a column of one: `customFields.Flash point`. */
const FIELD = 'customFields';
const BEGINNING = `${FIELD}.`;

/** Whether a column of a file is a custom field of this content type. */
export const isCustomFieldColumn = ({ type }: ServedContentType, column: string): boolean =>
  FIELD in type.fields && column.startsWith(BEGINNING) && column.trim() !== BEGINNING;

const isList = (value: unknown): value is readonly CustomField[] => Array.isArray(value);

/** The list of custom fields in a row, in the item that it changes, or an empty one. */
async function presentFields(
  { db, clock }: Services,
  served: ServedContentType,
  row: Row,
): Promise<readonly CustomField[]> {
  if (isList(row[FIELD])) return row[FIELD];
  const id = row['_id'];
  if (typeof id !== 'string' || id === '') return [];
  const item = (await served.current(db, id, clock.now())) as Row | undefined;
  return isList(item?.[FIELD]) ? item[FIELD] : [];
}

/**
 * A row with its columns of custom fields in one list. An empty cell changes nothing, a new field is a text, and the fields that
 * no column names stay as they are.
 */
export async function withCustomFields(services: Services, served: ServedContentType, row: Row): Promise<Row> {
  const columns = Object.keys(row).filter((column) => isCustomFieldColumn(served, column));
  if (columns.length === 0) return row;
  const fields = [...(await presentFields(services, served, row))];
  for (const column of columns) {
    const fieldName = column.slice(BEGINNING.length).trim();
    const fieldValue = String(row[column] ?? '');
    const at = fields.findIndex((field) => field.fieldName === fieldName);
    const before = fields[at];
    if (fieldValue === '') continue;
    if (before) fields[at] = { ...before, fieldValue };
    else fields.push({ fieldName, fieldType: 'text', fieldValue });
  }
  const others = Object.entries(row).filter(([column]) => !columns.includes(column));
  return { ...Object.fromEntries(others), [FIELD]: fields };
}
