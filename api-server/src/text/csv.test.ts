import { readCsv, writeCsv } from './csv';

/** The rows of a table that arrives character by character. */
async function rowsOf(text: string): Promise<unknown[]> {
  async function* arriving() {
    yield* text;
  }
  const rows: unknown[] = [];
  for await (const { cells } of readCsv(arriving())) rows.push(cells);
  return rows;
}

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

it('ends rows as RFC 4180 requires', () => {
  expect(
    writeCsv([
      ['a', 'b,c'],
      ['', ''],
    ]),
  ).toBe('a,"b,c"\r\n,\r\n');
});

it('reads quotes, commas, line ends and the byte order mark', async () => {
  expect(await rowsOf('\uFEFFname,note\r\n"A ""B"", C","two\nlines"\r\nD,\r\n\r\n')).toEqual([
    { name: 'A "B", C', note: 'two\nlines' },
    { name: 'D' },
  ]);
});

it('reads rows that are shorter or longer than the first line, and line ends of any kind', async () => {
  expect(await rowsOf('a,b\n1\r2,3,4\r\n\n,\n5,6')).toEqual([{ a: '1' }, { a: '2', b: '3' }, { a: '5', b: '6' }]);
  expect(await rowsOf('')).toEqual([]);
});

it('numbers rows as a spreadsheet does: with the first line, blank rows and cells of several lines', async () => {
  async function* arriving() {
    yield* 'name,note\r\nA,"two\nlines"\r\n\r\nB,\r\n,\r\n\r\nC,x\r\n';
  }
  const numbers: [number, string | undefined][] = [];
  for await (const { number, cells } of readCsv(arriving())) numbers.push([number, cells['name']]);
  expect(numbers).toEqual([
    [2, 'A'],
    [4, 'B'],
    [7, 'C'],
  ]);
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
  expect(await rowsOf(writeCsv([names, values]))).toEqual([
    Object.fromEntries(names.map((name, at) => [name, values[at]])),
  ]);
});

it.each([
  ['name\n"never closed', 2],
  ['name\nfine\nsaid "so"', 3],
  ['name\n"closed" too early', 2],
])('names the line where %j is not CSV', async (text, line) => {
  await expect(rowsOf(text)).rejects.toThrow(`Line ${line} is not CSV`);
});

it('refuses a table of empty rows, after as many as a spreadsheet may have left', async () => {
  expect(await rowsOf(`name,size\n${',\n'.repeat(10_000)}a,1\n`)).toEqual([{ name: 'a', size: '1' }]);
  await expect(rowsOf(`name,size\n${',\n'.repeat(10_001)}`)).rejects.toThrow('too many empty rows');
});

it('stops at the row that is one too many with another number of cells than the first line', async () => {
  expect(await rowsOf(`name,size\n${'a\n'.repeat(1000)}b,1\n`)).toHaveLength(1001);
  await expect(rowsOf(`name,size\n${'a\n'.repeat(1001)}b,1\n`)).rejects.toThrow('more or fewer cells');
});
