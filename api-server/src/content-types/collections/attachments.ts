import { fileNameOf } from 'api-client';
import type { ContentType, PublicForm } from 'api-client/content-types';
import { and, eq, gt, inArray, notExists } from 'drizzle-orm';
import type { Database } from '../../database/database';
import { files, fileUses } from '../../database/schema';
import { invalidField } from '../../errors/failures';
import { forgetFiles } from '../../files/file-deletions';
import type { Services } from '../../services';
import { textIn } from '../read-body';
import type { AnyBody } from '../served-content-type';

export const NOT_USABLE = 'Please choose the file again';

/**
 * Makes the files that a visitor uploaded for a public form attachments of its item. A file belongs to one item. Pass the
 * transaction that stores the item.
 *
 * @throws 400 for a file that does not exist any longer, or that was sent before
 */
export async function claimAttachments(
  tx: Database,
  { fields }: Pick<ContentType, 'fields'>,
  form: PublicForm,
  values: AnyBody,
  now: Date,
): Promise<void> {
  for (const name of form.fields) {
    const address = fields[name]?.kind === 'attachment' ? textIn(values, name) : undefined;
    if (!address) continue;
    const isWaiting = and(eq(files.kind, 'resume'), eq(files.used, false), gt(files.purgeAt, now));
    const claimed = await tx
      .update(files)
      .set({ kind: 'attachment', used: true, purgeAt: null, updatedAt: now })
      .where(and(eq(files.name, fileNameOf(address) ?? ''), isWaiting))
      .returning({ name: files.name });
    if (claimed.length === 0) throw invalidField(name, NOT_USABLE);
  }
}

/** The body of an editor's change: an attachment stays as its sender chose it. */
export function withoutAttachments({ fields }: Pick<ContentType, 'fields'>, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => fields[name]?.kind !== 'attachment'));
}

/** The names of the attachments of an item. */
export async function attachmentsOf(db: Database, item: Readonly<Record<string, unknown>>): Promise<string[]> {
  const names = Object.values(item).flatMap((value) => (typeof value === 'string' && fileNameOf(value)) || []);
  const found = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.kind, 'attachment'), inArray(files.name, names)));
  return found.map(({ name }) => name);
}

/** Notes that the attachments that no item has are to be deleted. Pass the transaction that removed items. */
export async function forgetAttachments(tx: Database, now: Date): Promise<void> {
  const uses = tx.select({ name: fileUses.name }).from(fileUses).where(eq(fileUses.name, files.name));
  await forgetFiles(tx, and(eq(files.kind, 'attachment'), notExists(uses)), now);
}

/** Removes the attachments of items that were changed or deleted. */
export async function cleanUpAttachments({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.transaction((tx) => forgetAttachments(tx, clock.now()));
}
