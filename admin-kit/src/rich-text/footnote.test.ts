import { Editor } from '@tiptap/core';
import { withFootnoteMarks } from 'api-client';
import { richTextExtensions } from './extensions';
import { footnoteOf, setFootnote } from './footnote';
import { cleanPaste } from './word-paste';

const editorOf = (content: string) => new Editor({ extensions: richTextExtensions, content, injectCSS: false });
const MARKED = '<p>Steel<sup data-footnote="IS 2062 &amp; more"></sup> at 10<sup>3</sup> MPa</p>';

it('parses and serialises a footnote as a mark, beside superscripts', () => {
  expect(editorOf(MARKED).getHTML()).toBe(MARKED);
  expect(cleanPaste(MARKED).html).toBe(MARKED);
});

it('adds a footnote at the end of the selection, changes and removes it', () => {
  const editor = editorOf('<p>Steel pipes</p>');
  editor.commands.setTextSelection({ from: 1, to: 6 });
  setFootnote(editor, 'IS 2062');
  expect(editor.getHTML()).toBe('<p>Steel<sup data-footnote="IS 2062"></sup> pipes</p>');
  editor.commands.setNodeSelection(6);
  expect(footnoteOf(editor)).toBe('IS 2062');
  setFootnote(editor, 'IS 1239');
  expect(editor.getHTML()).toContain('data-footnote="IS 1239"');
  editor.commands.setNodeSelection(6);
  setFootnote(editor, '');
  expect(editor.getHTML()).toBe('<p>Steel pipes</p>');
});

it('has no footnote where none is selected', () => {
  expect(footnoteOf(editorOf(withFootnoteMarks(MARKED)))).toBeUndefined();
});
