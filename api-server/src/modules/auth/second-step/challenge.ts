import type { SecondStepMethod } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import { admins } from '../../../database/schema';
import { hashSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
import { findSecret, issueSecret, takeSecret } from './one-time-secrets';

const PURPOSE = 'second-step';
const LASTS = 5 * MINUTE;

/** What passing the second step leads to: a session, or a new password, given by its hash. */
export type Goal = { kind: 'sign-in' } | { kind: 'reset'; passwordHash: string };

/** What the caller is told when a second step is needed. */
export interface SecondStepAsked {
  otpRequired: true;
  methods: SecondStepMethod[];
  challenge: string;
}

/** Recognises the password that the first step was made with: once it is another, the first step is to be made again. */
const markOf = ({ passwordHash }: AdminRow): string => hashSecret(passwordHash ?? '');

/** Asks for the second step. The challenge stands for the first one: good for one sign-in, within 5 minutes. */
export async function askSecondStep(
  services: Services,
  admin: AdminRow,
  methods: SecondStepMethod[],
  goal: Goal,
): Promise<SecondStepAsked> {
  const payload = { adminId: admin.id, mark: markOf(admin), ...goal };
  return { otpRequired: true, methods, challenge: await issueSecret(services, PURPOSE, payload, LASTS) };
}

/** Who has made the first step, and what for; undefined when the challenge is unknown, used or too old. */
export async function findChallenge(
  services: Services,
  challenge: string,
): Promise<{ admin: AdminRow; goal: Goal } | undefined> {
  const found = await findSecret(services, PURPOSE, challenge);
  if (!found) return undefined;
  const [admin] = await services.db
    .select()
    .from(admins)
    .where(and(eq(admins.id, found['adminId'] ?? ''), eq(admins.status, 'approved')))
    .limit(1);
  if (!admin || found['mark'] !== markOf(admin)) return undefined;
  const { kind, passwordHash = '' } = found;
  return { admin, goal: kind === 'reset' ? { kind, passwordHash } : { kind: 'sign-in' } };
}

/** @returns false when somebody else was faster */
export async function takeChallenge(services: Services, challenge: string): Promise<boolean> {
  return (await takeSecret(services, PURPOSE, challenge)) !== undefined;
}
