import type { ContactMessage, ContactState, GivenConsent, Right, Role } from 'api-client';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { byteText, entityColumns, json, moment } from './columns';

/** Roles that owners make, beside those of every site. */
export const roles = pgTable(
  'roles',
  {
    ...entityColumns(),
    name: text('name').notNull(),
    nameKey: byteText('name_key').notNull(),
    rights: json<Right[]>('rights').notNull(),
    /** The jobs whose applications it handles; null for all. */
    jobs: text('jobs').array(),
    /** The topics whose messages it handles; null for all. */
    topics: text('topics').array(),
    /** The languages into which it translates; null for all. */
    languages: text('languages').array(),
  },
  (table) => [uniqueIndex('roles_name').on(table.nameKey)],
);

/** Administrators and requests to become one. A deleted one has no row. */
export const admins = pgTable(
  'admins',
  {
    ...entityColumns(),
    name: text('name').notNull(),
    sortName: byteText('sort_name').notNull(),
    email: text('email').notNull(),
    emailKey: byteText('email_key').notNull(),
    /** Null for those who sign in through an identity provider only. */
    passwordHash: text('password_hash'),
    /** Of every site; null for a role that owners made, and for requests. */
    role: text('role').$type<Role>(),
    ownRoleId: text('own_role_id').references(() => roles.id),
    status: text('status', { enum: ['pending', 'approved'] }).notNull(),
    twoStep: boolean('two_step').notNull().default(false),
    /** The person at the identity provider (OpenID Connect). */
    oidcIssuer: text('oidc_issuer'),
    oidcSubject: text('oidc_subject'),
    /** When this person became an owner: the time to set up a second step starts then. */
    ownerSince: moment('owner_since'),
    /** When an owner without a second step set a new password by email alone; null once it is confirmed. */
    resetByMailAt: moment('reset_by_mail_at'),
  },
  (table) => [
    uniqueIndex('admins_email').on(table.emailKey),
    uniqueIndex('admins_oidc').on(table.oidcIssuer, table.oidcSubject),
    index('admins_of_role').on(table.ownRoleId),
  ],
);

/** Sessions in browsers. Only the hash of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    tokenHash: byteText('token_hash').notNull().unique(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    device: text('device').notNull().default(''),
  },
  (table) => [index('sessions_of_admin').on(table.adminId), index('sessions_expiry').on(table.expiresAt)],
);

/** Browsers in which an account was signed in before: failed attempts elsewhere do not lock those out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    tokenHash: byteText('token_hash').primaryKey(),
    adminId: text('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('known_devices_of_admin').on(table.adminId), index('known_devices_expiry').on(table.expiresAt)],
);

/** One-time codes sent by email, hashed; bound to an address and a purpose. */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    emailKey: byteText('email_key').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    /** Failed attempts of all callers. */
    misses: integer('misses').notNull().default(0),
    /** Failed attempts by caller, whose address is hashed. */
    missesBy: json<Record<string, number>>('misses_by').notNull().default({}),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [uniqueIndex('one_time_codes_address').on(table.emailKey, table.purpose)],
);

/** Secrets that work once: the first administrator's link, states of a sign-in with a provider. */
export const oneTimeTokens = pgTable('one_time_tokens', {
  tokenHash: byteText('token_hash').primaryKey(),
  purpose: text('purpose').notNull(),
  payload: json<Record<string, string>>('payload').notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** The addresses that get the messages of a topic. */
export const messageDesks = pgTable('message_desks', {
  topic: text('topic').primaryKey(),
  email: text('email').notNull(),
});

export const contactMessages = pgTable(
  'contact_messages',
  {
    ...entityColumns(),
    reference: text('reference').notNull().unique(),
    name: text('name').notNull(),
    sortName: byteText('sort_name').notNull(),
    email: text('email').notNull(),
    emailKey: byteText('email_key')
      .notNull()
      .generatedAlwaysAs(sql`lower(email)`),
    phone: text('phone').notNull().default(''),
    company: text('company').notNull().default(''),
    topic: text('topic').notNull().default(''),
    message: text('message').notNull(),
    productIds: text('product_ids').array().notNull(),
    state: text('state').$type<ContactState>().notNull().default('new'),
    /** The administrator who handles it. */
    ownerId: text('owner_id').references(() => admins.id, { onDelete: 'set null' }),
    /** The site's day of the reminder. */
    remindOn: text('remind_on'),
    /** When the reminder was sent. */
    remindedAt: moment('reminded_at'),
    notes: json<ContactMessage['notes']>('notes').notNull(),
    consentAt: moment('consent_at').notNull(),
    /** Null for messages from before it was noted. */
    consent: json<GivenConsent>('consent'),
  },
  (table) => [
    index('contact_messages_by_creation').on(table.createdAt, table.id),
    index('contact_messages_by_change').on(table.updatedAt),
    index('contact_messages_of_person').on(table.emailKey),
    index('contact_messages_to_remind')
      .on(table.remindOn)
      .where(sql`${table.remindOn} is not null`),
  ],
);
