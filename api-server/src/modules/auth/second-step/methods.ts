import type { SecondStep, SecondStepMethod } from 'api-client';
import type { Database } from '../../../database/database';
import type { AdminRow } from '../find-admin';
import { findApp } from './authenticator-app';
import { findPasskeys } from './passkeys';
import { countRecoveryCodes } from './recovery-codes';

/** The second steps of an account that are stronger than a mailbox; empty without any. */
export async function strongMethodsOf(db: Database, adminId: string): Promise<SecondStepMethod[]> {
  const app = await findApp(db, adminId);
  const passkeys = await findPasskeys(db, adminId);
  if (!app && passkeys.length === 0) return [];
  const codes = await countRecoveryCodes(db, adminId);
  return [
    ...(app ? (['app'] as const) : []),
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(codes > 0 ? (['recovery'] as const) : []),
  ];
}

/** The methods for sign-in. Codes by email are only for accounts without a stronger one. */
export async function signInMethodsOf(db: Database, admin: AdminRow): Promise<SecondStepMethod[]> {
  const strong = await strongMethodsOf(db, admin.id);
  return strong.length === 0 && admin.twoStep ? ['mail'] : strong;
}

export async function secondStepOf(db: Database, { id, role, passwordHash }: AdminRow): Promise<SecondStep> {
  const app = await findApp(db, id);
  const passkeys = await findPasskeys(db, id);
  return {
    ...(app && { appSince: app.createdAt.toISOString() }),
    passkeys: passkeys.map(({ id: _id, name, createdAt, lastUsedAt }) => ({
      _id,
      name,
      createdAt: createdAt.toISOString(),
      ...(lastUsedAt && { lastUsedAt: lastUsedAt.toISOString() }),
    })),
    recoveryCodesLeft: await countRecoveryCodes(db, id),
    required: role === 'owner',
    hasPassword: passwordHash !== null,
  };
}
