import type { NewsletterBody, NewsletterIssue } from 'api-client';
import { asc, desc, eq, gt, sql } from 'drizzle-orm';
import { auditChange } from '../../audit';
import { entityFieldsOf } from '../../content/columns';
import type { Database } from '../../database/database';
import { newsletterIssues } from '../../database/schema';
import { conflict } from '../../errors/failures';
import { newId } from '../../identity';
import type { Change, Services } from '../../services';
import { ENGLISH_TEXTS, type Texts } from '../../texts/texts';
import { countConfirmed } from '../subscriptions/repository';
import { lowestNumber, notifySubscribers, oncePerLanguage, type News } from '../subscriptions/notify-subscribers';
import { articlesInLanguage, chosenArticles, type Article } from './articles';

type IssueRow = typeof newsletterIssues.$inferSelect;

const MAX_ISSUES = 20;
const WHY = 'You get this email because you subscribed to our newsletter.';

function toIssue(row: IssueRow): NewsletterIssue {
  const { subject, introduction, articles, sentBy, recipients } = row;
  return { ...entityFieldsOf(row), subject, introduction, articles, sentBy, recipients };
}

interface Written {
  readonly subject: string;
  readonly introduction: string;
  readonly articles: readonly Article[];
}

function newsOf({ text, path }: Texts, { subject, introduction, articles }: Written, siteUrl: string): News {
  const listed = articles.map((article) =>
    [article.title, article.summary, siteUrl + path(article.path)].filter(Boolean).join('\n'),
  );
  return { subject, text: [...(introduction ? [introduction] : []), ...listed, text(WHY)].join('\n\n') };
}

/** The sent issues, newest first. */
export async function listIssues(db: Database): Promise<NewsletterIssue[]> {
  const rows = await db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.number)).limit(MAX_ISSUES);
  return rows.map(toIssue);
}

/** The preview of an issue. @throws 400 or 409 for articles that cannot be in it */
export async function previewIssue({ db, clock, config }: Services, body: NewsletterBody): Promise<News> {
  const articles = await chosenArticles(db, body.articles, clock.now());
  return newsOf(ENGLISH_TEXTS, { ...body, articles }, config.siteUrl);
}

/** Sends an issue only to the caller. @throws 409 for API tokens, which have no address */
export async function sendTest({ services, viewer }: Change, body: NewsletterBody): Promise<void> {
  const { subject, text } = await previewIssue(services, body);
  await services.mail.enqueue(services.db, { to: viewer.email, subject: `Test: ${subject}`, text });
  void services.mail.flush();
}

/**
 * Stores an issue; a scheduled job writes its emails.
 * @throws 409 without subscribers, 400 or 409 for articles that cannot be in it
 */
export async function sendIssue(change: Change, body: NewsletterBody): Promise<NewsletterIssue> {
  const { db, clock } = change.services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    // One issue at a time, so that a second editor cannot send the same articles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newsletter issues', 0))`);
    const articles = await chosenArticles(tx, body.articles, now);
    if ((await countConfirmed(tx, 'newsletter')) === 0) throw conflict('Nobody has subscribed to the newsletter yet');
    const [row] = await tx
      .insert(newsletterIssues)
      .values({
        ...{ id: newId(now), createdAt: now, updatedAt: now, subject: body.subject },
        ...{ introduction: body.introduction, articles, sentBy: change.viewer.name },
      })
      .returning();
    if (!row) throw new Error('The issue was not stored');
    await auditChange(tx, change, {
      action: 'send-newsletter',
      collection: 'newsletter',
      entityId: row.id,
      title: row.subject,
    });
    return toIssue(row);
  });
}

/** Writes the emails of sent issues, oldest first. */
export async function sendNewsletters(services: Services): Promise<void> {
  const { db, config } = services;
  const since = await lowestNumber(db, 'newsletter');
  if (since === undefined) return;
  const issues = await db
    .select()
    .from(newsletterIssues)
    .where(gt(newsletterIssues.number, since))
    .orderBy(asc(newsletterIssues.number));
  for (const issue of issues) {
    const articlesIn = oncePerLanguage((tx, language) => articlesInLanguage(tx, language, issue.articles));
    await notifySubscribers(
      services,
      'newsletter',
      issue.number,
      async (tx, _row, texts) => {
        const articles = await articlesIn(tx, texts);
        return newsOf(texts, { ...issue, articles }, config.siteUrl);
      },
      (tx, count) =>
        tx
          .update(newsletterIssues)
          .set({ recipients: sql`${newsletterIssues.recipients} + ${count}` })
          .where(eq(newsletterIssues.id, issue.id)),
    );
  }
}
