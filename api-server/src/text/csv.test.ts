import { setImmediate } from 'node:timers/promises';
import { readCsv, writeCsv } from './csv';

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['=1+1', "'=1+1"],
  ['+91 98250', "'+91 98250"],
  ['-x', "'-x"],
  ['@x', "'@x"],
  ['\tx', "'\tx"],
  ['\rx', '"\'\rx"'],
  ['\uFF1D1', "'\uFF1D1"],
  ['', ''],
])('writes %j as %j', (value, cell) => {
  expect(writeCsv([['first', value]])).toBe(`first,${cell}\r\n`);
});

it('ends rows as RFC 4180 says', () => {
  expect(
    writeCsv([
      ['a', 'b,c'],
      ['', ''],
    ]),
  ).toBe('a,"b,c"\r\n,\r\n');
});

it('reads quotes, commas, line ends and the mark of the encoding', async () => {
  expect(await readCsv('\uFEFFname,note\r\n"A ""B"", C","two\nlines"\r\nD,\r\n\r\n')).toEqual([
    { name: 'A "B", C', note: 'two\nlines' },
    { name: 'D' },
  ]);
});

it('reads rows that are shorter or longer than the first line, and line ends of any kind', async () => {
  expect(await readCsv('a,b\n1\r2,3,4\r\n\n,\n5,6')).toEqual([{ a: '1' }, { a: '2', b: '3' }, { a: '5', b: '6' }]);
  expect(await readCsv('')).toEqual([]);
});

it('reads back what was written, formulas included', async () => {
  const values = [
    '=1+1',
    '-5 °C',
    'plain',
    '"quoted", with comma',
    '@home',
    '\uFF0Bfull width',
    'a\rb\nc\r\nd',
    ' spaced ',
  ];
  const names = values.map((_, at) => `field${at}`);
  expect(await readCsv(writeCsv([names, values]))).toEqual([
    Object.fromEntries(names.map((name, at) => [name, values[at]])),
  ]);
});

it('leaves the machine to others while it reads a long text', async () => {
  const long = readCsv(writeCsv([['name'], ...Array.from({ length: 20_000 }, (_, row) => [`Zürich, ${row}`])]));
  let turns = 0;
  let over = false;
  const others = (async () => {
    for (; !over; turns += 1) await setImmediate();
  })();
  const rows = await long;
  over = true;
  await others;
  expect(rows).toHaveLength(20_000);
  expect(rows.every(({ name }, row) => name === `Zürich, ${row}`)).toBe(true);
  expect(turns).toBeGreaterThan(3);
});

it.each([
  ['name\n"never closed', 2],
  ['name\nfine\nsaid "so"', 3],
  ['name\n"closed" too early', 2],
])('says where %j is no CSV', async (text, line) => {
  await expect(readCsv(text)).rejects.toThrow(`Line ${line} is not CSV`);
});
