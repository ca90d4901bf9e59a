import { publishedTexts, wronglyFilled } from './messages-plugin';
import { textsInSource } from './source-texts';

test('the literals of a source are its texts', () => {
  const source = String.raw`
    const { text, rich, count } = useTexts();
    text('Apply now'); text("The company's page"); text('It\'s open', { a });
    rich('As the {notice} says.', { notice }); count(jobs.length, '{count} job', '{count} jobs'); text(label);
    context('No text'); text(
      'On the next line',
    );`;
  expect(textsInSource(source)).toEqual([
    'Apply now',
    "The company's page",
    "It's open",
    'As the {notice} says.',
    '{count} job',
    'On the next line',
  ]);
  expect(textsInSource("text('Not one of a remote')")).toEqual([]);
});

const po = (language: string, ...items: readonly string[]): string =>
  ['msgid ""', 'msgstr ""', `"Language: ${language}\\n"`, '', ...items].join('\n');

test('a text is missing if a file does not have it, has it empty, or marked as fuzzy', () => {
  const files = new Map([
    ['hi', po('hi', 'msgid "Close"', 'msgstr "बंद करें"', '', '#, fuzzy', 'msgid "Open"', 'msgstr "खोलें"')],
    ['gu', po('gu', 'msgid "Close"', 'msgstr ""')],
  ]);
  expect(publishedTexts(['Apply now', 'Close'], files)).toEqual({
    texts: 3,
    missing: { hi: ['Apply now', 'Open'], gu: ['Apply now', 'Close', 'Open'] },
  });
});

test('a translation has the placeholders of its text, in any order', () => {
  const file = po(
    'hi',
    ...['msgid "{a} of {b}"', 'msgstr "{b} में से {a}"', '', 'msgid "To {name}"', 'msgstr "{nam} को"', ''],
    ...['msgid "{count} day"', 'msgid_plural "{count} days"', 'msgstr[0] "एक दिन"', 'msgstr[1] "{count} दिन"'],
  );
  expect(wronglyFilled(file)).toEqual(['To {name}']);
});
