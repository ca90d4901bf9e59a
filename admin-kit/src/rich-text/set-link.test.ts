import { Editor } from '@tiptap/core';
import { richTextExtensions } from './extensions';
import { setLink } from './set-link';

const editorOf = (content: string) => new Editor({ extensions: richTextExtensions, content, injectCSS: false });

it('inserts the address as text without a selection', () => {
  const editor = editorOf('<p>See</p>');
  editor.commands.setTextSelection(4);
  setLink(editor, 'https://example.org/a');
  expect(editor.getText()).toBe('Seehttps://example.org/a');
  expect(editor.getHTML()).toContain('<a href="https://example.org/a">https://example.org/a</a>');
});

it('makes a link of the selection, changes it and removes it', () => {
  const editor = editorOf('<p>See our page</p>');
  editor.commands.setTextSelection({ from: 5, to: 8 });
  setLink(editor, '/about');
  expect(editor.getHTML()).toBe('<p>See <a href="/about">our</a> page</p>');
  editor.commands.setTextSelection(6);
  setLink(editor, '/aboutus');
  expect(editor.getHTML()).toBe('<p>See <a href="/aboutus">our</a> page</p>');
  setLink(editor, '');
  expect(editor.getHTML()).toBe('<p>See our page</p>');
});
