import { startTestApp } from '../test/harness';

it('logs one line for each request and none for probes, without whole addresses, tokens and search words', async () => {
  let written = '';
  const site = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void (written += line) },
  });
  for (const remoteAddress of ['203.0.113.77', '2001:db8:85a3:8d3::7348']) {
    await site.app.inject({ url: '/api/v1/job-applications?search=asha@example.com', remoteAddress });
    await site.app.inject({ url: '/api/v1/previews/a-token-of-a-draft', remoteAddress });
  }
  await Promise.all(['/healthz', '/readyz'].map((url) => site.app.inject({ url })));
  await site.close();
  const requests = written.split('\n').filter((line) => line.includes('"req":'));
  expect(requests.map((line) => JSON.parse(line) as object)).toEqual(
    Array.from({ length: 4 }, () =>
      expect.objectContaining({ msg: 'request', res: { statusCode: expect.any(Number) } }),
    ),
  );
  expect(written).not.toMatch(/incoming request|healthz|readyz/);
  expect(written).toContain('"ip":"203.0.113.0"');
  expect(written).toContain('"ip":"2001:db8:85a3::"');
  expect(written).not.toMatch(/203\.0\.113\.77|7348|asha@example\.com|a-token/);
});
