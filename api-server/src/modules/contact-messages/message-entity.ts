import { productPath, type ContactMessage, type MessageProduct, type Product } from 'api-client';
import { inArray } from 'drizzle-orm';
import { entityFieldsOf, isPublic } from '../../content/columns';
import { findProductsByIds, toProducts } from '../../content-types/products/repository';
import type { Database } from '../../database/database';
import { admins, type contactMessages } from '../../database/schema';

export type ContactMessageRow = typeof contactMessages.$inferSelect;

const gradeOf = ({ customFields }: Product): string =>
  customFields.find(({ fieldName }) => fieldName.trim().toLowerCase() === 'grade')?.fieldValue ?? '';

/** The products of messages by id, also those that visitors do not see. */
async function productsOf(db: Database, ids: readonly string[], now: Date): Promise<Map<string, MessageProduct>> {
  const rows = ids.length === 0 ? [] : await findProductsByIds(db, [...new Set(ids)]);
  const shown = new Set(rows.filter((row) => isPublic(row, now)).map(({ id }) => id));
  const products = await toProducts(db, rows, now);
  return new Map(
    products.map((product) => {
      const { _id, name, logo: picture } = product;
      const path = shown.has(_id) ? productPath(product) : '';
      return [_id, { _id, name, picture, grade: gradeOf(product), path }];
    }),
  );
}

async function ownerNames(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: admins.id, name: admins.name })
    .from(admins)
    .where(inArray(admins.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Messages in the form of the contract, with their products and the names of their owners. */
export async function toContactMessages(
  db: Database,
  rows: readonly ContactMessageRow[],
  now: Date,
): Promise<ContactMessage[]> {
  const products = await productsOf(
    db,
    rows.flatMap(({ productIds }) => productIds),
    now,
  );
  const owners = await ownerNames(
    db,
    rows.flatMap(({ ownerId }) => ownerId ?? []),
  );
  return rows.map((row) => {
    const {
      reference,
      name,
      email,
      phone,
      company,
      topic,
      message,
      productIds,
      state,
      notes,
      ownerId,
      remindOn,
      consent,
    } = row;
    return {
      ...{ ...entityFieldsOf(row), reference, name, email, phone, company, topic, message, productIds, state, notes },
      ...{ ownerId, ownerName: owners.get(ownerId ?? '') ?? '', remindOn },
      products: productIds.flatMap((id) => products.get(id) ?? []),
      ...(consent && { consent }),
    };
  });
}

export async function toContactMessage(db: Database, row: ContactMessageRow, now: Date): Promise<ContactMessage> {
  const [message] = await toContactMessages(db, [row], now);
  if (!message) throw new Error('The message was not converted');
  return message;
}
