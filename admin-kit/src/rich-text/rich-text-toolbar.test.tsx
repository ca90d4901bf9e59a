import '@testing-library/jest-dom';
import { Editor } from '@tiptap/core';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { richTextExtensions } from './extensions';
import { RichTextToolbar } from './rich-text-toolbar';

const TABLE =
  '<table><tbody><tr><td>A1</td><td>B1</td></tr><tr><td>A2</td><td>B2</td></tr></tbody></table><p>After</p>';

/** Shows the toolbar of a text with the cursor after some of its words. */
function show(html: string, words: string) {
  const editor = new Editor({ extensions: richTextExtensions, content: html, injectCSS: false });
  editor.state.doc.descendants((node, at) => {
    if (node.text === words) editor.commands.setTextSelection(at + words.length);
  });
  const tools = { onPicture: jest.fn(), onLink: jest.fn(), onVideo: jest.fn(), onFootnote: jest.fn() };
  render(<RichTextToolbar editor={editor} {...tools} />);
  const cells = () => [...editor.getHTML().matchAll(/[AB]\d/g)].map(([cell]) => cell);
  return { editor, cells, ...tools };
}
const press = (name: string) => userEvent.click(screen.getByLabelText(name));

it('deletes the row of the text cursor', async () => {
  const row = show(TABLE, 'B2');
  await press('Delete the row');
  expect(row.cells()).toEqual(['A1', 'B1']);
});

it('deletes the column of the text cursor', async () => {
  const column = show(TABLE, 'A1');
  await press('Delete the column');
  expect(column.cells()).toEqual(['B1', 'B2']);
});

it('deletes the table of the text cursor, and keeps the content after it', async () => {
  const { editor } = show(TABLE, 'A1');
  await press('Delete the table');
  expect(editor.getHTML()).toBe('<p>After</p>');
});

it('shows the tools for tables only inside a table', () => {
  show(TABLE, 'After');
  expect(screen.queryByLabelText(/^Delete the/)).not.toBeInTheDocument();
  expect(screen.getByLabelText('Table')).toBeEnabled();
});

it('asks for a video', async () => {
  const { onVideo, editor } = show(
    '<figure><a href="https://vimeo.com/76979871" data-video="Vimeo">A drill</a></figure><p>After</p>',
    'After',
  );
  await press('Add video');
  expect(onVideo).toHaveBeenCalledTimes(1);
  expect(editor.isActive('video')).toBe(false);
});

it('shows the tool for captions only on a picture', () => {
  show('<img src="/api/v1/files/rig.png" alt="A rig"><p>After</p>', 'After');
  expect(screen.queryByLabelText('Caption')).not.toBeInTheDocument();
});

it('adds a caption to the selected picture', async () => {
  const content = '<img src="/api/v1/files/rig.png" alt="A rig"><p>After</p>';
  const editor = new Editor({ extensions: richTextExtensions, content, injectCSS: false });
  editor.commands.setNodeSelection(0);
  render(
    <RichTextToolbar
      editor={editor}
      onPicture={jest.fn()}
      onLink={jest.fn()}
      onVideo={jest.fn()}
      onFootnote={jest.fn()}
    />,
  );
  await press('Caption');
  editor.commands.insertContent('The rig');
  expect(editor.getHTML()).toContain('<figcaption>The rig</figcaption>');
});

it('keeps subscripts and superscripts, and sets and removes them', async () => {
  const { editor } = show('<p>H<sub>2</sub>S at 10<sup>3</sup> ppm</p>', 'S at 10');
  expect(editor.getHTML()).toBe('<p>H<sub>2</sub>S at 10<sup>3</sup> ppm</p>');
  editor.commands.setTextSelection({ from: 2, to: 3 });
  await press('Superscript');
  expect(editor.getHTML()).toContain('H<sup>2</sup>S');
  await press('Superscript');
  await press('Subscript');
  expect(editor.getHTML()).toContain('H<sub>2</sub>S');
});
