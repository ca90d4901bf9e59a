import type { ApiToken } from 'api-client';
import type { TokenScope } from 'api-client/token-scopes';
import { desc, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { newApiToken } from '../../auth/api-tokens';
import { DAY } from '../../clock';
import { apiTokens } from '../../database/schema';
import { conflict, invalidField, notFound } from '../../errors/failures';
import { hashSecret, newId } from '../../identity';
import { notifyOwners } from '../../mail/notify-owners';
import type { Change, Services } from '../../services';
import { reauthenticateViewer } from '../auth/reauthenticate';
import { tokenCreatedEmail } from './created-email';

/** The most tokens at a time, including expired ones. */
const MAX_TOKENS = 50;
/** A leap year and a day: "a year from now" in another time zone is accepted. */
const MAX_DAYS = 367;
/** The number of characters of a token that are shown. */
const ENDING = 4;

const WHAT = 'api-tokens';

type TokenRow = typeof apiTokens.$inferSelect;

const toApiToken = ({ id, name, scopes, ending, createdAt, createdBy, expiresAt, lastUsedAt }: TokenRow): ApiToken => ({
  ...{ _id: id, name, scopes, ending, createdBy },
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** All tokens, the newest first. */
export async function listApiTokens({ db }: Services): Promise<ApiToken[]> {
  const rows = await db.select().from(apiTokens).orderBy(desc(apiTokens.createdAt), desc(apiTokens.id));
  return rows.map(toApiToken);
}

interface NewApiToken {
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly expiresAt: string;
  readonly currentPassword?: string | undefined;
}

/**
 * Creates a token, after its creator has confirmed their identity again, and emails all owners. Only a hash of it is
 * stored.
 * @throws 400 for a wrong password, and for an end that has passed or is more than a year away; 409 when there are too
 * many already; 429 after five wrong passwords
 */
export async function createApiToken(
  change: Change,
  { name, scopes, expiresAt, currentPassword }: NewApiToken,
): Promise<{ apiToken: ApiToken; token: string }> {
  const { services, viewer } = change;
  const { db, clock, mail, config } = services;
  const now = clock.now();
  const end = new Date(expiresAt);
  if (end <= now) throw invalidField('expiresAt', 'Choose a date in the future');
  if (end.getTime() > now.getTime() + MAX_DAYS * DAY) {
    throw invalidField('expiresAt', 'Choose a date within a year from now');
  }
  await reauthenticateViewer(services, viewer, currentPassword);
  const token = newApiToken();
  const row = await db.transaction(async (tx) => {
    if ((await tx.$count(apiTokens)) >= MAX_TOKENS)
      throw conflict('There are many API tokens already. Revoke one of them first.');
    const [stored] = await tx
      .insert(apiTokens)
      .values({
        ...{ id: newId(now), tokenHash: hashSecret(token), name, scopes: [...scopes], ending: token.slice(-ENDING) },
        ...{ createdAt: now, createdBy: viewer.name, createdById: viewer.adminId, expiresAt: end },
      })
      .returning();
    if (!stored) throw new Error('The database stored nothing');
    await notifyOwners(tx, mail, (to) => tokenCreatedEmail(to, toApiToken(stored), config.siteUrl));
    const title = `${name}: ${scopes.join(', ')}`;
    await auditChange(tx, change, { action: 'create', collection: WHAT, entityId: stored.id, title });
    return stored;
  });
  void mail.flush();
  return { apiToken: toApiToken(row), token };
}

/** Ends a token at once. @throws 404 */
export async function revokeApiToken(change: Change, id: string): Promise<void> {
  await change.services.db.transaction(async (tx) => {
    const [deleted] = await tx.delete(apiTokens).where(eq(apiTokens.id, id)).returning();
    if (!deleted) throw notFound('API token');
    await auditChange(tx, change, { action: 'revoke', collection: WHAT, entityId: id, title: deleted.name });
  });
}
