import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { admins } from '../database/schema';
import type { Mail } from './mail';
import type { Message } from './message';

/**
 * Enqueues an email to every owner. Pass the transaction of the change, and flush afterwards.
 *
 * @param emailTo makes the email to an address
 */
export async function notifyOwners(tx: Database, mail: Pick<Mail, 'enqueue'>, emailTo: (to: string) => Message) {
  const owners = await tx
    .select({ email: admins.email })
    .from(admins)
    .where(and(eq(admins.status, 'approved'), eq(admins.role, 'owner')));
  for (const { email } of owners) await mail.enqueue(tx, emailTo(email));
}
