import { createHash } from 'node:crypto';
import { openSession } from '../../../api-server/src/auth/sessions';
import { HOUR } from '../../../api-server/src/clock';
import { admins, jobApplications, jobPostings } from '../../../api-server/src/database/schema';
import { newId } from '../../../api-server/src/identity';
import type { Database } from '../../../api-server/src/database/database';
import type { Services } from '../../../api-server/src/services';
import { emailKey, sortKey } from '../../../api-server/src/text/fold';

export const places = ['Barmer', 'Vadodara', 'Jorhat', 'Mumbai', 'Hazira', 'Dahej', 'Silvassa', 'Rajahmundry'];
const departments = ['Drilling Services', 'Research', 'Operations', 'Sales', 'Safety'];
export const trades = ['Mud engineer', 'Chemist', 'Pipeline welder', 'Data engineer', 'Safety officer', 'Blender'];
const employment = ['Full-time', 'Part-time', 'Contract', 'Internship'];
const firstNames = ['Asha', 'Ravi', 'Meena', 'Kiran', 'Farah', 'Dev', 'Nisha', 'Imran', 'Leela', 'Arjun', 'Tara', 'Om'];
const lastNames = ['Rao', 'Iyer', 'Khan', 'Patel', 'Bora', 'Das', 'Nair', 'Singh', 'Joshi', 'Mehta', 'Reddy', 'Sen'];
const states = ['new', 'review', 'interview', 'offer', 'hired', 'rejected'] as const;
const START = Date.UTC(2026, 0, 1);
const BATCH = 500;

const paragraph =
  'You keep the programme, test what you are given and write down what you find, so that the crew of the next tour can continue where you stopped. ';

/** One item of a list, by a number that wraps around. */
function pick<Value>(values: readonly Value[], at: number): Value {
  const value = values[at % values.length];
  if (value === undefined) throw new Error('Nothing to pick from');
  return value;
}

const numbered = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** The reference at a position in the list, so that a search can find it; references look as random as real ones. */
export function referenceAt(at: number): string {
  const code = createHash('sha256').update(String(at)).digest('hex').toUpperCase();
  return `TC-${code.slice(0, 4)}-${code.slice(4, 8)}${at}`;
}

/** Published, open jobs with texts of realistic length; answers their ids. */
export async function addJobs({ db }: Services, count: number): Promise<string[]> {
  const rows = numbered(count).map((at) => {
    const createdAt = new Date(START + at * HOUR);
    const title = `${pick(trades, at)} ${at}`;
    return {
      ...{ id: newId(createdAt), createdAt, updatedAt: createdAt, sortName: sortKey(title) },
      ...{ title, slug: `job-${at}`, slugKey: `job${at}`, location: pick(places, at * 5), role: [pick(trades, at)] },
      ...{ department: pick(departments, at * 3), employmentType: pick(employment, at * 7) },
      detail: paragraph.repeat(6),
      responsibilities: numbered(5).map(() => paragraph),
      requirements: numbered(5).map(() => paragraph),
      benefits: numbered(3).map(() => paragraph),
    };
  });
  for (let at = 0; at < rows.length; at += BATCH) await db.insert(jobPostings).values(rows.slice(at, at + BATCH));
  return rows.map(({ id }) => id);
}

/** This many rows are created one by one; a larger table repeats them in the database, which is much faster. */
const MADE = 10_000;
const SEARCH_INDEX = 'job_applications_search';

/** Repeats all applications, as earlier ones of other people. */
async function repeat(db: Database, times: number): Promise<void> {
  const copied = {
    id: "id || '-' || n",
    created_at: "created_at - n * interval '7 days'",
    reference: "'TC-' || upper(md5(reference || n))",
    email: "n || '.' || email",
    email_key: "n || '.' || email_key",
  } as const;
  const same =
    'updated_at, job_id, job_title, full_name, sort_name, contact_number, address, education, experience, resume, notes, state, consent_at, purge_at';
  const { rows } = (await db.execute(
    `select indexdef as definition from pg_indexes where indexname = '${SEARCH_INDEX}'`,
  )) as {
    rows: { definition: string }[];
  };
  const [found] = rows;
  if (!found) throw new Error(`There is no index ${SEARCH_INDEX}.`);
  await db.execute(`drop index ${SEARCH_INDEX}`);
  await db.execute(
    `insert into job_applications (${Object.keys(copied).join(', ')}, ${same})
     select ${Object.values(copied).join(', ')}, ${same} from job_applications, generate_series(1, ${times}) as n`,
  );
  await db.execute(found.definition);
}

/** Applications to those jobs, with a realistic distribution of names. */
export async function addApplications({ db }: Services, count: number, jobIds: readonly string[]): Promise<void> {
  const made = Math.min(count, MADE);
  const rows = numbered(made).map((at) => {
    const createdAt = new Date(START + at * 60_000);
    const fullName = `${pick(firstNames, at * 5)} ${pick(lastNames, Math.floor(at / 7))}`;
    const email = `${fullName.toLowerCase().replace(' ', '.')}.${at}@example.com`;
    return {
      ...{ id: newId(createdAt), createdAt, updatedAt: createdAt, consentAt: createdAt },
      purgeAt: new Date(createdAt.getTime() + 365 * 24 * HOUR),
      ...{ reference: referenceAt(at), jobId: pick(jobIds, at * 11), jobTitle: `${pick(trades, at)} ${at % 500}` },
      ...{ fullName, sortName: sortKey(fullName), email, emailKey: emailKey(email) },
      ...{ contactNumber: '+91 98250 00000', address: '14 Canal Road, Vadodara', education: 'B.Tech, chemistry' },
      ...{ experience: paragraph.repeat(3), resume: `/api/v1/files/resume-${at}.pdf`, notes: [] },
      state: pick(states, Math.floor(at / 3)),
    };
  });
  for (let at = 0; at < rows.length; at += BATCH) await db.insert(jobApplications).values(rows.slice(at, at + BATCH));
  if (count > made) await repeat(db, Math.ceil(count / made) - 1);
}

/** A header that signs in a new account with a role. */
export async function signInAs(
  services: Services,
  role: 'editor' | 'recruiter',
): Promise<Readonly<Record<string, string>>> {
  const now = services.clock.now();
  const id = newId(now);
  const email = `${role}@tridhara.example`;
  await services.db.insert(admins).values({
    ...{ id, createdAt: now, updatedAt: now, name: 'An account', sortName: 'an account' },
    ...{ email, emailKey: email, role, status: 'approved' },
  });
  return { authorization: `Bearer ${await openSession(services, id, 'measuring')}` };
}
