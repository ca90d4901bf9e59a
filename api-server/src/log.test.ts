import { startTestApp } from '../test/harness';

it('logs visitors with a shortened address, without tokens and search words', async () => {
  let written = '';
  const site = await startTestApp({
    environment: { LOG_LEVEL: 'info' },
    log: { write: (line) => void (written += line) },
  });
  for (const remoteAddress of ['203.0.113.77', '2001:db8:85a3:8d3::7348']) {
    await site.app.inject({ url: '/api/v1/job-applications?search=asha@example.com', remoteAddress });
    await site.app.inject({ url: '/api/v1/previews/a-token-of-a-draft', remoteAddress });
  }
  await site.close();
  expect(written).toContain('"ip":"203.0.113.0"');
  expect(written).toContain('"ip":"2001:db8:85a3::"');
  expect(written).not.toMatch(/203\.0\.113\.77|7348|asha@example\.com|a-token/);
});
