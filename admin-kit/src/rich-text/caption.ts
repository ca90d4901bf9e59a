import { findParentNodeClosestToPos, type Editor, type JSONContent } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { NodeSelection } from '@tiptap/pm/state';
import type { Node } from '@tiptap/pm/model';

interface Found {
  readonly node: Node;
  readonly pos: number;
}

/** The captioned picture that is selected or has the text cursor in its caption. */
export function findCaptionedPicture({ state: { selection } }: Editor): Found | undefined {
  const isOne = (node: Node) => node.type.name === 'captionedPicture';
  if (selection instanceof NodeSelection && isOne(selection.node)) return { node: selection.node, pos: selection.from };
  const found = findParentNodeClosestToPos(selection.$from, isOne);
  return found && selection.to < found.pos + found.node.nodeSize ? found : undefined;
}

/** The selected picture without a caption. */
function findPicture({ state: { selection } }: Editor): Found | undefined {
  const isSelected = selection instanceof NodeSelection && selection.node.type.name === 'image';
  return isSelected ? { node: selection.node, pos: selection.from } : undefined;
}

/** Whether a picture, with a caption or without, is selected or has the text cursor in its caption. */
export const isOnPicture = (editor: Editor): boolean => Boolean(findPicture(editor) ?? findCaptionedPicture(editor));

/** Replaces a node in one step of undo, separate from what was typed before. */
const replacing = (editor: Editor, { node, pos }: Found, content: JSONContent) =>
  editor
    .chain()
    .focus()
    .command(({ tr }) => Boolean(closeHistory(tr)))
    .insertContentAt({ from: pos, to: pos + node.nodeSize }, content);

/** Adds an empty caption to the selected picture, with the text cursor in it, or removes the picture's caption. */
export function toggleCaption(editor: Editor): void {
  const captioned = findCaptionedPicture(editor);
  const picture = findPicture(editor);
  if (captioned)
    replacing(editor, captioned, { type: 'image', attrs: captioned.node.attrs }).setNodeSelection(captioned.pos).run();
  else if (picture) {
    const { src, alt, width, height } = picture.node.attrs;
    const attrs = { src, alt, width, height };
    replacing(editor, picture, { type: 'captionedPicture', attrs, content: [{ type: 'caption' }] })
      .setTextSelection(picture.pos + 2)
      .run();
  }
}

/** Inserts a picture at the text cursor, or replaces the selected one, which keeps its caption. */
export function setPicture(editor: Editor, { src, alt }: { readonly src: string; readonly alt: string }): void {
  const found = findCaptionedPicture(editor);
  if (!found) editor.chain().focus().setImage({ src, alt }).run();
  else
    editor
      .chain()
      .focus()
      .command(({ tr }) => {
        // Without the former picture's size: saving adds the size of the new one.
        tr.setNodeMarkup(found.pos, undefined, { src, alt, width: null, height: null });
        return true;
      })
      .run();
}
