import PDFDocument from 'pdfkit';
import { buffer } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { isPdf } from './pdf-file';

/** A PDF of one page as a program makes it. */
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

const withObjects = (objects: string): Buffer => {
  const packed = deflateSync(Buffer.from(objects));
  return Buffer.concat([
    Buffer.from(
      `%PDF-1.7\n2 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
  ]);
};

it('takes a PDF by name, first bytes and parts', async () => {
  for (const pdf of [await made(), await made({ compress: false, info: { Title: 'C++/JavaScript' } }), body('')]) {
    expect(isPdf(pdf, 'cv.pdf')).toBe(true);
    expect(isPdf(pdf, 'CV.PDF')).toBe(true);
    expect(isPdf(pdf, 'cv.exe')).toBe(false);
  }
  expect(isPdf(withObjects('1 0 << /Type /Catalog >>'), 'cv.pdf')).toBe(true);
});

it('takes a PDF with links, and what follows its end', async () => {
  const linked = await made({}, (document) => void document.text('us', { link: 'https://tridhara.example' }));
  expect(isPdf(linked, 'cv.pdf')).toBe(true);
  expect(isPdf(Buffer.concat([linked, Buffer.alloc(5_000)]), 'cv.pdf')).toBe(true);
});

it.each([
  ['a renamed program', Buffer.from('MZ\0\0')],
  ['bytes before the beginning', Buffer.concat([Buffer.from('\n'), body('')])],
  ['nothing', Buffer.alloc(0)],
  ['a beginning only', Buffer.from('%PDF-1.7\n')],
  ['a beginning and anything', Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5_000, 'x')])],
  ['a page of HTML', Buffer.from('%PDF-1.7\n<script>alert(1)</script>')],
  ['one without an end', body('').subarray(0, -7)],
  ['a table beyond the end', Buffer.from(`${body('').toString('latin1')}xref\nstartxref\n99999\n%%EOF\n`)],
])('refuses %s', (_, bytes) => {
  expect(isPdf(bytes, 'cv.pdf')).toBe(false);
});

it('refuses half of one', async () => {
  const whole = await made();
  expect(isPdf(whole.subarray(0, whole.length / 2), 'cv.pdf')).toBe(false);
});

it.each([
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction << /S/JavaScript/JS 5 0 R >>',
  '/OpenAction << /S %x\n /J#61vaScript >>',
  `/OpenAction << /S${' '.repeat(5_000)}/JavaScript >>`,
  `/X (50%) /OpenAction << /S %${'c'.repeat(5_000)}\n%d\r\n /JavaScript >>`,
  '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
  '/Names << /JavaScript 6 0 R >>',
  '/Names << /EmbeddedFiles << /Names [] >> >>',
  '/F << /EF << /F 7 0 R >> >>',
  '/X << /Type /EmbeddedFile >>',
  '/Annots [<< /Subtype /RichMedia >>]',
  '/Encrypt 8 0 R',
])('refuses what acts, carries files or cannot be read: %s', (part) => {
  expect(isPdf(body(part), 'cv.pdf')).toBe(false);
  if (!part.startsWith('/Encrypt')) expect(isPdf(withObjects(`1 0 << ${part} >>`), 'cv.pdf')).toBe(false);
});

it('refuses an encrypted one as a program makes it', async () => {
  expect(isPdf(await made({ userPassword: 'x', ownerPassword: 'y' }), 'cv.pdf')).toBe(false);
});

it('does not inflate without bound', () => {
  expect(isPdf(withObjects(' '.repeat(60_000_000)), 'cv.pdf')).toBe(false);
});

it.each([
  ['/S', '/S%'],
  ['comments', '%/S\n'],
  ['white space', '/S     '],
  ['numbers', '/JS 1111111111 1'],
  ['object streams', '/ObjStm '],
  ['escapes', '/#4a#53'],
])('comes to an end with 8 MB of %s', (_, part) => {
  const bytes = Buffer.concat([body(''), Buffer.from(part.repeat(8_000_000 / part.length))]);
  // Work that grows with the square of the length would take hours, and be broken off.
  const read = () => isPdf(bytes, 'cv.pdf');
  expect(typeof runInNewContext('read()', { read }, { timeout: 50_000 })).toBe('boolean');
});
