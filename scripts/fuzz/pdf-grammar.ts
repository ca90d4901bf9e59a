import { deflateSync } from 'node:zlib';
import fc from 'fast-check';

/** A generated file, and whether the site may accept it. */
export interface GrammarFile {
  /** The special feature of the file, for people who read a failure. */
  readonly label: string;
  readonly bytes: Buffer;
  /** `either` if that depends on the limits of the reader. */
  readonly expected: 'refused' | 'accepted' | 'either';
}

/** Parts of a catalog or of an annotation; every name between `{` and `}` gets a random notation. */
const ACTIVE = [
  '/{OpenAction} << /{S} /{JavaScript} /{JS} (app.alert\\(1\\)) >>',
  '/{OpenAction} << /{S} /{Launch} /{F} (cmd.exe) >>',
  '/{OpenAction} << /{S} /{URI} /{URI} (https://example.com) >>',
  '/{OpenAction} << /{S} /{GoToR} /{F} (\\\\\\\\host\\\\share\\\\a.pdf) >>',
  '/{OpenAction} << /{S} /{GoTo} /{D} [3 0 R /Fit] /{Next} << /{S} /{URI} >> >>',
  '/{AA} << /{WC} << /{S} /{URI} /{URI} (https://example.com) >> >>',
  '/{Annots} [<< /{A} << /{S} /{SubmitForm} /{F} (https://example.com) >> >>]',
  '/{Annots} [<< /{A} << /{S} /{ImportData} >> >>]',
  '/{Annots} [<< /{A} << /{S} /{Rendition} >> >>]',
  '/{Annots} [<< /{A} << /{S} /{GoToE} >> >>]',
  '/{Annots} [<< /{Subtype} /{RichMedia} >>]',
  '/{AcroForm} << /{XFA} [(template) 3 0 R] >>',
  '/{Names} << /{EmbeddedFiles} << /Names [] >> >>',
  '/{Names} << /{JavaScript} 3 0 R >>',
];
const HARMLESS = [
  '/Lang (en-IN)',
  '/OpenAction [3 0 R /Fit]',
  '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
  '/Outlines << /Type /Outlines /Count 0 >>',
  '/Annots [<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>]',
  '/Info (HTML/JavaScript, /Launch of products)',
];

const hex = (character: string): string => `#${character.charCodeAt(0).toString(16).padStart(2, '0')}`;

/** A name with some of its letters escaped. */
const written = (name: string): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom('plain', 'plain', 'small', 'large'), { minLength: name.length, maxLength: name.length })
    .map((ways) =>
      [...name]
        .map((character, at) => {
          if (ways[at] === 'plain') return character;
          return ways[at] === 'small' ? hex(character) : hex(character).toUpperCase();
        })
        .join(''),
    );

/** Possible separators of two tokens. */
const gap = fc.constantFrom(' ', '\n', '\r\n', '\t', '\0', '  ', '%a comment\n', '%/S /GoTo\r', ' '.repeat(300));

/** A part with a random notation of its names and separators. */
const spelled = (part: string): fc.Arbitrary<string> => {
  const tokens = part.split(/(\{\w+\}|(?<=[>\]\w)] ?) )/).map((token) => {
    if (token === ' ') return gap;
    return token?.startsWith('{') ? written(token.slice(1, -1)) : fc.constant(token ?? '');
  });
  return fc.tuple(...tokens).map((written) => written.join(''));
};

/** Entries that make a dictionary arbitrarily long. */
const filler = fc
  .constantFrom(0, 0, 3, 40, 2_000)
  .map((count) => Array.from({ length: count }, (_, at) => `/X${at} [${at} 0 R (text ${at})]`).join(' '));

interface Part {
  readonly head: string;
  readonly data: Buffer | undefined;
}

const plain = (head: string): Part => ({ head, data: undefined });

/**
 * A file of objects with their cross-reference table; the first one is the catalog, unless it is in an object stream.
 */
