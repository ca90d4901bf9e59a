import type { JobApplication } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { jobApplications, Sending } from '../../database/schema';

export type ApplicationRow = typeof jobApplications.$inferSelect;

/** Everything that was sent, oldest first. */
export function sendingsOf(row: ApplicationRow): [Sending, ...Sending[]] {
  const { fullName, contactNumber, address, education, experience, resume, consent } = row;
  const own = {
    ...{ at: row.consentAt.toISOString(), fullName, contactNumber, address, education, experience, resume },
    ...(consent && { consent }),
  };
  const [first = own, ...others] = [...row.replaced, own, ...row.resent];
  return [first, ...others];
}

/** The current answers and resume: those that were sent last. */
export function answersOf(row: ApplicationRow): Omit<Sending, 'at'> {
  const { at: _at, ...answers } = sendingsOf(row).at(-1) ?? sendingsOf(row)[0];
  return answers;
}

/** An application in the form of the contract. */
export function toJobApplication(row: ApplicationRow): JobApplication {
  return {
    ...entityFieldsOf(row),
    reference: row.reference,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    email: row.email,
    ...answersOf(row),
    sendings: sendingsOf(row),
    state: row.state,
    notes: row.notes,
    scores: row.scores,
    interviews: row.interviews,
    consentAt: row.consentAt.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
  };
}
