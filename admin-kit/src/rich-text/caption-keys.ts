import type { Editor, KeyboardShortcutCommand } from '@tiptap/core';
import { findCaptionedPicture, toggleCaption } from './caption';

/** The caption with the text cursor, which selects nothing; undefined elsewhere. */
function cursorIn(editor: Editor) {
  const { empty, $from } = editor.state.selection;
  if (!empty || $from.parent.type.name !== 'caption') return undefined;
  const { content } = $from.parent;
  return { isEmpty: content.size === 0, atStart: $from.parentOffset === 0, atEnd: $from.parentOffset === content.size };
}

/** Moves from a caption to the text below the picture: to an empty paragraph there, or to a new one. */
function leave(editor: Editor): boolean {
  const found = findCaptionedPicture(editor);
  if (!found || editor.state.selection.$from.parent.type.name !== 'caption') return false;
  const after = found.pos + found.node.nodeSize;
  const next = editor.state.doc.nodeAt(after);
  const chain = editor.chain();
  if (!(next?.type.name === 'paragraph' && next.content.size === 0))
    chain.insertContentAt(after, { type: 'paragraph' }, { updateSelection: false });
  return chain
    .setTextSelection(after + 1)
    .scrollIntoView()
    .run();
}

/** The keys inside a caption: Enter leaves it; deleting at its start removes an empty caption, or selects the picture. */
export const captionKeys = (): Record<string, KeyboardShortcutCommand> => ({
  Enter: ({ editor }) => leave(editor),
  Backspace: ({ editor }) => {
    const cursor = cursorIn(editor);
    const found = findCaptionedPicture(editor);
    if (!cursor?.atStart || !found) return false;
    if (cursor.isEmpty) toggleCaption(editor);
    else editor.commands.setNodeSelection(found.pos);
    return true;
  },
  // Browsers would move the next block into the caption.
  Delete: ({ editor }) => Boolean(cursorIn(editor)?.atEnd),
});
