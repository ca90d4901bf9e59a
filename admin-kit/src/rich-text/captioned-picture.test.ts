import { Editor } from '@tiptap/core';
import { setPicture, toggleCaption } from './caption';
import { richTextExtensions } from './extensions';
import { cleanPaste } from './word-paste';

const PICTURE = '<img src="/api/v1/files/rig.png" alt="A rig" width="600" height="400">';
const withCaption = (caption: string) => `<figure>${PICTURE}<figcaption>${caption}</figcaption></figure>`;
const RIG = withCaption('The rig in <em>May</em>');

const editorOf = (content: string) => new Editor({ extensions: richTextExtensions, content, injectCSS: false });

/** An editor with the text cursor after some words. */
function cursorAfter(content: string, words: string): Editor {
  const editor = editorOf(content);
  editor.state.doc.descendants((node, at) => {
    if (node.text?.includes(words)) editor.commands.setTextSelection(at + node.text.indexOf(words) + words.length);
  });
  return editor;
}

/** Presses a key in the text; whether the editor handled it, so that the browser does not. */
function press(editor: Editor, key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  return !editor.view.dom.dispatchEvent(event);
}
const cursorAtStart = (editor: Editor) => {
  editor.commands.setTextSelection(editor.state.selection.$from.start());
  return editor;
};

it('parses and serialises a caption with its formatting as it is stored', () => {
  const html = `<p>Before</p>${RIG}<p>After</p>`;
  expect(editorOf(html).getHTML()).toBe(html);
  const nested = `<ul><li><p>One</p>${RIG}</li></ul><p>End</p>`;
  expect(editorOf(nested).getHTML()).toBe(nested);
});

it('shows the caption below its picture, and changes only the picture when another is chosen', () => {
  const editor = cursorAfter(`${RIG}<p>After</p>`, 'The rig');
  const figure = editor.view.dom.querySelector('figure');
  expect(figure?.querySelector('img')?.getAttribute('alt')).toBe('A rig');
  expect(figure?.querySelector('figcaption')?.textContent).toBe('The rig in May');
  setPicture(editor, { src: '/api/v1/files/pump.png', alt: 'A pump' });
  expect(editor.getHTML()).toBe(
    '<figure><img src="/api/v1/files/pump.png" alt="A pump"><figcaption>The rig in <em>May</em></figcaption></figure><p>After</p>',
  );
  expect(editor.view.dom.querySelector('figure img')?.getAttribute('alt')).toBe('A pump');
});

it('adds a caption to the selected picture, with the text cursor in it, and removes it', () => {
  const editor = editorOf(`<p>Before</p>${PICTURE}<p>After</p>`);
  editor.commands.setNodeSelection(8);
  toggleCaption(editor);
  expect(editor.getHTML()).toBe(`<p>Before</p>${PICTURE}<p>After</p>`);
  editor.commands.insertContent('The rig');
  expect(editor.getHTML()).toBe(`<p>Before</p>${withCaption('The rig')}<p>After</p>`);
  toggleCaption(editor);
  expect(editor.getHTML()).toBe(`<p>Before</p>${PICTURE}<p>After</p>`);
  expect(editor.isActive('image')).toBe(true);
});

it('undoes and redoes a caption', () => {
  const editor = editorOf(`${PICTURE}<p>After</p>`);
  editor.commands.setNodeSelection(0);
  toggleCaption(editor);
  editor.commands.insertContent('The rig');
  toggleCaption(editor);
  editor.commands.undo();
  expect(editor.getHTML()).toContain('<figcaption>The rig</figcaption>');
  while (editor.can().undo()) editor.commands.undo();
  expect(editor.getHTML()).toBe(`${PICTURE}<p>After</p>`);
  while (editor.can().redo()) editor.commands.redo();
  expect(editor.getHTML()).toBe(`${PICTURE}<p>After</p>`);
});

