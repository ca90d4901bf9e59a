import type { CustomField } from 'api-client';
import { eq, sql } from 'drizzle-orm';
import { plainText } from '../../content/rich-text';
import { isAmong } from '../../database/among';
import type { Database } from '../../database/database';
import { insertRows } from '../../database/insert-rows';
import { productDocuments, productFieldValues, products, searchWords } from '../../database/schema';
import { sortKey, wordsOf } from '../../text/fold';
import { documentRowsOf } from './document-rows';
import { choicesOf, fieldValuesOf } from './field-values';

interface Indexed {
  name: string;
  description: string;
  customFields: CustomField[];
}

/** The columns of a product for sorting, search and facets. Set them with every change of name, text or fields. */
export function searchColumnsOf({ name, description, customFields }: Indexed) {
  const fields = customFields.filter(({ fieldType }) => fieldType !== 'file' && fieldType !== 'url');
  const text = [name, plainText(description), ...fields.flatMap((field) => [field.fieldName, field.fieldValue])].join(
    ' ',
  );
  return { sortName: sortKey(name), words: wordsOf(text), choices: choicesOf(customFields) };
}

/** Rows in one statement: the number of its parameters is limited. */
const AT_ONCE = 2_000;

async function inBatches<Row>(rows: readonly Row[], store: (batch: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) await store(rows.slice(at, at + AT_ONCE));
}

type ProductIdentity = Pick<
  typeof products.$inferSelect,
  'id' | 'name' | 'subsectorId' | 'status' | 'customFields' | 'documents' | 'words'
>;

/**
 * Updates vocabulary, documents and filterable values of products, as they are stored. Pass the transaction of the change.
 * Every writer of products calls this, also if only the status or the subsector changed.
 */
export async function indexProducts(tx: Database, changed: readonly ProductIdentity[]): Promise<void> {
  await inBatches(changed, async (stored) => {
    const ids = stored.map(({ id }) => id);
    await tx.delete(productDocuments).where(isAmong(productDocuments.productId, ids));
    await addWords(tx, stored, await addDocuments(tx, stored));
    // Most changes leave the values as they are, and each counts the facets again.
    const known = await tx.select().from(productFieldValues).where(isAmong(productFieldValues.productId, ids));
    const before = keysOf(known);
    const after = keysOf(stored.flatMap(valuesOf));
    const others = stored.filter(({ id }) => after.get(id) !== before.get(id));
    if (others.length === 0) return;
    const otherIds = others.map(({ id }) => id);
    await tx.delete(productFieldValues).where(isAmong(productFieldValues.productId, otherIds));
    await insertRows(tx, productFieldValues, others.flatMap(valuesOf));
  });
}

type StoredValue = typeof productFieldValues.$inferInsert;

const valuesOf = ({ id, subsectorId, status, customFields }: ProductIdentity): StoredValue[] =>
  fieldValuesOf(customFields).map((value) => ({
    ...{ ...value, productId: id, subsectorId, published: status === 'published' },
  }));

/** The filterable values of each product, as a text to compare. */
function keysOf(values: readonly StoredValue[]): ReadonlyMap<string, string> {
  const keys = new Map<string, string[]>();
  for (const { productId, subsectorId, published, fieldKey, valueKey, field, value, choice } of values) {
    const key = JSON.stringify([subsectorId, published, fieldKey, valueKey, field, value, choice]);
    keys.set(productId, [...(keys.get(productId) ?? []), key]);
  }
  return new Map([...keys].map(([id, each]) => [id, each.toSorted().join()]));
}

async function addDocuments(tx: Database, stored: readonly ProductIdentity[]) {
  const rows = stored.flatMap(documentRowsOf);
  await insertRows(tx, productDocuments, rows);
  return rows;
}

/** Adds the words of products and documents to the vocabulary. */
async function addWords(tx: Database, ...stored: readonly (readonly { words: string[] }[])[]): Promise<void> {
  const words = [...new Set(stored.flat().flatMap((each) => each.words))].sort();
  await inBatches(words, (batch) =>
    tx
      .insert(searchWords)
      .select(sql`select unnest(${sql.param(batch)}::text[])`)
      .onConflictDoNothing(),
  );
}

/** The same for new products, which have nothing to remove first. */
export async function addToIndex(tx: Database, stored: readonly ProductIdentity[]): Promise<void> {
  await addWords(tx, stored, await addDocuments(tx, stored));
  await insertRows(tx, productFieldValues, stored.flatMap(valuesOf));
}

/** Moves the products of a subsector to its new sector. */
export async function moveProducts(tx: Database, subsectorId: string, sectorId: string): Promise<void> {
  await tx.update(products).set({ sectorId }).where(eq(products.subsectorId, subsectorId));
}
