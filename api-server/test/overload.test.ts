import { sql } from 'drizzle-orm';
import { testApp } from './harness';

const site = testApp({ environment: { DATABASE_POOL: '1' } });

/** The embedded engine has no connections to wait for. */
const onServer = process.env.TEST_DATABASE === 'postgres' ? it : it.skip;

onServer('says at once that it is very busy, and answers those who wait as soon as it can', async () => {
  const { services, database } = site;
  const begun: ReturnType<typeof site.get>[] = [];
  await services.db.transaction(async (tx) => {
    await tx.execute(sql`lock table job_postings in access exclusive mode`);
    for (let i = 0; i < 60; i++) begun.push(site.get(`/job-postings?search=${i}`));
    while ((database.connections?.().waiting ?? 0) < 50) await new Promise((resolve) => setImmediate(resolve));
    const before = performance.now();
    const late = await site.get('/products');
    expect(performance.now() - before).toBeLessThan(100);
    expect([late.statusCode, late.headers['retry-after'], late.json<{ message: string }>().message]).toEqual([
      503,
      '5',
      'The site is very busy. Try again in a moment.',
    ]);
  });
  expect(new Set((await Promise.all(begun)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await site.get('/products')).statusCode).toBe(200);
});
