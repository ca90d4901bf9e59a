import { createServer, type AddressInfo, type Server } from 'node:net';
import { postToPublicAddress } from './post';
import { isPublicAddress, PrivateAddressError } from './public-address';

const connections: string[] = [];
const heads: string[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    connections.push(String(socket.remoteAddress));
    socket.once('data', (head) => {
      heads.push(String(head));
      socket.destroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = (host: string, scheme = 'https', anywhere = false) => {
  const { port } = server.address() as AddressInfo;
  return postToPublicAddress({ url: `${scheme}://${host}:${port}/`, headers: {}, body: '{}', anywhere });
};

const OWN = ['127.0.0.1', '[::1]', 'localhost', '[::ffff:127.0.0.1]', '[::127.0.0.1]', '[::7f00:1]', '2130706433'];

it.each([...OWN, '0x7f.1', '0.0.0.0', '[::]'])('refuses every notation of a private address: %s', async (host) => {
  await expect(post(host)).rejects.toBeInstanceOf(PrivateAddressError);
  expect(connections).toEqual([]);
});

it('requires TLS unless any address is allowed', async () => {
  await expect(post('203.0.114.1', 'http')).rejects.toBeInstanceOf(PrivateAddressError);
  await expect(post('127.0.0.1', 'http', true)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(connections).toHaveLength(1);
  expect(heads[0]).toMatch(/^user-agent: Tridhara-Webhooks\/\d/im);
});

it.each([
  ['8.8.8.8', true],
  ['2606:4700:4700::1111', true],
  ['10.0.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['fe80::1%eth0', false],
  ['fd00::1', false],
  ['::ffff:8.8.8.8', true],
  ['::ffff:10.0.0.1', false],
  ['::7f00:1', false],
  ['::10.0.0.1', false],
  ['::ffff:0:7f00:1', false],
  ['64:ff9b::7f00:1', false],
  ['64:ff9b:1::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378:8000:63bf:80ff:fffe', false],
  ['2606:4700::5efe:a00:1', false],
  ['2606:4700::200:5efe:a00:1', false],
  ['4000::1', false],
  ['fec0::1', false],
  ['100::1', false],
  ['nowhere', false],
])('distinguishes public from private addresses: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
