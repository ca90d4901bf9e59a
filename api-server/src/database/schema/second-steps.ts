import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { byteText, moment } from './columns';
import { admins } from './people';

const adminId = () =>
  text('admin_id')
    .notNull()
    .references(() => admins.id, { onDelete: 'cascade' });

/** Authenticator apps, at most one per account. */
export const authenticatorApps = pgTable('authenticator_apps', {
  adminId: adminId().primaryKey(),
  /** Sealed: see `keys/keyring.ts`. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The last time step whose code was used: it and earlier ones are refused from then on. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Passkeys (WebAuthn credentials). Only the public half is here. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text('id').primaryKey(),
    adminId: adminId(),
    name: text('name').notNull(),
    credentialId: byteText('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_of_admin').on(table.adminId)],
);

/** Unused recovery codes, hashed. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { adminId: adminId(), codeHash: byteText('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.adminId, table.codeHash] })],
);
