import { pdfFor, readersFirst } from './readers-language';

const sheet = (kind: 'tds' | 'sds', language: string) => ({
  ...{ kind, language, title: 'Sheet', revision: '', date: '', size: 0 },
  url: `/${kind}-${language}.pdf`,
});
const documents = [sheet('tds', 'en'), sheet('sds', 'en'), sheet('tds', 'hi-IN'), sheet('sds', 'Hindi')];
const urls = (reader: string) => readersFirst(documents, reader).map(({ url }) => url);

it('puts the documents in the reader’s language first, and keeps the order of the others', () => {
  expect(urls('hi')).toEqual(['/tds-hi-IN.pdf', '/sds-Hindi.pdf', '/tds-en.pdf', '/sds-en.pdf']);
  expect(urls('gu')).toEqual(urls('en'));
  expect(urls('en')).toEqual(documents.map(({ url }) => url));
});

it('offers the data sheet in the reader’s language, else the PDF of the product', () => {
  const product = { pdf: '/own.pdf', documents };
  expect(['en', 'hi', 'gu'].map((reader) => pdfFor(product, reader))).toEqual([
    '/own.pdf',
    '/tds-hi-IN.pdf',
    '/own.pdf',
  ]);
});
