import { requestIds } from './request-ids';
import { trustedProxies } from './trusted-proxies';

const requestWith = (id: string, remoteAddress: string) =>
  ({ headers: { 'x-request-id': id }, socket: { remoteAddress } }) as unknown as Parameters<
    ReturnType<typeof requestIds>
  >[0];

test('a request keeps the id that a trusted proxy gave it, for the logs of every server', () => {
  const idOf = requestIds(trustedProxies('10.0.0.0/8'));
  expect(idOf(requestWith('0a1b2c3d4e5f', '10.0.0.7'))).toBe('0a1b2c3d4e5f');
});

test.each([
  ['nobody is trusted', '0', 'forged-by-a-visitor', '10.0.0.7'],
  ['somebody else claims one', '10.0.0.0/8', 'forged-by-a-visitor', '203.0.113.5'],
  ['the given text is not an id', '10.0.0.0/8', 'two words\nand a line', '10.0.0.7'],
])('a request gets a new id if %s', (_why, trusted, id, from) => {
  expect(requestIds(trustedProxies(trusted))(requestWith(id, from))).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
});
