import { makeStore } from 'shared-store';
import { cataloguesLoaded } from 'shared-store/catalogues';
import { textsOf } from '../texts';
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

function textsIn(current: string) {
  const store = makeStore({
    call: () => Promise.reject(new Error('No calls')),
    serverState: { languages: { current, others: { hi: 'हिन्दी' } } },
  });
  if (current === 'hi')
    store.dispatch(cataloguesLoaded({ catalogue: { English: 'अंग्रेज़ी', 'Revision {revision}': 'संशोधन {revision}' } }));
  return textsOf(store.getState());
}

const english = textsIn('en');

describe('documentFacts', () => {
  it('names language, revision, date and size', () => {
    expect(documentFacts(document, english)).toEqual(['English', 'Revision 3', '1 March 2026', '48 kB']);
    expect(documentFacts(document, textsIn('hi'))).toEqual(['अंग्रेज़ी', 'संशोधन 3', '1 मार्च 2026', '48 kB']);
  });

  it('omits unknown facts', () => {
    expect(documentFacts({ ...document, language: '', revision: '', date: '', size: 0 }, english)).toEqual([]);
  });

  it('keeps a language in words and a revision with its label', () => {
    expect(
      documentFacts({ ...document, language: 'English and Hindi', revision: 'Rev. 2', date: 'soon', size: 0 }, english),
    ).toEqual(['English and Hindi', 'Rev. 2']);
  });
});
