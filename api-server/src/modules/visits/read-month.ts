import { VISIT_MONTHS, type VisitMonth } from 'api-client';
import { and, asc, gte, lt, lte, sql } from 'drizzle-orm';
import { DAY, monthsBefore } from '../../clock';
import { siteDates, siteDay } from '../../content/site-dates';
import type { Database } from '../../database/database';
import { files, visitCounts } from '../../database/schema';
import type { Services } from '../../services';
import { CSV_START, writeCsv } from '../../text/csv';
import type { VisitKind } from '../../visits/visit-counter';

const MAX_LISTED = 50;

function daysOf(month: string): string[] {
  const first = new Date(`${month}-01T00:00:00Z`);
  const days = Array.from({ length: 31 }, (_, index) =>
    new Date(first.getTime() + index * DAY).toISOString().slice(0, 10),
  );
  return days.filter((day) => day.startsWith(month));
}

const within = (days: readonly string[]) =>
  and(gte(visitCounts.day, days[0] ?? ''), lte(visitCounts.day, days.at(-1) ?? ''));

/** The counts of a month, such as 2026-01. */
export async function readMonth(db: Database, month: string): Promise<VisitMonth> {
  const days = daysOf(month);
  const rows = await db.select().from(visitCounts).where(within(days));
  const total = (kind: VisitKind, day?: string): number =>
    rows.reduce((sum, row) => (row.kind === kind && (!day || row.day === day) ? sum + row.count : sum), 0);
  const most = (kind: VisitKind) => {
    const counts = new Map<string, number>();
    for (const row of rows) if (row.kind === kind) counts.set(row.name, (counts.get(row.name) ?? 0) + row.count);
    return [...counts]
      .map(([name, count]) => ({ name, count }))
      .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1))
      .slice(0, MAX_LISTED);
  };
  return {
    month,
    days: days.map((day) => ({ day, visits: total('referrer', day), pages: total('page', day) })),
    pages: most('page'),
    referrers: most('referrer'),
    searches: most('search'),
    documents: most('document'),
    applicationsBegun: total('begun'),
    applicationsSent: total('sent'),
  };
}

const KINDS: Readonly<Record<VisitKind, string>> = {
  page: 'Page',
  referrer: 'Came from',
  search: 'Search without results',
  document: 'Document opened',
  begun: 'Application begun',
  sent: 'Application sent',
};

export async function visitsCsv(db: Database, month: string): Promise<string> {
  const { day, kind, name } = visitCounts;
  const rows = await db
    .select()
    .from(visitCounts)
    .where(within(daysOf(month)))
    .orderBy(asc(day), asc(kind), asc(name));
  const lines = rows.map((row) => [row.day, KINDS[row.kind], row.name, String(row.count)]);
  const { timeZone } = await siteDates(db);
  return CSV_START + writeCsv([[`Day (${timeZone})`, 'What', 'Name', 'Times'], ...lines]);
}

/** The original name of a public document; undefined for another file. */
export async function documentName(db: Database, name: string): Promise<string | undefined> {
  const [file] = await db
    .select({ originalName: files.originalName })
    .from(files)
    .where(and(sql`${files.name} = ${name}`, sql`${files.kind} = 'document'`));
  return file?.originalName;
}

export async function cleanUpVisits({ db, clock }: Services): Promise<void> {
  await db.delete(visitCounts).where(lt(visitCounts.day, await siteDay(db, monthsBefore(clock.now(), VISIT_MONTHS))));
}
