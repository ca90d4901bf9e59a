import { sql } from 'drizzle-orm';
import { OWNER, PASSWORD } from './accounts';
import { testApp } from './harness';

let logged = '';
const answers: string[] = [];
const site = testApp({
  asOwner: true,
  environment: { LOG_LEVEL: 'trace' },
  log: { write: (line) => void (logged += line) },
});
beforeAll(() => site.reset());

/** Every row of every table, as text. */
async function everyRow(): Promise<string> {
  const { db } = site.services;
  const tables = (await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )) as { rows: { name: string }[] };
  const rows: unknown[] = [];
  for (const { name } of tables.rows) rows.push(await db.execute(sql`select * from ${sql.identifier(name)}`));
  expect(tables.rows.length).toBeGreaterThan(20);
  return JSON.stringify(rows);
}

async function post(path: string, payload: object, headers: Record<string, string> = {}) {
  const answer = await site.post(path, payload, headers);
  answers.push(`${answer.body} ${JSON.stringify(answer.headers)}`);
  return answer;
}

it('codes, reset links and tokens are in no log line, subject, row or error once they are sent', async () => {
  const secrets: string[] = [];
  const sentTo = async (email: string): Promise<string> => {
    const code = (await site.codeFor(email)) ?? '';
    expect(code).not.toBe('');
    secrets.push(code);
    return code;
  };
  const NEWCOMER = 'vikram@elsewhere.example';
  await post('/auth/send-otp', { email: NEWCOMER, purpose: 'register' });
  const otp = await sentTo(NEWCOMER);
  await post('/auth/register', { name: 'Vikram', email: NEWCOMER, password: 'a quiet river at dusk', otp });
  await post('/auth/forgot-password', { email: OWNER.email });
  const reset = await sentTo(OWNER.email);
  await post('/auth/reset-password', { email: OWNER.email, otp: `${reset.slice(1)}0`, password: PASSWORD });
  await post('/auth/reset-password', { email: OWNER.email, otp: reset, password: PASSWORD });
  const session = await site.signInAs(OWNER);
  secrets.push(session.authorization.slice('Bearer '.length), PASSWORD);
  const flow = 'f'.repeat(43);
  const login = await site.post('/auth/login', { email: OWNER.email, password: PASSWORD, flow });
  const { code } = login.json<{ code: string }>();
  secrets.push(code, flow);
  await site.post('/auth/token', { code }, { cookie: `sign-in-flow=${flow}` });
  await post('/auth/check-user', {}, session);
  await post('/auth/token', { code }, { cookie: `sign-in-flow=${flow}` });
  await site.services.mail.flush();

  const subjects = [...(await site.mailTo(NEWCOMER)), ...(await site.mailTo(OWNER.email))];
  expect(subjects).toContain('Your code');
  expect(logged).toContain('email sent');
  expect(logged).toContain('/api/v1/auth/reset-password');
  const rows = await everyRow();
  expect(rows).toContain(NEWCOMER);
  for (const secret of secrets) {
    // A number of six digits may be part of another: only by itself it is the code.
    const alone = new RegExp(`(?<![\\w-])${secret}(?![\\w-])`);
    for (const place of [logged, ...subjects, rows, ...answers]) expect(place).not.toMatch(alone);
  }
});

it('an error of the database is logged with its query and place, without input', async () => {
  logged = '';
  const marker = 'marker-that-must-not-appear';
  await site.services.db.execute(sql`alter table admins rename to admins_elsewhere`);
  await site.services.db.execute(
    sql`create view admins as select id, name, email, (email_key || '!')::int as email_key from admins_elsewhere`,
  );
  const missing = await post('/auth/login', { email: `${marker}@elsewhere.example`, password: marker });
  await site.services.db.execute(sql`drop view admins`);
  const gone = await post('/auth/login', { email: `${marker}@elsewhere.example`, password: marker });
  await site.services.db.execute(sql`alter table admins_elsewhere rename to admins`);
  // An existing key: PostgreSQL's detail quotes it.
  const twice = site.services.db.execute(
    sql`insert into admins (id, created_at, updated_at, name, sort_name, email, email_key, status)
      select ${marker}, created_at, updated_at, name, sort_name, email, email_key, status from admins`,
  );
  site.app.log.error({ err: await twice.catch((error: unknown) => error) }, 'stored twice');
  // A value of the wrong type: PostgreSQL's message quotes it.
  const wrong = site.services.db.execute(sql`select ${marker}::int`);
  site.app.log.error({ err: await wrong.catch((error: unknown) => error) }, 'no number');
  expect([missing.statusCode, gone.statusCode]).toEqual([500, 500]);
  expect(logged).toContain('Failed query');
  expect(logged).toContain('admins_email');
  expect(logged).toContain('invalid input syntax for type integer');
  expect(logged).not.toContain(marker);
  expect(logged).not.toContain(OWNER.email);
  expect(answers.join('')).not.toContain(marker);
});
