import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { setImmediate } from 'node:timers/promises';
import { IMPORT_ROWS, numberText } from 'api-client';
import { and, eq, gt, or } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { admins, importParts, importRuns } from '../../database/schema';
import { ApiFailure, conflict, invalidField } from '../../errors/failures';
import { newId } from '../../identity';
import type { ImportExportCollection } from './collections';
import { readImportBody, type ReadRow } from './import-body';
import { JsonStream } from './json-stream';
import type { Change } from '../../services';

/** Enough for a file of 100,000 rows. In bytes. */
const MAX_BODY_BYTES = 25_000_000;
/** Bytes that are read at once: a few milliseconds of work. */
const READ_AT_ONCE = 16_384;
/** Rows that are imported in one transaction: other queries run in between. */
const ROWS_PER_PART = 25;
/** Rows, and their characters, that are stored with one statement. */
const STORED_AT_ONCE = 40 * ROWS_PER_PART;
const CHARACTERS_AT_ONCE = 1_000_000;
/** The most unknown columns that are named, and the length of each name. */
const MAX_UNKNOWN_COLUMNS = 100;
const UNKNOWN_NAME = 200;

/** A file whose rows are stored and not imported yet. */
export class ReceivedImport {
  constructor(
    readonly id: string,
    readonly found: { readonly rows: number; readonly fromTable: boolean; readonly unknownFields: string[] },
    private readonly sha256: string,
  ) {}

  /** Identifies the body of a repeated request. */
  toJSON(): string {
    return this.sha256;
  }
}

/**
 * A body in short texts, with pauses for other work. The stream stays open, since a refusal has to be answered on it.
 */
async function* textOf(body: Readable, read: (chunk: Buffer) => void): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new ApiFailure(413, 'The body is too large');
    read(chunk);
    for (let from = 0; from < chunk.length; from += READ_AT_ONCE) {
      yield decoder.write(chunk.subarray(from, from + READ_AT_ONCE));
      await setImmediate();
    }
  }
  yield decoder.end();
}

class StoredRows {
  rows = 0;
  private waiting: ReadRow[] = [];
  private characters = 0;

  constructor(
    private readonly db: Database,
    private readonly runId: string,
  ) {}

  /** @throws 400 for the first row beyond the limit */
  async add(read: ReadRow): Promise<void> {
    if (this.rows === IMPORT_ROWS) throw invalidField('rows', `At most ${numberText(IMPORT_ROWS)} rows`);
    this.rows += 1;
    this.waiting.push(read);
    this.characters += JSON.stringify(read.row).length;
    const isFullPart = this.waiting.length % ROWS_PER_PART === 0;
    if (this.waiting.length < STORED_AT_ONCE && !(isFullPart && this.characters > CHARACTERS_AT_ONCE)) return;
    await this.store();
  }

  async store(): Promise<void> {
    if (this.waiting.length === 0) return;
    const begin = this.rows - this.waiting.length;
    const starts = Array.from(
      { length: Math.ceil(this.waiting.length / ROWS_PER_PART) },
      (_, at) => at * ROWS_PER_PART,
    );
    await this.db.insert(importParts).values(
      starts.map((from) => {
        const part = this.waiting.slice(from, from + ROWS_PER_PART);
        return {
          ...{ runId: this.runId, first: begin + from },
          rows: part.map(({ row }) => row),
          numbers: part.flatMap(({ number }) => number ?? []),
        };
      }),
    );
    this.waiting = [];
    this.characters = 0;
  }
}

/**
 * Lets a person have one import at a time. Pass the transaction that stores the next one.
 *
 * @param lost bodies that began to arrive before this and have not ended were lost with their process
 * @throws 409 while another import of this person is received or runs
 */
export async function requireNoneUnderWay(tx: Database, adminId: string, lost: Date): Promise<void> {
  const isArriving = and(eq(importRuns.state, 'receiving'), gt(importRuns.createdAt, lost));
  // Of two concurrent imports, the second one sees the first.
  await tx.select({ id: admins.id }).from(admins).where(eq(admins.id, adminId)).for('update');
  const underWay = and(eq(importRuns.adminId, adminId), or(eq(importRuns.state, 'running'), isArriving));
  if ((await tx.$count(importRuns, underWay)) > 0)
    throw conflict('Another import of yours is under way. Wait until it has ended, or cancel it.');
}

/**
 * Begins to receive an import: one at a time for each person.
 * @throws 409 while another import of the same person is received or runs
 */
async function beginReceiving(
  { db, clock, config }: Change['services'],
  run: Pick<
    typeof importRuns.$inferInsert,
    'adminId' | 'adminName' | 'adminEmail' | 'adminRole' | 'collection' | 'requestId'
  >,
): Promise<string> {
  const now = clock.now();
  const id = newId(now);
  await db.transaction(async (tx) => {
    await requireNoneUnderWay(tx, run.adminId, new Date(now.getTime() - config.deadlines.request));
    await tx.insert(importRuns).values({
      ...{ ...run, id, dryRun: true, fromTable: false, state: 'receiving', rows: 0, createdAt: now, unknownFields: [] },
    });
  });
  return id;
}

/** Deletes a received file that is not imported. */
export async function forgetReceived(db: Database, id: string): Promise<void> {
  await db.delete(importRuns).where(and(eq(importRuns.id, id), eq(importRuns.state, 'receiving')));
}

/**
 * Reads the body of an import while it arrives and stores its rows in parts, so that a file of any length needs little
 * memory. Unknown fields are left out.
 *
 * @throws 400 at the first error of the body or too many rows, 409 while another import of the same person is under
 *   way, 413 when it is too large
 */
export async function receiveImport(
  { services, viewer, request }: Change,
  { name, kind }: { readonly name: string; readonly kind: ImportExportCollection },
  body: Readable,
  parse: (text: string) => unknown,
): Promise<ReceivedImport> {
  const { db } = services;
  const id = await beginReceiving(services, {
    ...{ adminId: viewer.adminId, adminName: viewer.name, adminEmail: viewer.email, adminRole: viewer.role },
    ...{ collection: name, requestId: request.id },
  });
  const hash = createHash('sha256');
  const stored = new StoredRows(db, id);
  const unknown = new Set<string>();
  let isTable = false;
  try {
    const stream = new JsonStream(
      textOf(body, (chunk) => hash.update(chunk)),
      parse,
    );
    for await (const { row, number } of readImportBody(stream)) {
      isTable = number !== undefined;
      const [known, others] = [new Array<[string, unknown]>(), new Array<string>()];
      for (const [field, value] of Object.entries(row)) {
        if (kind.knows(field)) known.push([field, value]);
        else others.push(field);
      }
      for (const field of others) if (unknown.size < MAX_UNKNOWN_COLUMNS) unknown.add(field.slice(0, UNKNOWN_NAME));
      await stored.add({ row: Object.fromEntries(known), ...(number !== undefined && { number }) });
    }
    await stored.store();
  } catch (error) {
    await forgetReceived(db, id);
    throw error;
  }
  const found = { rows: stored.rows, fromTable: isTable, unknownFields: [...unknown] };
  return new ReceivedImport(id, found, hash.digest('base64url'));
}
