/** @jest-environment jsdom */
import { withFootnoteMarks, withNotes, withoutReferences } from './footnotes';
import { plainText } from './plain-text';

const mark = (words: string) => `<sup data-footnote="${words}"></sup>`;
const MARKED = `<p>Output rose${mark('Annual report, page 4')} and fell${mark('PPAC &amp; &quot;DGH&quot;')}.</p>`;

it('numbers footnotes and adds their notes to the end, with links both ways', () => {
  document.body.innerHTML = withNotes(MARKED);
  const references = [...document.querySelectorAll<HTMLAnchorElement>('[role="doc-noteref"]')];
  expect(references.map(({ textContent }) => textContent)).toEqual(['1', '2']);
  const notes = references.map(({ hash }) => document.querySelector(hash));
  expect(notes.map((note) => note?.textContent)).toEqual(['1 Annual report, page 4', '2 PPAC & "DGH"']);
  const backs = notes.map((note) => note?.querySelector<HTMLAnchorElement>('[role="doc-backlink"]')?.hash ?? '');
  expect(backs.map((hash) => document.querySelector(hash))).toEqual(references);
  expect(notes.every((note) => note?.parentElement === document.body)).toBe(true);
});

it('restores the marks for editing', () => {
  expect(withFootnoteMarks(withNotes(MARKED))).toBe(MARKED);
});

it('gives notes with the same words one number', () => {
  const html = withNotes(`<p>a${mark('One')} b${mark('Two')} c${mark('One')}</p>`);
  expect([...html.matchAll(/doc-noteref">(\d)/g)].map(([, number]) => number)).toEqual(['1', '2', '1']);
  expect(html.match(/id="note-/g)).toHaveLength(2);
  expect(html.match(/id="reference-/g)).toHaveLength(2);
});

it('makes links of addresses in notes, without the punctuation around them', () => {
  const html = withNotes(`<p>a${mark('See &quot;https://a.example/b?c=d&amp;e=f&quot; (https://b.example/).')}</p>`);
  const linked = [...html.matchAll(/<a href="(https[^"]*)">([^<]*)<\/a>/g)].map(([, ...both]) => both);
  expect(linked).toEqual([
    ['https://a.example/b?c=d&amp;e=f', 'https://a.example/b?c=d&amp;e=f'],
    ['https://b.example/', 'https://b.example/'],
  ]);
  expect(withFootnoteMarks(html)).toContain('See &quot;https://a.example/b?c=d&amp;e=f&quot; (https://b.example/).');
});

it('puts the reference behind the link that has it, and leaves out a note without words', () => {
  const html = withNotes(`<p><a href="/about">us${mark('Note')}${mark(' ')}</a>.</p>`);
  expect(html).toMatch(/^<p><a href="\/about">us<\/a><sup><a href="#note-\w+"[^>]*>1<\/a><\/sup>\.<\/p><p id=/);
  expect(html.match(/<sup>/g)).toHaveLength(1);
});

it('leaves numbers out of plain text, and keeps the notes', () => {
  const html = withNotes(`<p>H<sub>2</sub>S is toxic${mark('IS 5182')}.</p>`);
  expect(plainText(html)).toBe('H₂S is toxic. 1 IS 5182');
  expect(withoutReferences(MARKED)).toBe(MARKED);
});
