import type { TranslationText } from 'api-client';
import { fromXliff, toXliff } from './xliff';

const PLACE = { language: 'hi', collection: 'blogs' };
const TEXTS: readonly TranslationText[] = [
  {
    ...{ item: 'b1', title: 'Sea fog & salt', field: 'title', label: 'Title', kind: 'line', max: 80 },
    ...{ source: 'Sea fog & salt', value: 'समुद्री कोहरा', machine: false, state: 'outdated' },
  },
  {
    ...{ item: 'b1', title: 'Sea fog & salt', field: 'content', label: 'Content', kind: 'richText' },
    ...{ source: '<p>Fog <b>on</b> the jetty.</p>', value: null, machine: false, state: 'missing' },
  },
  {
    ...{ item: 'b2', title: 'Pumps', field: 'sections:s#1:lines', label: 'Lines', kind: 'lines' },
    ...{ source: ['One', 'Two'], value: ['एक', 'दो'], machine: true, state: 'drafted' },
  },
];

it('writes a unit for each text, which a program for translators can read', () => {
  const file = toXliff(PLACE, TEXTS);
  expect(file).toContain('<file original="blogs" source-language="en" target-language="hi" datatype="plaintext">');
  expect(file).toContain(
    '<trans-unit id="b1#title" resname="Title" xml:space="preserve" maxwidth="80" size-unit="char">' +
      '<source>Sea fog &amp; salt</source><target state="needs-translation">समुद्री कोहरा</target>',
  );
  expect(file).toContain('datatype="html"><source>&lt;p&gt;Fog &lt;b&gt;on&lt;/b&gt; the jetty.&lt;/p&gt;</source>');
});

it.each([
  ['state-qualifier="mt-suggestion"', true],
  ['state="translated" state-qualifier="leveraged-mt"', true],
  ['state="needs-review-translation"', true],
  ['state="translated"', undefined],
  ['', undefined],
])('reads whether a machine translated a text: %s', (states, machine) => {
  const file = toXliff(PLACE, TEXTS.slice(0, 1)).replace(/<target [^>]*>/, `<target ${states}>`);
  expect(fromXliff(PLACE, file)[0]?.machine).toBe(machine);
});

it('reads what it wrote, without the units that are not translated', () => {
  expect(fromXliff(PLACE, toXliff(PLACE, TEXTS))).toEqual([
    { item: 'b1', field: 'title', source: 'Sea fog & salt', value: 'समुद्री कोहरा' },
    { item: 'b2', field: 'sections:s#1:lines', source: 'One\nTwo', value: 'एक\nदो', machine: true },
  ]);
});

it.each([
  ['no XML', '<xliff', 'not complete XML'],
  ['another format', '<html xmlns="http://www.w3.org/1999/xhtml"></html>', 'not XLIFF 1.2'],
  ['XLIFF 2', '<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0"></xliff>', 'not XLIFF 1.2'],
  ['another kind of content', toXliff({ ...PLACE, collection: 'news' }, TEXTS), 'has texts of “news”'],
  ['another language', toXliff({ ...PLACE, language: 'gu' }, TEXTS), 'is in the language “gu”'],
])('refuses a file that is %s', (_what, text, reason) => {
  expect(() => fromXliff(PLACE, text)).toThrow(reason);
});
