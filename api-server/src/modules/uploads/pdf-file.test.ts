import { isPdf } from './pdf-file';

it('takes a PDF by name and first byte', () => {
  expect(isPdf(Buffer.from('%PDF-1.7\n'), 'cv.pdf')).toBe(true);
  expect(isPdf(Buffer.from('%PDF-1.7\n'), 'CV.PDF')).toBe(true);
});

it.each([
  ['a renamed program', Buffer.from('MZ\0\0'), 'cv.pdf'],
  ['another name', Buffer.from('%PDF-1.7'), 'cv.exe'],
  ['bytes before the beginning', Buffer.from('\n%PDF-1.7'), 'cv.pdf'],
  ['nothing', Buffer.alloc(0), 'cv.pdf'],
])('refuses %s', (_, bytes, name) => {
  expect(isPdf(bytes, name)).toBe(false);
});
