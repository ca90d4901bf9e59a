import { importBody } from './import-body';

test('sends a CSV file unchanged', () => {
  expect(importBody('clients.CSV', 'name\nA')).toEqual({ csv: 'name\nA' });
});

test('requires a list of objects in a JSON file', () => {
  expect(importBody('a.json', '[{"name":"A"}]')).toEqual({ rows: [{ name: 'A' }] });
  expect(() => importBody('a.json', '{')).toThrow('The file is not JSON.');
  expect(() => importBody('a.json', '{"name":"A"}')).toThrow('The file must be a list of objects.');
});
