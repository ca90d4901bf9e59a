import { withoutTls } from './transport-security';

test.each([
  ['http://www.example.com', 'www.example.com', 'https://'],
  ['https://www.example.com, http://example.com', 'example.com', 'https://'],
  ['http://10.0.0.4:4000', '10.0.0.4', 'https://'],
  ['http://localhost.example.com', 'localhost.example.com', 'https://'],
  ['smtp://site:pass@mail.example.com', 'mail.example.com', 'smtps://'],
  ['smtp://mail.example.com?requireTLS=false', 'mail.example.com', 'requireTLS=true'],
  ['postgres://site:pass@db.example.com/site', 'db.example.com', 'sslmode=verify-full'],
  ['postgres://site:pass@db.example.com/site?sslmode=require&sslmode=disable', 'db.example.com', 'sslmode'],
  ['postgres://site:pass@db.example.com/site?ssl=true&sslmode=disable', 'db.example.com', 'sslmode'],
  ['postgres://site:pass@localhost/site?host=db.example.com', 'db.example.com', 'sslmode'],
  ['s3://bucket/site?endpoint=http://files.example.com', 'files.example.com', 'https://'],
])('%s is refused, by a message that names only its host', (address, host, remedy) => {
  const [message = '', ...others] = withoutTls(address, ['other.example.com']);
  expect(message).toMatch(new RegExp(`^${host} would be reached without TLS: .*`));
  expect(message).toContain(remedy);
  expect(message).not.toContain('pass');
  expect(others).toEqual([]);
  expect(withoutTls(address, [host])).toEqual([]);
});

test.each([
  'https://www.example.com',
  'http://localhost:3000',
  'http://127.0.0.1:4000',
  'http://[::1]:4000',
  'smtps://site:pass@mail.example.com',
  'smtp://mail.example.com?requireTLS=true',
  'smtp://127.0.0.1:25',
  'postgres://site:pass@db.example.com/site?sslmode=require',
  'postgres://site:pass@db.example.com/site?sslmode=verify-full',
  'postgres://postgres@localhost/site?host=%2Frun%2Fpostgresql',
  'postgres:///site',
  's3://bucket/site?endpoint=https://files.example.com',
  's3://bucket/site',
  '/srv/files',
])('%s needs no permission', (address) => {
  expect(withoutTls(address, [])).toEqual([]);
});
