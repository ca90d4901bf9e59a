import { isErrorOfWork } from './server-log';

test.each([
  ['the error of a scheduled job', '{"level":50,"job":"publish","msg":"a scheduled job failed"}', true],
  ['the end of a server', '{"level":60,"msg":"out of memory"}', true],
  ['a warning', '{"level":40,"msg":"the disk is almost full"}', false],
  ['the error of a request', '{"level":50,"reqId":"a1","msg":"request failed"}', false],
  ['a line for people', '  77 products', false],
  ['nothing', 'null', false],
])('%s in a log', (_, line, is) => {
  expect(isErrorOfWork(line)).toBe(is);
});
