import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from './database/database';
import { installation } from './database/schema';
import { newSecret } from './identity';

/** A mark of this installation; undefined until it is set. */
export async function readMark(db: Database, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name)).limit(1);
  return row?.value;
}

const secrets = new WeakMap<Database, Map<string, Promise<string>>>();

/** A secret made once for this installation and a purpose; every replica reads the same. */
export function installationSecret(db: Database, name: string): Promise<string> {
  const ofDatabase = secrets.get(db) ?? new Map<string, Promise<string>>();
  secrets.set(db, ofDatabase);
  const known = ofDatabase.get(name);
  if (known) return known;
  const made = db
    .insert(installation)
    .values({ name, value: newSecret() })
    .onConflictDoNothing()
    .then(async () => (await readMark(db, name)) ?? '');
  ofDatabase.set(name, made);
  made.catch(() => ofDatabase.delete(name));
  return made;
}

/** A mark that stands for a text: the same for the same text, and nobody reads the text in it. */
export async function keyedMark(db: Database, text: string): Promise<string> {
  return createHmac('sha256', await installationSecret(db, 'visitor-secret'))
    .update(text)
    .digest('base64url');
}

/**
 * What stands for a person where the address must not be read, such as in the audit log: whoever knows the address finds
 * it again, nobody else learns it.
 * @param key the address as it is compared
 */
export function personMark(db: Database, key: string): Promise<string> {
  return keyedMark(db, `person\n${key}`);
}

/** Tells visitors apart without keeping who they are: a keyed hash of address and browser. */
export async function visitorOf(db: Database, request: FastifyRequest): Promise<string> {
  return keyedMark(db, `${request.ip}\n${request.headers['user-agent'] ?? ''}`);
}
