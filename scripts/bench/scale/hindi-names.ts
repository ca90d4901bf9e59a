import type { Services } from '../../../api-server/src/services';

const qualities = ['उच्च तापमान', 'कम झाग', 'तेज़ असर', 'भारी काम', 'लवण सहने वाला', 'गाढ़ा', 'जैव-अपघटनीय', 'गहरे कुएँ का'];
const purposes = [
  'संक्षारण',
  'स्केल',
  'मोम',
  'झाग',
  'ऑक्सीजन',
  'कठोरता',
  'घर्षण',
  'गियर',
  'झिल्ली',
  'सीमेंट',
  'मिट्टी',
  'टरबाइन',
];
const kinds = [
  'अवरोधक',
  'परिक्षेपक',
  'मंदक',
  'पॉलिमर',
  'स्नेहक',
  'विलायक',
  'योज्य',
  'सीलेंट',
  'क्लीनर',
  'ग्रीस',
  'राल',
  'उत्प्रेरक',
];

/** The number of statements that insert them. */
const PARTS = 50;

/** One of the words for each product; `salt` chooses another one. */
const one = (words: readonly string[], salt: string): string =>
  `(array[${words.map((word) => `'${word}'`).join(', ')}])[1 + (hashtext(id || '${salt}') & 65535) % ${words.length}]`;

const NAME = `${one(qualities, 'q')} || ' ' || ${one(purposes, 'p')} || ' ' || ${one(kinds, 'k')} || ' ' || split_part(name, ' ', -1)`;
const DESCRIPTION = `${one(purposes, 'd')} || ' और ' || ${one(purposes, 'e')} || ' के लिए ' || ${one(kinds, 'f')} || ', कम मात्रा में असरदार।'`;

/**
 * Gives every product a published Hindi name and description, as varied as the English ones.
 *
 * @param services of a filled site
 */
export async function nameInHindi({ db }: Services): Promise<void> {
  // Each statement has a time limit.
  for (let part = 0; part < PARTS; part += 1)
    await db.execute(`
      insert into translations
        (id, collection, entity_id, language, version, at, by, texts, sources, published, published_at, missing, outdated, searched)
      select 'products/' || id || '/hi', 'products', id, 'hi', 1, now(), '', texts, '{}', texts, now(), 0, 0,
        folded_text((texts ->> 'name') || chr(10) || (texts ->> 'description'))
      from (
        select id, jsonb_build_object('name', ${NAME}, 'description', ${DESCRIPTION}) as texts
        from products where (hashtext(id) & 65535) % ${PARTS} = ${part}
      ) as named
      on conflict (id) do nothing`);
}
