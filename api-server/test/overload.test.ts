import { sql } from 'drizzle-orm';
import { testApp } from './harness';
import { isOnPostgres } from './test-engine';

const site = testApp({ environment: { DATABASE_POOL: '1' } });

/** The embedded engine has no pool of connections. */
const onServer = isOnPostgres ? it : it.skip;

onServer('refuses further requests immediately, and answers the waiting ones as soon as it can', async () => {
  const { services, database } = site;
  const begun: ReturnType<typeof site.get>[] = [];
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table job_postings in access exclusive mode`);
    let answered = 0;
    for (let i = 0; i < 60; i++) begun.push(site.get(`/job-postings?search=${i}`).finally(() => (answered += 1)));
    while ((database.connections?.().waiting ?? 0) < 50) await new Promise((resolve) => setImmediate(resolve));
    const late = await site.get('/products');
    // After a timeout, the earlier requests would have been refused first.
    expect(answered).toBe(0);
    expect([late.statusCode, late.headers['retry-after'], late.json<{ message: string }>().message]).toEqual([
      503,
      '5',
      'The site is very busy. Try again in a moment.',
    ]);
  });
  expect(new Set((await Promise.all(begun)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await site.get('/products')).statusCode).toBe(200);
});
