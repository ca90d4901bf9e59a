import fc from 'fast-check';

const NUL = '\0';
const HALF = '\ud83d';

/** A cursor in the format of a list, with values that no list produces. */
const cursor = (...values: unknown[]): string => Buffer.from(JSON.stringify(values)).toString('base64url');

/** Texts that have broken programs before. */
export const nastyText: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.constantFrom(
      ...[
        '',
        ' ',
        NUL,
        `a${NUL}b`,
        HALF,
        `x${HALF}`,
        '\udc00',
        '\ufeff',
        '\u202e',
        '\u2028',
        '\r\n',
        'a\r\nBcc: x@y.z',
      ],
      ...[
        "'",
        '"',
        '`',
        '\\',
        '%',
        '%%',
        '_',
        '%s%n',
        '%00',
        '%ff',
        '..%2f..%2fetc%2fpasswd',
        '../../x',
        '..',
        '.',
        '/',
        '//',
      ],
      ...[
        "' OR 1=1 --",
        "'; DROP TABLE products; --",
        '1) UNION SELECT NULL',
        '$1',
        '{{7*7}}',
        '${x}',
        '.*',
        '(',
        '[a',
        '(a+)+$',
      ],
      ...[
        '<script>alert(1)</script>',
        '<img src=x onerror=alert(1)>',
        '<<<<',
        '&&&&',
        '</p><!--',
        'javascript:alert(1)',
      ],
      ...[
        '__proto__',
        'constructor',
        'toString',
        'hasOwnProperty',
        'null',
        'undefined',
        'NaN',
        'true',
        '[object Object]',
      ],
      ...[
        '0',
        '-0',
        '-1',
        '1',
        '1.5',
        '1e3',
        '1e309',
        '-1e309',
        '0x10',
        '١٢',
        '2147483647',
        '2147483648',
        '99999999999',
      ],
      ...['9007199254740993', '9223372036854775808', '100001', '999999999999999999999999'],
      ...[
        '2026-02-30',
        '0000-00-00',
        '9999-12-31',
        '10000-01-01',
        '-000001-01-01',
        '275760-09-13',
        '+275760-09-13',
        '1',
        '24:00',
      ],
      ...[
        '2026-01-01T00:00:00Z',
        '9999-12-31T23:59:59-14:00',
        '0000-01-01T00:00:00Z',
        '2026-01-01T00:00:00+99:99',
        'now',
        'Infinity',
      ],
      ...['a,b,,c', ',', 'a'.repeat(101), 'a'.repeat(301), 'é'.repeat(201), '👩‍🚀'.repeat(60), 'ﬃ', 'İ', 'ß', '𝔘'],
      ...[
        '=cmd|x!A1',
        '@x',
        '+1',
        '-1',
        '\t1',
        '//evil.example',
        'https://evil.example',
        'http://[::1',
        'file:///etc/passwd',
      ],
      ...[
        'name',
        '-name',
        'createdAt',
        '-createdAt',
        '-views',
        'all',
        'trashed',
        'products',
        'order',
        'csv',
        'products.csv',
      ],
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...[cursor('-views', 99_999_999_999, 'x'), cursor('-views', 1.5, 'x'), cursor('-views', -1e308, 'x')],
      ...[
        cursor('own', 99_999_999_999, 'x'),
        cursor('own', 'x', 'x'),
        cursor('own', 1e21, 'x'),
        cursor('own', 0.1, 'x'),
      ],
      ...[
        cursor('own', `a${NUL}`, 'x'),
        cursor('own', HALF, 'x'),
        cursor('own', true, 'x'),
        cursor('own', true, 1, 'x'),
      ],
      ...[
        cursor('own', 1, 1e10, 'x'),
        cursor('own', 1e10, '', 'x'),
        cursor('own', 1, '', 'x'),
        cursor('own', false, '', 'x'),
      ],
      ...[cursor('name', 'x', HALF), cursor('name', '', ''), cursor('-name', 1, 2), cursor('name', {}, [])],
      ...[cursor('createdAt', { at: '2026-01-01T00:00:00Z' }, 'x'), cursor('createdAt', { at: '9999-99-99' }, 'x')],
      ...[
        cursor('-createdAt', { at: '0000-01-01T00:00:00Z' }, 'x'),
        cursor('own', { at: '9999-12-31T23:59:59.999Z' }, 'x'),
      ],
      ...[
        cursor('createdAt', { at: '2026-01-01T00:00:00.123456789012345Z' }, 'x'),
        cursor(),
        cursor(null),
        'W10',
        'e30',
        'bnVsbA',
      ],
    ),
  },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }) },
  { weight: 2, arbitrary: fc.nat(400).map((length) => 'x'.repeat(length * 10)) },
);

/** Hostile HTML, up to more than any field accepts. */
const longText = fc
  .tuple(
    fc.constantFrom('<', '&', '<p>', '<img alt="', ' ', '<a href=', '<!--', 'x', 'é', "'", '%'),
    fc.constantFrom(5_000, 60_000, 510_000),
  )
  .map(([part, length]) => part.repeat(length / part.length));

const deep = (depth: number): unknown => {
  let value: unknown = 'x';
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
};

/** Any JSON value, where another type is expected. */
export const nastyJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 12, arbitrary: nastyText },
  {
    weight: 8,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -0, -1, 1, 0.1, 1.5, 1e21, 1e308, -1e308, 5e-324],
      ...[2_147_483_647, 2_147_483_648, -2_147_483_649, Number.MAX_SAFE_INTEGER, 2 ** 53, 1e9, 1e9 + 1],
      ...[[], {}, [[]], [null], ['x'], { $ne: '' }, { length: 1 }, { toString: 1 }, [{}], ['', 'x', null]],
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(12, 25, 200).map(deep) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(51, 1_001, 20_000).map((length) => Array.from({ length }, (_, at) => `${at}`)),
  },
  { weight: 1, arbitrary: longText },
);

/** Unusual names of fields. */
export const nastyKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'prototype', '_id', 'id', 'role', 'status', 'likes', 'views', 'version', 'createdAt'],
  ...['', NUL, 'toString', '$where', 'a.b', 'purgeAt', 'passwordHash', 'length'],
);

/** Parts of an address as on the wire, escaped or not. */
export const nastyPath = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...[
        '%',
        '%%',
        '%2',
        '%zz',
        '%00',
        '%0d%0a',
        '%ff',
        '%ED%A0%80',
        '%c0%ae',
        '..%2f',
        '..%2f..%2fetc%2fpasswd',
        '%2e%2e',
        '..',
      ],
      ...[
        '.',
        '',
        '%20',
        '?',
        '%3f',
        '#',
        ';a=b',
        '*',
        '__proto__',
        'null',
        'undefined',
        'order',
        '-1',
        '0',
        '1e9',
        '99999999999',
      ],
      ...['x'.repeat(300), 'x'.repeat(301), 'x'.repeat(401), 'x'.repeat(7_000), '%F0%9F%92%A7', '%u0041', "'", '"'],
    ),
  },
  { weight: 2, arbitrary: nastyText.map(encoded) },
);

/** Any text, as a part of an address. Lone surrogates are sent as the bytes of their code points. */
export function encoded(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%BD';
  }
}
