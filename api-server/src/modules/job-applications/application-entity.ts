import type { JobApplication } from 'api-client';
import { entityFieldsOf } from '../../content/columns';
import type { jobApplications, Sending } from '../../database/schema';

export type ApplicationRow = typeof jobApplications.$inferSelect;

/** Everything that was sent, oldest first. */
export function sendingsOf(row: ApplicationRow): Sending[] {
  const { fullName, contactNumber, address, education, experience, resume } = row;
  const first = { at: row.createdAt.toISOString(), fullName, contactNumber, address, education, experience, resume };
  return [first, ...row.resent];
}

/** An application as the contract shows it. */
export function toJobApplication(row: ApplicationRow): JobApplication {
  return {
    ...entityFieldsOf(row),
    reference: row.reference,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    fullName: row.fullName,
    contactNumber: row.contactNumber,
    email: row.email,
    address: row.address,
    education: row.education,
    experience: row.experience,
    resume: row.resent.at(-1)?.resume ?? row.resume,
    sendings: sendingsOf(row),
    state: row.state,
    notes: row.notes,
    scores: row.scores,
    interviews: row.interviews,
    consentAt: row.consentAt.toISOString(),
    purgeAt: row.purgeAt.toISOString(),
  };
}
