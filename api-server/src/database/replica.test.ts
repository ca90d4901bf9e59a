import { startTestApp, type Authorization, type TestApp } from '../../test/harness';
import { askDatabase, startCluster, startStandby, type Cluster } from '../../test/postgres-cluster';
import { isOnPostgres } from '../../test/test-engine';
import { openPostgres } from './open-postgres';

/** The embedded engine has no standby. */
const suite = isOnPostgres ? describe : describe.skip;

suite('a standby for reads of visitors', () => {
  let [primary, standby]: (Cluster | undefined)[] = [];
  let site: TestApp;
  let editor: Authorization;
  let before: { replica: number; primary: number };
  beforeAll(async () => {
    primary = await startCluster();
    standby = await startStandby(primary);
    site = await startTestApp({ database: openPostgres(primary.serverUrl, 3, { readUrl: standby.serverUrl }) });
    editor = await site.signedIn('owner');
  }, 60_000);
  afterAll(async () => {
    await site.close();
    await standby?.stop();
    await primary?.stop();
  });

  const answered = () => site.services.replica?.answered ?? { replica: 0, primary: 0 };
  const jobs = async (headers = {}): Promise<string> => (await site.get('/job-postings', headers)).body;
  const atStandby = (statement: string) => askDatabase<{ state: string }>(standby?.url ?? '', statement);
  /** Reads until the standby has answered. */
  async function untilAnswered(): Promise<string> {
    const { replica } = answered();
    for (;;) {
      const body = await jobs();
      if (answered().replica > replica) return body;
    }
  }
  async function pauseReplay(): Promise<void> {
    await atStandby('select pg_wal_replay_pause()');
    while ((await atStandby('select pg_get_wal_replay_pause_state() as state'))[0]?.state !== 'paused');
  }
  const post = (title: string) =>
    site.post('/job-postings', { title, location: 'Jorhat', role: ['Field'], detail: 'Work.' }, editor);

  it('gives visitors every change at once: the primary answers until the standby has it', async () => {
    await untilAnswered();
    await pauseReplay();
    expect((await post('Welder')).statusCode).toBe(201);
    before = { ...answered() };
    expect(await jobs()).toContain('Welder');
    expect(answered()).toEqual({ replica: before.replica, primary: before.primary + 1 });
    await atStandby('select pg_wal_replay_resume()');
    expect(await untilAnswered()).toContain('Welder');
  });

  it('is never used for signed-in users', async () => {
    await untilAnswered();
    before = { ...answered() };
    await jobs(editor);
    expect(answered()).toEqual(before);
  });

  it('is no longer used while its lag is too high, which is a metric', async () => {
    await untilAnswered();
    await pauseReplay();
    before = { ...answered() };
    // No change of content, which alone would send visitors to the primary.
    await site.post('/contact', {
      name: 'Kiran',
      email: 'kiran@site.test',
      message: 'Good day to you.',
      consent: true,
    });
    while (answered().primary === before.primary) await jobs();
    expect(await site.app.metrics.metrics()).toMatch(/^api_replica_lag_seconds \d/m);
    await atStandby('select pg_wal_replay_resume()');
    await untilAnswered();
  });

  it('is replaced by the primary when it is unavailable', async () => {
    await untilAnswered();
    await standby?.stop();
    before = { ...answered() };
    expect(await jobs()).toContain('Welder');
    expect(answered()).toEqual({ replica: before.replica, primary: before.primary + 1 });
    expect((await post('Fitter')).statusCode).toBe(201);
    expect(await jobs()).toContain('Fitter');
  });
});
