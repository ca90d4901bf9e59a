import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DAY } from '../../clock';
import { publicOnly } from '../../content/visibility';
import { handledApplications, handledMessages } from '../../auth/limits-of-role';
import { may } from '../../auth/may';
import { route } from '../../contract/route';
import type { Database } from '../../database/database';
import { admins, contactMessages, jobApplications, jobPostings, telemetryEvents } from '../../database/schema';
import { waitingEmails } from '../../mail/waiting-emails';
import { siteDay } from '../../content/site-dates';
import { inState } from '../../content-types/job-postings/state';
import { arrivals, NO_ARRIVALS } from './arrivals';
import { unpublished } from './unpublished';

/** Loads and failures of each section and version, as browsers reported them. */
async function sectionLoads(db: Database, since: Date) {
  return db
    .select({
      remote: telemetryEvents.name,
      version: telemetryEvents.version,
      loads: count(),
      failures: sql<number>`count(*) filter (where ${telemetryEvents.outcome} = 'failed')::integer`,
    })
    .from(telemetryEvents)
    .where(and(eq(telemetryEvents.kind, 'remote'), gt(telemetryEvents.at, since)))
    .groupBy(telemetryEvents.name, telemetryEvents.version)
    .orderBy(asc(telemetryEvents.name), asc(telemetryEvents.version));
}

/** The 75th percentile of each vital. */
async function vitals(db: Database, since: Date) {
  return db
    .select({
      name: telemetryEvents.name,
      value: sql<number>`percentile_cont(0.75) within group (order by ${telemetryEvents.value})`.mapWith(Number),
      samples: count(),
    })
    .from(telemetryEvents)
    .where(and(eq(telemetryEvents.kind, 'vital'), gt(telemetryEvents.at, since)))
    .groupBy(telemetryEvents.name)
    .orderBy(asc(telemetryEvents.name));
}

const APPLICATIONS = { collection: 'job-applications' };
const MESSAGES = { collection: 'contact-messages' };

/** Open tasks, and figures about the site's sections. Each user gets the figures that their role may see. */
export async function dashboardRoutes(app: FastifyInstance): Promise<void> {
  route(app, 'fetchDashboard', { summary: 'Get the figures of the dashboard' }, async ({ services, viewer }) => {
    const { db, clock } = services;
    const now = clock.now();
    const today = await siteDay(db, now);
    const since = new Date(now.getTime() - DAY);
    const [openings, applications, messages, adminRequests, mails, notPublished, sectionFigures, vitalFigures] =
      await Promise.all([
        db.$count(jobPostings, and(publicOnly(jobPostings, now), inState('open', today))),
        may(viewer, APPLICATIONS, 'handle')
          ? arrivals(db, jobApplications, now, handledApplications(viewer))
          : NO_ARRIVALS,
        may(viewer, MESSAGES, 'handle') ? arrivals(db, contactMessages, now, handledMessages(viewer)) : NO_ARRIVALS,
        viewer.role === 'owner' ? db.$count(admins, eq(admins.status, 'pending')) : 0,
        viewer.role === 'owner' ? waitingEmails(db) : undefined,
        may(viewer, { collection: 'media' }, 'write') ? unpublished(db, viewer) : [],
        sectionLoads(db, since),
        vitals(db, since),
      ]);
    return {
      dashboard: {
        openings,
        newApplications: applications.unread,
        applicationsByDay: applications.byDay,
        newMessages: messages.unread,
        messagesByDay: messages.byDay,
        adminRequests,
        failedEmails: mails?.failed ?? 0,
        unpublished: notPublished,
        sections: sectionFigures,
        vitals: vitalFigures,
      },
    };
  });
}
