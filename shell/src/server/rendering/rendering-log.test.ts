import { RenderingLog } from './rendering-log';

test('much output of published code is cut, and left out for the rest of a minute', () => {
  const logged: [string, Record<string, unknown>][] = [];
  const log = new RenderingLog(
    (message, details) => void logged.push([message, details]),
    () => undefined,
  );
  for (let line = 0; line < 1000; line += 1) log.consoleLine('long '.repeat(1000), '/r/careers/1.0.0-abc/');
  expect(logged).toHaveLength(61);
  expect(logged[0]).toEqual([
    'Published code wrote to the console.',
    { remote: 'careers', version: '1.0.0-abc', line: `${'long '.repeat(200)}…` },
  ]);
  expect(logged[60]?.[0]).toContain('nothing of it is logged for a minute');
});
