import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { deflateSync } from 'node:zlib';
import { isAcceptedPdf } from './pdf-file';

/** A PDF of one page, made by a library. */
async function made(options: PDFKit.PDFDocumentOptions = {}, draw?: (document: PDFKit.PDFDocument) => void) {
  const document = new PDFDocument(options);
  document.text('HTML/JavaScript, /Launch of products, (1 0 obj << /S /Type >>)');
  draw?.(document);
  document.end();
  return buffer(document);
}

const body = (catalogue: string): Buffer =>
  Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalogue} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n`,
    'latin1',
  );

/** A PDF with an object in an object stream, with any dictionary. */
const withObjects = (objects: string, head = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'): Buffer => {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n2 0 obj\n<< ${head} /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
};

it('accepts a PDF by its first bytes and its parts', async () => {
  for (const pdf of [await made(), await made({ compress: false, info: { Title: 'C++/JavaScript' } }), body('')]) {
    expect(isAcceptedPdf(pdf)).toBe(true);
  }
  expect(isAcceptedPdf(withObjects('1 0 << /Type /Catalog >>'))).toBe(true);
});

it('accepts a PDF with links, and with bytes after its end', async () => {
  const linked = await made({}, (document) => void document.text('us', { link: 'https://tridhara.example' }));
  expect(isAcceptedPdf(linked)).toBe(true);
  expect(isAcceptedPdf(Buffer.concat([linked, Buffer.alloc(5_000)]))).toBe(true);
});

it.each([
  ['a renamed program', Buffer.from('MZ\0\0')],
  ['bytes before the header', Buffer.concat([Buffer.from('\n'), body('')])],
  ['nothing', Buffer.alloc(0)],
  ['only a header', Buffer.from('%PDF-1.7\n')],
  ['a header and other text', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')])],
  ['a page of HTML', Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
  ['one without an end', body('').subarray(0, -7)],
  ['a table beyond the end', Buffer.from(`${body('').toString('latin1')}xref\nstartxref\n99999\n%%EOF\n`)],
])('refuses %s', (_, bytes) => {
  expect(isAcceptedPdf(bytes)).toBe(false);
});

it('refuses half of a PDF', async () => {
  const whole = await made();
  expect(isAcceptedPdf(whole.subarray(0, whole.length / 2))).toBe(false);
});

it.each([
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction << /S/JavaScript/JS 5 0 R >>',
  '/OpenAction << /S %x\n /J#61vaScript >>',
  '/OpenAction << /S /#4a#61#76#61#53#63#72#69#70#74 >>',
  '/OpenAction << /#53 /JavaScript >>',
  '/OpenAction << /S /GoTo /S /JavaScript >>',
  '/OpenAction << /S /JavaScript /S /GoTo >>',
  '/OpenAction << 1 /S /JavaScript >>',
  `/OpenAction << /S${' '.repeat(5_000)}/JavaScript >>`,
  `/X (50%) /OpenAction << /S %${'c'.repeat(5_000)}\n%d\r\n /JavaScript >>`,
  `/X [${'(a longer dictionary) '.repeat(1_000)}] /OpenAction << /S /JavaScript >>`,
  '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
  '/Annots [<< /A << /S /SubmitForm /F (https://example.com) >> >>]',
  '/Annots [<< /A << /S /ImportData /F (x.fdf) >> >>]',
  '/Annots [<< /A << /S /Rendition >> >>]',
  '/Annots [<< /A << /S /GoToR /F (\\\\\\\\server\\\\share\\\\x.pdf) >> >>]',
  '/Annots [<< /A << /S /GoToE /T << >> >> >>]',
  '/OpenAction << /S /URI /URI (https://example.com) >>',
  '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /URI /URI (https://example.com) >> >>',
  '/OpenAction << /S /Named /N /Print >>',
  '/AA << /O << /S /URI /URI (https://example.com) >> >>',
  '/OpenAction 7 0 R >> endobj 7 0 obj << /S /URI /URI (https://example.com) >> endobj 8 0 obj <<',
  '/OpenAction 7 0 R >> endobj 7 0 obj 8 0 R endobj 8 0 obj << /S /URI >> endobj 9 0 obj <<',
  '/AA 7 0 R >> endobj 7 0 obj << /O 8 0 R >> endobj 8 0 obj << /S /URI >> endobj 9 0 obj <<',
  '/Annots [<< /A << /S 7 0 R >> >>] >> endobj 7 0 %\nobj /Launch endobj 8 0 obj <<',
  '/AcroForm << /Fields [] /XFA [(template) 7 0 R] >>',
  '/AcroForm << /XFA 7 0 R >>',
  '/Names << /JavaScript 6 0 R >>',
  '/Names << /EmbeddedFiles << /Names [] >> >>',
  '/F << /EF << /F 7 0 R >> >>',
  '/X << /Type /EmbeddedFile >>',
  '/Annots [<< /Subtype /RichMedia >>]',
  '/Annots [<< /Subtype /FileAttachment >>]',
  '/Encrypt 8 0 R',
])('refuses active content, embedded files and unreadable parts: %s', (part) => {
  expect(isAcceptedPdf(body(part))).toBe(false);
  if (!part.startsWith('/Encrypt') && !part.includes('endobj'))
    expect(isAcceptedPdf(withObjects(`1 0 << ${part} >>`))).toBe(false);
});

it.each([
  '/Annots [<< /Subtype /Link /A << /S /URI /URI (https://example.com) >> >>]',
  '/OpenAction [3 0 R /Fit]',
  '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>',
  '/OpenAction 7 0 R >> endobj 7 0 obj [3 0 R /Fit] endobj 8 0 obj <<',
  '/AA << /O << /S /Named /N /NextPage >> >>',
  '/StructTreeRoot << /K [<< /S /P /K 1 >> << /S /Link >>] >> /Group << /S /Transparency >>',
  '/AcroForm << /Fields [] >>',
])('accepts links that need a click, and moves within the document: %s', (part) => {
  expect(isAcceptedPdf(body(part))).toBe(true);
});

it.each([
  [
    'inside the data of a stream',
    '2 0 obj << /Length 60 >> stream\n5 0 obj << /S /JavaScript >> endobj\nendstream endobj',
  ],
  ['in a version that a later one replaces', '5 0 obj << /S /JavaScript >> endobj 5 0 obj << >> endobj'],
  ['without white space', '5 0obj<</S/JavaScript>>endobj'],
  ['in an object without an end', '5 0 obj << /S /JavaScript endobj'],
])('refuses an action %s', (_, object) => {
  const text = body('').toString('latin1');
  expect(isAcceptedPdf(Buffer.from(text.replace('trailer', `${object}\ntrailer`), 'latin1'))).toBe(false);
});

it.each([
  ['two filters', '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /FlateDecode]'],
  ['another filter', '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode'],
  ['a filter in another object', '/Type /ObjStm /N 1 /First 4 /Filter 9 0 R'],
  ['no place for its first object', '/Type /ObjStm /N 1 /Filter /FlateDecode'],
  ['broken data', '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /X'],
])('refuses an object stream with %s', (what, head) => {
  const bytes = withObjects('1 0 << /Type /Catalog >>', head);
  if (what === 'broken data') bytes.fill(0, bytes.indexOf('stream') + 9, bytes.indexOf('endstream'));
  expect(isAcceptedPdf(bytes)).toBe(false);
});

it('finds an action in an object stream without a type, and at an offset inside a string', () => {
  expect(isAcceptedPdf(withObjects('1 0 << /S /JavaScript >>', '/N 1 /First 4 /Filter /FlateDecode'))).toBe(false);
  const inside = '1 1 (<< /S /JavaScript >>)';
  expect(isAcceptedPdf(withObjects(inside, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode'))).toBe(false);
});

it('refuses a PDF that a library encrypted', async () => {
  expect(isAcceptedPdf(await made({ userPassword: 'x', ownerPassword: 'y' }))).toBe(false);
});

it('limits the size of inflated objects', () => {
  expect(isAcceptedPdf(withObjects(' '.repeat(60_000_000)))).toBe(false);
});

it.each([
  ['/S', '/S%'],
  ['comments', '%/S\n'],
  ['white space', '/S     '],
  ['numbers', '1111111111 1 '],
  ['objects', '1 0 obj '],
  ['open arrays', '1 0 obj['],
  ['values in one object', '1 0 obj[ 1 '.padEnd(8_000_000, '[]')],
  ['open strings', '1 0 obj('],
  ['escapes', '/#4a#53'],
])('reads 8 MB of %s with bounded work', (_, part) => {
  const bytes = Buffer.concat([body(''), Buffer.from(part.repeat(8_000_000 / part.length))]);
  expect(typeof isAcceptedPdf(bytes)).toBe('boolean');
});
