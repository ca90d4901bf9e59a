import type { ApplicationState, Revision, StateMail } from 'api-client';
import { applicationStateSchema } from 'api-client/schemas';
import { and, desc, eq } from 'drizzle-orm';
import { auditChange } from '../../audit';
import type { Database } from '../../database/database';
import { revisions, stateMails } from '../../database/schema';
import type { Change } from '../../services';
import { ENGLISH_TEXTS, type Texts } from '../../texts/texts';

type Wording = Omit<StateMail, 'state'>;

/** The paragraphs about each state, as long as no recruiter has changed them. */
const PARAGRAPHS: Readonly<Record<ApplicationState, string>> = {
  new: 'we have received your application for the position "{job}" and will write to you.',
  review: 'we are reading your application for the position "{job}" and will write to you as soon as we can.',
  interview: 'we would like to meet you about the position "{job}". An invitation with the time and the place follows.',
  offer:
    'we are pleased to tell you that we would like to offer you the position "{job}". We will write to you about the details.',
  hired: 'welcome! The position "{job}" is yours. We will write to you about your first day.',
  rejected:
    'thank you for your interest in the position "{job}". We have decided for another applicant this time, and wish you all the best.',
  withdrawn: 'your application for the position "{job}" is withdrawn. We wish you all the best.',
};

/** The wording with its placeholders. */
const wordingOf = (state: ApplicationState, { text }: Texts): Wording => ({
  subject: text('Your application for {job} ({reference})'),
  text: [
    text('Dear {name},'),
    text(PARAGRAPHS[state]),
    `${text('With kind regards,')}\n${text('The recruiting team')}`,
  ].join('\n\n'),
});

/**
 * The wording of the email about each state, in the order of the states. One that a recruiter has changed is as written.
 *
 * @param texts of the applicant's language
 */
export async function listStateMails(db: Database, texts: Texts): Promise<StateMail[]> {
  const rows = await db.select().from(stateMails);
  return applicationStateSchema.options.map((state) => {
    const { subject, text } = rows.find((row) => row.state === state) ?? wordingOf(state, texts);
    return { state, subject, text };
  });
}

const COLLECTION = 'state-mails';
const MAX_REVISIONS = 50;

/** The wordings of an email after each change, newest first. */
export async function listRevisions(db: Database, state: ApplicationState): Promise<Revision[]> {
  const rows = await db
    .select()
    .from(revisions)
    .where(and(eq(revisions.collection, COLLECTION), eq(revisions.entityId, state)))
    .orderBy(desc(revisions.number))
    .limit(MAX_REVISIONS);
  return rows.map(({ number, at, by, action, content }) => ({ number, at: at.toISOString(), by, action, content }));
}

/** Changes the wording of the email about a state. Earlier wordings can be read and used again. */
export async function changeStateMail(change: Change, state: ApplicationState, wording: Wording): Promise<StateMail> {
  const now = change.services.clock.now();
  const set = { ...wording, updatedAt: now };
  await change.services.db.transaction(async (tx) => {
    const before =
      (await listStateMails(tx, ENGLISH_TEXTS)).find((mail) => mail.state === state) ?? wordingOf(state, ENGLISH_TEXTS);
    // A concurrent change of the same wording waits here, and gets the next number.
    await tx
      .insert(stateMails)
      .values({ state, ...set })
      .onConflictDoUpdate({ target: stateMails.state, set });
    const last = (await listRevisions(tx, state))[0]?.number ?? 0;
    const entry = { collection: COLLECTION, entityId: state, at: now };
    const first = { ...entry, number: 1, by: '', action: 'created' as const };
    const content = { subject: before.subject, text: before.text };
    if (last === 0) await tx.insert(revisions).values({ ...first, content });
    await tx.insert(revisions).values({
      ...entry,
      number: Math.max(1, last) + 1,
      by: change.viewer.name,
      action: 'updated',
      content: { ...wording },
    });
    await auditChange(tx, change, {
      action: 'update',
      collection: COLLECTION,
      entityId: state,
      title: wording.subject,
    });
  });
  return { state, ...wording };
}