function assemble(parts: readonly Part[], trailer = '/Root 1 0 R'): Buffer {
  const chunks = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  let length = chunks[0]?.length ?? 0;
  const places = parts.map(({ head, data }, at) => {
    const place = length;
    const stream = data ? [Buffer.from('\nstream\n'), data, Buffer.from('\nendstream')] : [];
    const object = Buffer.concat([
      Buffer.from(`${at + 1} 0 obj\n${head}`, 'latin1'),
      ...stream,
      Buffer.from('\nendobj\n'),
    ]);
    chunks.push(object);
    length += object.length;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${parts.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `${table}trailer\n<< /Size ${parts.length + 1} ${trailer} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(end)]);
}

const PAGES = plain('<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
const PAGE = plain('<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>');
const catalog = (more: string): Part => plain(`<< /Type /Catalog /Pages 2 0 R ${more} >>`);

/** An object stream with the given objects, whose numbers start at 100. */
function packed(
  objects: readonly string[],
  filter = '/FlateDecode',
  pack: (bytes: Buffer) => Buffer = deflateSync,
): Part {
  let place = 0;
  const header = objects.map((object, at) => {
    const entry = `${100 + at} ${place}`;
    place += object.length + 1;
    return entry;
  });
  const first = `${header.join(' ')} `;
  const data = pack(Buffer.from(first + objects.join(' '), 'latin1'));
  const head = `<< /Type /ObjStm /N ${objects.length} /First ${first.length} /Filter ${filter} /Length ${data.length} >>`;
  return { head, data };
}

/** The places in a PDF that can contain a part. */
const HIDING: Readonly<Record<string, (part: string) => Buffer>> = {
  'in the catalog': (part) => assemble([catalog(part), PAGES, PAGE]),
  'in an object that nothing names': (part) => assemble([catalog(''), PAGES, PAGE, plain(`<< ${part} >>`)]),
  'in an object stream': (part) => assemble([catalog(''), PAGES, PAGE, packed(['<< >>', `<< ${part} >>`])]),
  'far back in an object stream': (part) =>
    assemble([catalog(''), PAGES, PAGE, packed([...Array<string>(3_000).fill('<< /Type /Font >>'), `<< ${part} >>`])]),
  'in a version that a later one replaces': (part) =>
    Buffer.concat([assemble([catalog(part), PAGES, PAGE]), assemble([catalog(''), PAGES, PAGE])]),
  'in the data of a stream': (part) => {
    const data = Buffer.from(`1 0 obj << ${part} >> endobj`, 'latin1');
    return assemble([catalog(''), PAGES, PAGE, { head: `<< /Length ${data.length} >>`, data }]);
  },
};

const placed = (parts: readonly string[], expected: 'refused' | 'accepted'): fc.Arbitrary<GrammarFile> =>
  fc
    .tuple(fc.constantFrom(...parts).chain(spelled), filler, fc.constantFrom(...Object.entries(HIDING)))
    .map(([part, more, [label, hide]]) => ({
      label: `${part.slice(0, 80)} ${label}`,
      bytes: hide(`${more} ${part}`),
      expected,
    }));

const twice = (bytes: Buffer): Buffer => deflateSync(deflateSync(bytes, { level: 9 }), { level: 9 });
const repeated = (part: string, bytes: number): string => part.repeat(Math.ceil(bytes / part.length));

/** The largest accepted PDF, in bytes. */
const MAX_PDF_BYTES = 10_485_760;

/** Files that exhaust a reader without limits. */
const costly: fc.Arbitrary<GrammarFile> = fc
  .tuple(fc.constantFrom(1_000_000, 8_000_000, 50_000_000), fc.constantFrom(100_000, 1_000_000, MAX_PDF_BYTES - 2_000))
  .chain(([inflated, size]) => {
    const streamed = (label: string, part: Part): GrammarFile => ({
      ...{ label, bytes: assemble([catalog(''), PAGES, PAGE, part]), expected: 'either' },
    });
    const padded = (label: string, part: string): GrammarFile => ({
      ...{ label, bytes: Buffer.concat([assemble([catalog(''), PAGES, PAGE]), Buffer.from(repeated(part, size))]) },
      expected: 'either',
    });
    const makers = [
      () => streamed('blanks in an object stream', packed([repeated(' ', inflated)])),
      () => streamed('names in an object stream', packed([`[${repeated('/#4a#53 ', inflated)}]`])),
      () => streamed('open arrays in an object stream', packed([repeated('[', inflated)])),
      () => streamed('dictionaries in an object stream', packed([repeated('<</A<<>>>>', inflated)])),
      () =>
        streamed(
          'an object stream packed twice',
          packed([repeated('0 ', inflated)], '[/FlateDecode /FlateDecode]', twice),
        ),
      () => ({
        ...{ label: 'many object streams', expected: 'either' as const },
        bytes: assemble([
          catalog(''),
          PAGES,
          PAGE,
          ...Array.from({ length: 40 }, () => packed([repeated(' ', inflated / 8)])),
        ]),
      }),
      () => padded('objects without an end', '1 0 obj['),
      () => padded('strings without an end', '1 0 obj('),
      () => padded('comments', '%/S\n'),
      () => padded('escapes', '/#4a#53'),
      () => padded('nothing', '\0'),
    ];
    return fc.constantFrom(...makers).map((make) => make());
  });

/** Complete files with some changed bytes or a truncated end. */
const damaged: fc.Arbitrary<GrammarFile> = fc
  .tuple(
    placed(HARMLESS, 'accepted'),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 30 }),
    fc.double({ min: 0.1, max: 1, noNaN: true }),
  )
  .map(([{ label, bytes }, changes, share]) => {
    const copy = Buffer.from(bytes.subarray(0, Math.ceil(bytes.length * share)));
    for (const [at, value] of changes) copy[at % copy.length] = value;
    return { label: `damaged: ${label}`, bytes: copy, expected: 'either' };
  });

/** PDFs like those of programs and of attackers: active ones in all disguises, costly ones, damaged ones. */
export const grammarPdf: fc.Arbitrary<GrammarFile> = fc.oneof(
  { weight: 5, arbitrary: placed(ACTIVE, 'refused') },
  { weight: 2, arbitrary: placed(HARMLESS, 'accepted') },
  { weight: 2, arbitrary: costly },
  { weight: 1, arbitrary: damaged },
);
