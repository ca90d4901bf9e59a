import { OUTBOX_DAYS } from 'api-client';
import { lte } from 'drizzle-orm';
import { DAY } from '../clock';
import { outbox } from '../database/schema';
import type { Services } from '../services';

/** Removes old emails; each has been sent or given up by then. */
export async function cleanUpOutbox({ mail, clock }: Pick<Services, 'mail' | 'clock'>): Promise<void> {
  await mail.forget(lte(outbox.createdAt, new Date(clock.now().getTime() - OUTBOX_DAYS * DAY)));
}
