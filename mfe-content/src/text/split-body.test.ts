import { plainText } from 'api-client';
import { BODY_SPLIT, splitBody } from './split-body';

const sentence = 'This is a sentence of some length.';
const paragraph = `<p>${Array.from({ length: 4 }, () => sentence).join(' ')}</p>`;

const share = (html: string) => {
  const [before, after] = splitBody(html);
  const length = plainText(before).length;
  return length / (length + plainText(after).length);
};

test('splits the body at 30 % of the text', () => {
  expect(BODY_SPLIT).toBe(0.3);
  expect(share(paragraph.repeat(10))).toBeCloseTo(0.3, 1);
});

test('prefers a near boundary between paragraphs', () => {
  const [before, after] = splitBody(paragraph.repeat(10));
  expect(before).toBe(paragraph.repeat(3));
  expect(after).toBe(paragraph.repeat(7));
});

test('splits a single paragraph at the end of a sentence, into two well-formed parts', () => {
  const [before, after] = splitBody(`<p>${Array.from({ length: 10 }, () => sentence).join(' ')}</p>`);
  expect(before).toBe(`<p>${Array.from({ length: 3 }, () => sentence).join(' ')}</p>`);
  expect(after.startsWith('<p>This is')).toBe(true);
  expect(after.endsWith('</p>')).toBe(true);
});

test('closes inline elements that are open at the split and opens them again', () => {
  const html = `<p><strong>${Array.from({ length: 10 }, () => sentence).join(' ')}</strong></p>`;
  const [before, after] = splitBody(html);
  expect(before.endsWith('.</strong></p>')).toBe(true);
  expect(after.startsWith('<p><strong>')).toBe(true);
});

test('puts a single sentence before the image as a whole', () => {
  expect(splitBody('<p>Only this one.</p>')).toEqual(['<p>Only this one.</p>', '']);
  expect(splitBody('Only this one.')).toEqual(['Only this one.', '']);
  expect(splitBody('')).toEqual(['', '']);
});

test('never splits a list, a table or a figure', () => {
  const list = `<ul>${`<li>${sentence} ${sentence}</li>`.repeat(10)}</ul>`;
  const [before, after] = splitBody(`<p>${sentence}</p>${list}`);
  expect(before + after).toBe(`<p>${sentence}</p>${list}`);
  expect([before, after].filter((part) => part.includes('<li>'))).toHaveLength(1);
});

test('keeps a heading with the content that follows it', () => {
  const html = `<p>${sentence}</p><h2>${'A long heading '.repeat(3)}</h2>${paragraph}`;
  expect(splitBody(html)[0].endsWith('</h2>')).toBe(false);
});

test('does not end a sentence at a point in a number or after an initial', () => {
  const text = '<p>The pump ran at 2.5 bar under N. Rao and held. Then the next day came and went on for long.</p>';
  expect(splitBody(text)[0]).toBe('<p>The pump ran at 2.5 bar under N. Rao and held.</p>');
});

test('splits plain text between its paragraphs', () => {
  const text = `${sentence}\n\n${sentence}\n\n${sentence}`;
  expect(splitBody(text)).toEqual([sentence, `${sentence}\n\n${sentence}`]);
});

test('splits right-to-left text after its own full stop', () => {
  const arabic = 'هذه جملة قصيرة.';
  const [before, after] = splitBody(`<p dir="rtl">${Array.from({ length: 10 }, () => arabic).join(' ')}</p>`);
  expect(before).toBe(`<p dir="rtl">${Array.from({ length: 3 }, () => arabic).join(' ')}</p>`);
  expect(after.startsWith('<p dir="rtl">')).toBe(true);
});

test('splits 50,000 words without losing one', () => {
  const html = `<p>${'word '.repeat(49)}end.</p>`.repeat(1000);
  const [before, after] = splitBody(html);
  expect(before + after).toBe(html);
});
