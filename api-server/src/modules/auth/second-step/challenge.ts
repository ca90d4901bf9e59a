import type { SecondStepMethod } from 'api-client';
import { and, eq } from 'drizzle-orm';
import { MINUTE } from '../../../clock';
import { admins } from '../../../database/schema';
import { hashSecret } from '../../../identity';
import type { Services } from '../../../services';
import type { AdminRow } from '../find-admin';
import { findSecret, issueSecret, takeSecret } from '../../../auth/one-time-secrets';

const PURPOSE = 'second-step';
const CHALLENGE_LIFETIME = 5 * MINUTE;

/** The result of passing the second step: a session, or a new password, given by its hash. */
export type Goal = { kind: 'sign-in' } | { kind: 'reset'; passwordHash: string };

export interface SecondStepChallenge {
  otpRequired: true;
  methods: SecondStepMethod[];
  challenge: string;
}

/** Identifies the password of the first step: after a change of it, the first step has to be repeated. */
const markOf = ({ passwordHash }: AdminRow): string => hashSecret(passwordHash ?? '');

/** Requests the second step. The challenge proves the first one: valid for one sign-in, within 5 minutes. */
export async function askSecondStep(
  services: Services,
  admin: AdminRow,
  methods: SecondStepMethod[],
  goal: Goal,
): Promise<SecondStepChallenge> {
  const payload = { adminId: admin.id, mark: markOf(admin), ...goal };
  return { otpRequired: true, methods, challenge: await issueSecret(services, PURPOSE, payload, CHALLENGE_LIFETIME) };
}

/** The account and goal of a first step; undefined when the challenge is unknown, used or too old. */
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

/** @returns false when another request was faster */
export async function takeChallenge(services: Services, challenge: string): Promise<boolean> {
  return (await takeSecret(services, PURPOSE, challenge)) !== undefined;
}
