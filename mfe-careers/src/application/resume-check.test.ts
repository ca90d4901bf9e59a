import { isPdf } from './resume-check';

const file = (content: string, name: string, type = 'application/pdf') => new File([content], name, { type });

it('accepts a PDF', async () => {
  expect(await isPdf(file('%PDF-1.7 …', 'cv.pdf'))).toBe(true);
  expect(await isPdf(file('%PDF-1.7 …', 'CV.PDF', ''))).toBe(true);
});

it.each([
  ['another type', file('%PDF-1.7', 'cv.pdf', 'image/png')],
  ['another name', file('%PDF-1.7', 'cv.exe')],
  ['a renamed program', file('MZ\u0090', 'cv.pdf')],
  ['bytes before the beginning', file(' %PDF-1.7', 'cv.pdf')],
  ['an empty file', file('', 'cv.pdf')],
])('refuses %s', async (_, chosen) => {
  expect(await isPdf(chosen)).toBe(false);
});
