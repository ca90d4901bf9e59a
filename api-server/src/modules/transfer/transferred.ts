import type { Role } from 'api-client';
import {
  jobPostingBodySchema,
  jobPostingUpdateSchema,
  productBodySchema,
  productUpdateSchema,
} from 'api-client/schemas';
import { asc, ne } from 'drizzle-orm';
import { z } from 'zod';
import { EDITORS, RECRUITERS } from '../../auth/viewer';
import type { Change } from '../../content/change';
import type { ContentEntity } from '../../content/content-kind';
import type { Database } from '../../database/database';
import { jobPostings, products } from '../../database/schema';
import { contentTypes } from '../../content-types';
import { everyItem } from '../../content-types/list';
import type { Served } from '../../content-types/served';
import { createItem, updateItem } from '../../content-types/writes';
import { toJobPosting } from '../job-postings/repository';
import { addJobPosting, editJobPosting } from '../job-postings/writes';
import { toProducts } from '../products/repository';
import { addProduct, updateProduct } from '../products/writes';

/** What import and export know of a collection. */
export interface Transferred {
  readonly roles: readonly Role[];
  /** The columns of a table, which are the fields of a row. */
  readonly fields: readonly string[];
  /** Everything that is not in the trash. */
  list(db: Database, now: Date): Promise<readonly object[]>;
  /**
   * Checks a row: nothing is stored before `store` is called.
   * @throws ZodError naming every field that is wrong
   */
  prepare(row: Readonly<Record<string, unknown>>): { id: string | undefined; store(change: Change): Promise<unknown> };
}

const idSchema = z.object({ _id: z.string().min(1).max(100).optional() });

/** What a table does not hold: it follows from the rest, or is nobody's to change. */
const LEFT_OUT = new Set(['version']);

function transferred<Body, Update>(
  roles: readonly Role[],
  list: Transferred['list'],
  body: z.ZodType<Body> & { shape: object },
  add: (change: Change, body: Body) => Promise<ContentEntity>,
  update: z.ZodType<Update>,
  edit: (change: Change, id: string, body: Update) => Promise<ContentEntity>,
): Transferred {
  return {
    roles,
    fields: ['_id', ...Object.keys(body.shape).filter((field) => !LEFT_OUT.has(field))],
    list,
    prepare: ({ version: _, ...row }) => {
      const { _id: id } = idSchema.parse(row);
      if (id === undefined) {
        const parsed = body.parse(row);
        return { id, store: (change) => add(change, parsed) };
      }
      const parsed = update.parse(row);
      return { id, store: (change) => edit(change, id, parsed) };
    },
  };
}

/** A content type that its definition lets be brought in and out. */
function transferredType(served: Served): Transferred {
  const { roles, schemas } = served;
  return transferred(
    roles,
    (db, now) => everyItem(served, db, now),
    schemas.body,
    (change, body) => createItem(change, served, body),
    schemas.update,
    (change, id, body) => updateItem(change, served, id, body),
  );
}

/** The collections that can be brought in and out as a file (api.md, Administration). */
export const transferredCollections: Readonly<Record<string, Transferred>> = {
  products: transferred(
    EDITORS,
    async (db, now) =>
      toProducts(
        db,
        await db
          .select()
          .from(products)
          .where(ne(products.status, 'trashed'))
          .orderBy(asc(products.sortName), asc(products.id)),
        now,
      ),
    productBodySchema,
    addProduct,
    productUpdateSchema,
    updateProduct,
  ),
  'job-postings': transferred(
    RECRUITERS,
    async (db, now) =>
      (
        await db
          .select()
          .from(jobPostings)
          .where(ne(jobPostings.status, 'trashed'))
          .orderBy(asc(jobPostings.sortName), asc(jobPostings.id))
      ).map((row) => toJobPosting(row, now)),
    jobPostingBodySchema,
    addJobPosting,
    jobPostingUpdateSchema,
    editJobPosting,
  ),
  ...Object.fromEntries(
    contentTypes.filter(({ type }) => type.imported).map((served) => [served.type.collection, transferredType(served)]),
  ),
};
