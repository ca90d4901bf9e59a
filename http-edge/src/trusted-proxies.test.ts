import fastify from 'fastify';
import { trustedProxies } from './trusted-proxies';

const FORGED = '198.51.100.66';
const VISITOR = '203.0.113.7';
const FRONT = '10.1.2.3';

/** The caller's address, as the server sees it behind proxies. */
async function whoAsks(value: string, forwarded: string, peer: string): Promise<string> {
  const app = fastify({ trustProxy: trustedProxies(value) });
  app.get('/', (request) => `${request.ip} ${request.protocol} ${request.host}`);
  const headers = {
    host: 'site.example',
    'x-forwarded-for': forwarded,
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'front.example',
  };
  return (await app.inject({ url: '/', headers, remoteAddress: peer })).body;
}

const plain = (ip: string): string => `${ip} http site.example`;
const believed = (ip: string): string => `${ip} https front.example`;

test.each([
  ['nobody is trusted', '', VISITOR, '192.0.2.1', plain('192.0.2.1')],
  ['0 trusts nobody', '0', VISITOR, '192.0.2.1', plain('192.0.2.1')],
  [
    'one hop: what the peer says, not what the caller wrote before it',
    '1',
    `${FORGED}, ${VISITOR}`,
    '192.0.2.1',
    believed(VISITOR),
  ],
  [
    'two hops: the proxy before the last one is believed too',
    '2',
    `${FORGED}, ${VISITOR}, ${FRONT}`,
    '192.0.2.1',
    believed(VISITOR),
  ],
  [
    'a list: its members are passed over',
    '192.0.2.1, 10.0.0.0/8',
    `${FORGED}, ${VISITOR}, ${FRONT}`,
    '192.0.2.1',
    believed(VISITOR),
  ],
  [
    'a list: whoever is not on it is the one who asks',
    '10.0.0.0/8',
    `${FORGED}, ${VISITOR}`,
    '192.0.2.1',
    plain('192.0.2.1'),
  ],
  ['a named network', 'loopback', VISITOR, '127.0.0.1', believed(VISITOR)],
  ['IPv6', 'fd00::/8', '2001:db8::7', 'fd00::1', believed('2001:db8::7')],
])('%s', async (_what, value, forwarded, peer, expected) => {
  expect(await whoAsks(value, forwarded, peer)).toBe(expected);
});

test.each(['yes', 'true', '10.0.0.0/64', '10.0.0.1;10.0.0.2', '-1', '1.5', '99', 'proxy.example'])(
  '%s is refused',
  (value) => {
    expect(() => trustedProxies(value)).toThrow('TRUST_PROXY');
  },
);
