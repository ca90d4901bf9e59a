import { execFileSync } from 'node:child_process';
import { sql } from 'drizzle-orm';
import { testAdmin, testApp } from './harness';
import { tinyDisk } from './tiny-disk';
import { isOnPostgres } from './test-engine';

const site = testApp({ asOwner: true, onSeparateServer: true });
const owner = testAdmin(site, 'owner');
// After the application, whose server has to release the disk first.
const disk = isOnPostgres ? tinyDisk() : undefined;

const JOB = { title: 'Welder', location: 'Hazira', role: ['Welder'], detail: 'Weld.' };
const write = () => site.call('POST', '/job-postings', { ...JOB, detail: 'Weld. '.repeat(2_000) }, owner);

// A separate disk needs root, and an engine with files a separate server.
(disk ? it : it.skip)(
  'still answers reads while PostgreSQL has no disk space, and says why it stores nothing',
  async () => {
    const { db } = site.services;
    execFileSync('chown', ['postgres', disk ?? '']);
    await db.execute(sql.raw(`create tablespace tiny location '${disk ?? ''}'`));
    await db.execute(sql`alter table job_postings set tablespace tiny`);
    expect((await write()).statusCode).toBe(201);
    await db.execute(sql`create table filler (text text) tablespace tiny`);
    const fill = () =>
      db.execute(sql`insert into filler select repeat('x', 1900) from generate_series(1, 40)`).then(
        () => true,
        () => false,
      );
    while (await fill());
    let answer = await write();
    // The rest of a page in use may have room for a few more.
    for (let attempt = 0; attempt < 100 && answer.statusCode === 201; attempt += 1) answer = await write();
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ message: string }>().message).toBe(
      'The site has no space left to store this, and nothing was changed. Try again later.',
    );
    expect((await site.get('/job-postings')).statusCode).toBe(200);
    expect((await site.app.inject('/readyz')).statusCode).toBe(200);

    await db.execute(sql`drop table filler`);
    expect((await write()).statusCode).toBe(201);
  },
);
