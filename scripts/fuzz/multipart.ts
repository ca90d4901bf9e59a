import fc from 'fast-check';
import type { Schema } from './document';
import { hostileText } from './hostile-values';
import { grammarPdf } from './pdf-grammar';
import { grammarPicture } from './picture-grammar';

/** The bytes of a request body and their declared type. */
export interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const BOUNDARY = 'fuzz-7f3a';

/** The smallest valid PDF, with a single empty page. */
function smallPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 4\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(`${text}${table}trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`);
}

const PDF = smallPdf();
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const sample = fc.constantFrom(
  ...[PDF, PNG, PDF.subarray(0, 60), PNG.subarray(0, 40), Buffer.alloc(0), Buffer.from('%PDF-'), Buffer.from('MZ\0')],
  ...[
    Buffer.from('<svg onload="alert(1)"/>'),
    Buffer.concat([PDF, Buffer.alloc(70_000, 1)]),
    Buffer.from('GIF89a\xff\xff\xff\xff', 'latin1'),
  ],
  ...[
    Buffer.from(
      PDF.toString('latin1').replace('/Catalog', '/Catalog /OpenAction << /S /JavaScript /JS (x) >>'),
      'latin1',
    ),
  ],
);

const fileName = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'cv.pdf',
      'a.png',
      'A.PNG',
      'photo.jpg',
      'x',
      '',
      '../../x.pdf',
      `${'n'.repeat(300)}.pdf`,
    ),
  },
  { weight: 1, arbitrary: hostileText },
);

interface Part {
  readonly head: string;
  readonly bytes: Buffer;
}

const assemble = (parts: readonly Part[], end?: string, boundary = BOUNDARY): Buffer =>
  Buffer.concat([
    ...parts.flatMap(({ head, bytes }) => [
      Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(end ?? `--${boundary}--\r\n`),
  ]);

const partNamed = (name: string, file: string, bytes: Buffer): Part => ({
  head: `Content-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: application/octet-stream`,
  bytes,
});

const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

/** Forms with broken multipart syntax. */
function broken(name: string): fc.Arbitrary<Body> {
  const good = partNamed(name, 'cv.pdf', PDF);
  return fc.constantFrom<Body>(
    { type: TYPE, bytes: Buffer.alloc(0) },
    { type: TYPE, bytes: assemble([good]).subarray(0, 200) },
    { type: TYPE, bytes: assemble([good], '') },
    { type: TYPE, bytes: assemble([]) },
    { type: TYPE, bytes: Buffer.from('no form at all') },
    { type: TYPE, bytes: Buffer.from(`--${BOUNDARY}\r\n\r\n\r\n`) },
    { type: TYPE, bytes: assemble([{ head: 'Content-Disposition: form-data', bytes: PDF }]) },
    { type: TYPE, bytes: assemble([{ head: `Content-Disposition: attachment; name=${name}`, bytes: PDF }]) },
    { type: TYPE, bytes: assemble([{ head: `X: ${'y'.repeat(90_000)}`, bytes: PDF }]) },
    { type: TYPE, bytes: assemble(Array.from({ length: 50 }, () => good)) },
    { type: TYPE, bytes: assemble([partNamed('__proto__', 'cv.pdf', PDF), good]) },
    {
      type: TYPE,
      bytes: assemble([{ head: `Content-Disposition: form-data; name="${name}"`, bytes: Buffer.alloc(5_000, 97) }]),
    },
    { type: 'multipart/form-data', bytes: assemble([good]) },
    { type: 'multipart/form-data; boundary=', bytes: assemble([good]) },
    { type: 'multipart/form-data; boundary="', bytes: assemble([good]) },
    { type: `multipart/form-data; boundary=${'b'.repeat(3_000)}`, bytes: assemble([good]) },
    { type: 'multipart/form-data; boundary=other', bytes: assemble([good]) },
    { type: 'multipart/mixed; boundary=x', bytes: assemble([good]) },
    { type: 'application/json', bytes: Buffer.from('{"file":"x"}') },
  );
}

/** Generated files, with the names under which they are sent. */
const grammarFile = fc.oneof(
  grammarPdf.map(({ bytes }) => ({ name: 'cv.pdf', bytes })),
  grammarPicture.map(({ name, bytes }) => ({ name, bytes })),
);

/** Generated forms: odd boundaries, headers in any notation, many parts, truncated ends. */
const grammarForm = (name: string): fc.Arbitrary<Body> =>
  fc
    .record({
      boundary: fc.constantFrom(BOUNDARY, 'b', '-'.repeat(60), "a'()+_,./:=?", 'b b', 'ü', '\\"'),
      quoted: fc.boolean(),
      field: fc.constantFrom(name, name, name, '', '__proto__', `${name}[]`, 'n'.repeat(500)),
      headers: fc.constantFrom(
        ...['', '\r\nContent-Transfer-Encoding: base64', '\r\nContent-Encoding: gzip', '\r\nX:', '\r\n\tfolded'],
        ...[
          '\r\nContent-Disposition: form-data',
          '\r\nContent-Type: multipart/mixed; boundary=x',
          '\r\nA: b'.repeat(60),
        ],
      ),
      file: grammarFile,
      parts: fc.constantFrom(1, 1, 1, 2, 13, 500),
      share: fc.constantFrom(1, 1, 1, 0.5, 0.99),
    })
    .map(({ boundary, quoted, field, headers, file, parts, share }) => {
      const head = `content-disposition:form-data;name="${field}";filename="${file.name}"${headers}`;
      const bytes = parts > 2 ? file.bytes.subarray(0, 1_000) : file.bytes;
      const whole = assemble(
        Array.from({ length: parts }, () => ({ head, bytes })),
        undefined,
        boundary,
      );
      return {
        type: `multipart/form-data; boundary=${quoted ? `"${boundary}"` : encodeURIComponent(boundary)}`,
        bytes: whole.subarray(0, Math.ceil(whole.length * share)),
      };
    });

/**
 * Forms for a call that takes a file: valid ones, those with other files, and bodies that are not forms.
 * @param costly whether some are generated, which may be as large as the server accepts
 */
export function formsFor({ properties = {} }: Schema, costly: boolean): fc.Arbitrary<Body> {
  const [name = 'file'] = Object.keys(properties);
  const fitting = name === 'image' ? partNamed(name, 'a.png', PNG) : partNamed(name, 'cv.pdf', PDF);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant({ type: TYPE, bytes: assemble([fitting]) }) },
    {
      weight: 4,
      arbitrary: fc
        .tuple(fc.constantFrom(name, name, 'other', ''), fileName, sample)
        .map(([field, file, bytes]) => ({ type: TYPE, bytes: assemble([partNamed(field, file, bytes)]) })),
    },
    { weight: 4, arbitrary: broken(name) },
    ...(costly
      ? [
          {
            weight: 6,
            arbitrary: grammarFile.map((file) => ({
              type: TYPE,
              bytes: assemble([partNamed(name, file.name, file.bytes)]),
            })),
          },
          { weight: 3, arbitrary: grammarForm(name) },
        ]
      : []),
  );
}
