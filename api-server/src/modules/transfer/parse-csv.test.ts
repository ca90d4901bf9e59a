import { csvRow } from '../job-applications/csv';
import { parseCsv } from './parse-csv';

it('reads quotes, commas, line ends and the mark of the encoding', () => {
  expect(parseCsv('\uFEFFname,note\r\n"A ""B"", C","two\nlines"\r\nD,\r\n\r\n')).toEqual([
    { name: 'A "B", C', note: 'two\nlines' },
    { name: 'D' },
  ]);
});

it('reads back what an export wrote, formulas included', () => {
  const values = ['=1+1', '-5 °C', 'plain', '"quoted", with comma', '@home'];
  expect(parseCsv(csvRow(['a', 'b', 'c', 'd', 'e']) + csvRow(values))).toEqual([
    { a: values[0], b: values[1], c: values[2], d: values[3], e: values[4] },
  ]);
});

it('says where a text is no CSV', () => {
  expect(() => parseCsv('name\n"never closed')).toThrow('Line 2 is not CSV');
});
