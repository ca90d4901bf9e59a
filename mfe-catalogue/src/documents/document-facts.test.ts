import { documentFacts } from './document-facts';

const document = {
  kind: 'tds',
  title: 'Data sheet',
  language: 'en',
  revision: '3',
  date: '2026-03-01',
  size: 48_213,
  url: '/x.pdf',
} as const;

describe('documentFacts', () => {
  it('names language, revision, date and size', () => {
    expect(documentFacts(document)).toEqual(['English', 'Revision 3', '1 March 2026', '48 kB']);
  });

  it('omits unknown facts', () => {
    expect(documentFacts({ ...document, language: '', revision: '', date: '', size: 0 })).toEqual([]);
  });

  it('keeps a language in words and a revision with its label', () => {
    expect(
      documentFacts({ ...document, language: 'English and Hindi', revision: 'Rev. 2', date: 'soon', size: 0 }),
    ).toEqual(['English and Hindi', 'Rev. 2']);
  });
});
