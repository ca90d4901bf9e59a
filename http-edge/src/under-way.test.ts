import { UnderWay } from './under-way';

/** Work that runs until the test ends it. */
function endless() {
  const ends: (() => void)[] = [];
  return {
    work: () => new Promise<void>((resolve) => void ends.push(resolve)),
    endAll: () => ends.forEach((end) => end()),
  };
}

it('refuses a caller with too many bodies under way, and lets others in', async () => {
  const underWay = new UnderWay({ site: 3, perCaller: 2 });
  const { work, endAll } = endless();
  const running = [underWay.run('a', work), underWay.run('a', work)];
  await expect(underWay.run('a', work)).rejects.toMatchObject({ statusCode: 429, retryAfter: 30 });
  running.push(underWay.run('b', work));
  await expect(underWay.run('c', work)).rejects.toMatchObject({ statusCode: 503, retryAfter: 30 });
  endAll();
  await Promise.all(running);
  expect(await underWay.run('c', async () => 'done')).toBe('done');
});

it('gives the slot back when the work fails', async () => {
  const underWay = new UnderWay({ site: 1, perCaller: 1 });
  const failing = underWay.run('a', () => Promise.reject(new Error('broken')));
  await expect(failing).rejects.toThrow('broken');
  await expect(underWay.run('a', async () => 'done')).resolves.toBe('done');
});
