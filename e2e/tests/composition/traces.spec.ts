import { startCollector } from 'http-edge/testing';
import { startSmallSite } from '../../src/small-site';
import { expect, hydrated, test } from '../../src/test';

test(
  'a visit is one trace: its page, the remote, the slots and the calls of the API, each with its version, and the times of the browser',
  { tag: '@remotes' },
  async ({ page, consoleGuard }) => {
    // The site has no content.
    consoleGuard.allow(/No sectors found or response structure is unexpected/);
    const collector = await startCollector();
    const site = await startSmallSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_BSP_SCHEDULE_DELAY: '100',
    });
    try {
      const answer = await page.goto(site.origin);
      await hydrated(page);
      await page.getByRole('heading', { level: 1 }).click();
      const [, trace = ''] =
        /^traceparent;desc="00-([0-9a-f]{32})-/.exec(answer?.headers()['server-timing'] ?? '') ?? [];
      const spans = await collector.until((some) =>
        ['load', 'hydrate', 'first answer'].every((name) => some.some((span) => span.name === name)),
      );
      const visit = spans.filter(({ traceId }) => traceId === trace);
      const of = (service: string) => visit.filter((span) => span.service === service);
      const [document] = of('site-shell').filter(({ name }) => name === 'GET /');
      expect(document?.attributes).toMatchObject({ 'mfe.name': 'content', 'http.response.status_code': 200 });
      expect(of('site-browser').map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual(
        expect.arrayContaining([
          ['load', document?.spanId],
          ['hydrate', document?.spanId],
          ['first answer', document?.spanId],
        ]),
      );
      const rendered = of('site-shell').filter(({ attributes }) => attributes['mfe.version']);
      expect(rendered.map(({ name, attributes }) => [name, attributes['mfe.name']])).toEqual(
        expect.arrayContaining([
          ['render content', 'content'],
          ['slot home.sectors', 'catalogue'],
          ['slot home.openings', 'careers'],
        ]),
      );
      const parents = new Set(of('site-shell').map(({ spanId }) => spanId));
      const calls = of('site-api').filter(({ name }) => name.startsWith('GET /api/v1/'));
      expect(calls.length).toBeGreaterThan(0);
      for (const { parentSpanId } of calls) expect(parents).toContain(parentSpanId);
    } finally {
      await site.stop();
      collector.close();
    }
  },
);
