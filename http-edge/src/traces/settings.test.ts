import { collectorHeaders, traceSettings } from './settings';

test('the headers for the collector are percent-decoded, and an error does not repeat them', () => {
  expect(collectorHeaders('authorization=Bearer%20c2VjcmV0==, x-scope=site')).toEqual({
    authorization: 'Bearer c2VjcmV0==',
    'x-scope': 'site',
  });
  for (const wrong of ['authorization: secret', 'x=%secret']) {
    expect(() => collectorHeaders(wrong)).toThrow();
    expect(() => collectorHeaders(wrong)).not.toThrow(/secret/);
  }
});

test('without a collector there is nothing to trace', () => {
  const values = {
    OTEL_EXPORTER_OTLP_HEADERS: {},
    OTEL_TRACES_SAMPLER: 'traceidratio',
    OTEL_TRACES_SAMPLER_ARG: 0.1,
    OTEL_BSP_SCHEDULE_DELAY: 5_000,
  } as const;
  expect(traceSettings(values, 'site-api')).toBeUndefined();
  expect(traceSettings({ ...values, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' }, 'site-api')).toMatchObject(
    {
      ...{ endpoint: 'http://127.0.0.1:4318', sampler: 'traceidratio', ratio: 0.1, service: 'site-api' },
    },
  );
});
