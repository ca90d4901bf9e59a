import { runInNewContext } from 'node:vm';
import { hasAddress } from './written-address';

it.each([
  ...['J. R. R. Tolkien', 'J.R.R.Tolkien', 'Dr. A.Kumar', 'Dr.Kumar', "O'Neill", 'St. John', 'S.K. Rao', 'Rao, S.'],
  ...[
    'María-José Carreño',
    'Acme Pvt. Ltd.',
    'Tridhara Pvt.Ltd.',
    'Müller & Söhne GmbH',
    'A/S Norsk Olje',
    'Иван И. Иванов',
  ],
  ...['Jean-Luc (Paris)', '3M', 'Smith, Jr.', 'Version 2.0 Ltd', '李小龍', 'N.V. Philips'],
])('accepts the name %s', (name) => {
  expect(hasAddress(name)).toBe(false);
});

it.each([
  ...['https://evil.example', 'HTTP://EVIL.example/x', 'www.evil', 'evil.com', 'Win at evil.xyz now', 'a.b.evil.co/x'],
  ...[
    'anna@evil.example',
    '@evil',
    'evil.photography',
    'ftp://x',
    'mailto:a',
    'evil。com',
    'ev\u200bil.com',
    'e\u00advil.com',
  ],
  ...[
    '192.0.2.1',
    'пример.рф',
    'xn--e1afmkfd.xn--p1ai',
    'ｅｖｉｌ．ｃｏｍ',
    't.me/evil',
    'Asha (bit.ly/x)',
    'evil.com.',
  ],
])('finds the address in %s', (name) => {
  expect(hasAddress(name)).toBe(true);
});

it.each(['a.', '.', 'a:', '1.', 'a-', '@'])('finishes for a name of hundreds of thousands of "%s"', (part) => {
  // Work that is quadratic in the length would take minutes and time out.
  const read = () => hasAddress(part.repeat(300_000));
  expect(runInNewContext('read()', { read }, { timeout: 30_000 })).toBe(false);
});
