import type { SecondStepMethod } from 'api-client';
import type { Services } from '../../../services';
import { auditAccount } from '../audit-account';
import type { AdminRow } from '../find-admin';
import { recoveryCodeEmail } from '../emails';
import { consumeCode } from '../one-time-codes';
import { takeAppCode } from './authenticator-app';
import { countRecoveryCodes, takeRecoveryCode } from './recovery-codes';

const DIGITS = /^\d{3} ?\d{3}$/;

/** Uses a recovery code up, and emails its holder, as the code may have been found by another person. */
async function takeRecoveryCodeOf(
  services: Services,
  admin: AdminRow,
  code: string,
  requestId: string,
): Promise<boolean> {
  const { db, clock, mail, config } = services;
  const good = await db.transaction(async (tx) => {
    if (!(await takeRecoveryCode(tx, admin.id, code))) return false;
    const left = await countRecoveryCodes(tx, admin.id);
    await mail.enqueue(tx, recoveryCodeEmail(admin.email, left, config.siteUrl));
    await auditAccount(tx, { at: clock.now(), actor: admin, action: 'use-recovery-code', requestId }, admin);
    return true;
  });
  if (good) void mail.flush();
  return good;
}

/** Whether a code is valid as the second step of an account; a valid one is used up. */
export async function takeCode(
  services: Services,
  admin: AdminRow,
  methods: readonly SecondStepMethod[],
  code: string,
  requestId: string,
): Promise<boolean> {
  if (!DIGITS.test(code)) {
    return methods.includes('recovery') && (await takeRecoveryCodeOf(services, admin, code, requestId));
  }
  if (methods.includes('app')) return takeAppCode(services, admin.id, code);
  return methods.includes('mail') && consumeCode(services, admin.email, 'login', code.replace(' ', ''));
}
