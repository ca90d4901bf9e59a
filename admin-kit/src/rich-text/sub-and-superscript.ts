import { Mark } from '@tiptap/core';

interface MarkOptions {
  readonly name: 'subscript' | 'superscript';
  readonly tag: 'sub' | 'sup';
  readonly shortcut: string;
}

/** A mark that excludes the other one: text is either below or above the line. */
const shiftedMark = ({ name, tag, shortcut }: MarkOptions) =>
  Mark.create({
    name,
    excludes: 'subscript superscript',
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });

/** Text below the line: H₂S. */
export const Subscript = shiftedMark({ name: 'subscript', tag: 'sub', shortcut: 'Mod-,' });

/** Text above the line: 10³. */
export const Superscript = shiftedMark({ name: 'superscript', tag: 'sup', shortcut: 'Mod-.' });