it('leaves the caption with Enter, to an empty paragraph below', () => {
  for (const below of ['', '<p></p>']) {
    const editor = cursorAfter(`${RIG}${below}<p>After</p>`, 'The');
    press(editor, 'Enter');
    editor.commands.insertContent('Next');
    expect(editor.getHTML()).toBe(`${RIG}<p>Next</p><p>After</p>`);
  }
});

it('removes an empty caption with Backspace, and selects the picture at the start of one with words', () => {
  const empty = editorOf(`${PICTURE}<p>After</p>`);
  empty.commands.setNodeSelection(0);
  toggleCaption(empty);
  press(empty, 'Backspace');
  expect(empty.isActive('image')).toBe(true);

  const editor = cursorAtStart(cursorAfter(`${RIG}<p>After</p>`, 'The'));
  press(editor, 'Backspace');
  expect(editor.getHTML()).toBe(`${RIG}<p>After</p>`);
  press(editor, 'Backspace');
  expect(editor.getHTML()).toBe('<p>After</p>');
});

it('keeps the next paragraph apart when Delete is pressed at the end of a caption', () => {
  const editor = cursorAfter(`${withCaption('The rig')}<p>After</p>`, 'The rig');
  expect(press(editor, 'Delete')).toBe(true);
  expect(editor.getHTML()).toBe(`${withCaption('The rig')}<p>After</p>`);
});

it('keeps the picture and its caption whatever block is asked for in the caption', () => {
  const editor = cursorAfter(`${RIG}<p>After</p>`, 'The');
  editor.chain().toggleHeading({ level: 2 }).run();
  editor.chain().toggleBulletList().run();
  editor.chain().toggleBlockquote().run();
  expect(editor.getHTML().replaceAll(/<\/?blockquote>/g, '')).toBe(`${RIG}<p>After</p>`);
});

it('keeps the caption of a pasted figure, on one line', () => {
  const pasted = `<figure class="wp-block-image" style="width:300px"><a href="https://a.example"><img class="x" src="/api/v1/files/rig.png" alt="A rig"></a>
    <figcaption class="y"><p>The rig</p><p>in May</p></figcaption></figure>`;
  const editor = editorOf(cleanPaste(pasted).html);
  expect(editor.getHTML()).toBe(
    '<figure><img src="/api/v1/files/rig.png" alt="A rig"><figcaption>The rig in May</figcaption></figure>',
  );
});

it.each([
  ['two pictures', `<figure>${PICTURE}${PICTURE}<figcaption>Both</figcaption></figure>`, 'Both'],
  ['other text', `<figure>${PICTURE}Text<figcaption>Words</figcaption></figure>`, 'Text'],
  [
    'a table',
    '<figure><table><tbody><tr><td>A1</td></tr></tbody></table><figcaption>Doses</figcaption></figure>',
    'A1',
  ],
  [
    'a picture of another site',
    '<figure><img src="https://a.example/b.png"><figcaption>Rig</figcaption></figure>',
    'Rig',
  ],
  ['only a picture', `<figure>${PICTURE}</figure><p>After</p>`, 'After'],
])('keeps the content of a figure with %s, without the figure', (_content, pasted, words) => {
  const html = editorOf(cleanPaste(pasted).html).getHTML();
  expect(html).toContain(words);
  expect(html).not.toContain('figure');
  expect(html.match(/<img/g)?.length ?? 0).toBe(pasted.match(/files\/rig/g)?.length ?? 0);
});

it('joins no words of a caption with the text around it when both are deleted', () => {
  const editor = cursorAfter(`<p>Before</p>${RIG}<p>After</p>`, 'Before');
  const from = editor.state.selection.from - 2;
  editor.commands.setTextSelection({ from, to: from + 8 });
  editor.commands.deleteSelection();
  expect(editor.getHTML()).not.toContain('src=""');
  expect(() => editor.state.doc.check()).not.toThrow();
});
