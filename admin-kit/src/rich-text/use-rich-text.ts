import { plural, withFootnoteMarks, withNotes } from 'api-client';
import { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { richTextExtensions } from './extensions';
import { notify } from 'ui-kit';
import { cleanPaste } from './word-paste';

/** Cleans pasted HTML, and names the pictures that were left out. */
function paste(pasted: string): string {
  const { html, leftOut } = cleanPaste(pasted);
  if (leftOut.length > 0) {
    const which = plural(leftOut.length, 'This picture was', 'These pictures were');
    notify.error(`${which} left out: ${leftOut.join(', ')}. Upload to the media library and insert with “Picture”.`);
  }
  return html;
}

interface RichTextOptions {
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** The attributes of the text area: its name, hint and error for assistive technology. */
  readonly attributes: Readonly<Record<string, string>>;
}

/** The text cursor stays in sight between the sticky toolbar and the bar with the buttons, in pixels. */
const SIGHT = { top: 144, bottom: 96, left: 0, right: 0 };

/** The editor in an element of the page; undefined at the first rendering, which is not painted. */
export function useRichText({
  value,
  onChange,
  attributes,
}: RichTextOptions): [RefObject<HTMLDivElement | null>, Editor | undefined] {
  const element = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<Editor>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const change = useRef(onChange);
  const first = useRef({ value, attributes });
  /** The editor's current value: its last input or output. */
  const shown = useRef(value);
  useEffect(() => {
    change.current = onChange;
  });

  // Before the first paint: without the editor its field has no height, and what is below would move.
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const made = new Editor({
      element: element.current,
      extensions: richTextExtensions,
      content: withFootnoteMarks(first.current.value),
      editable: !element.current.matches(':disabled *'),
      // The remote has its own style sheet: the content security policy would refuse an injected one.
      injectCSS: false,
      editorProps: {
        ...{ attributes: first.current.attributes, transformPastedHTML: paste },
        ...{ scrollThreshold: SIGHT, scrollMargin: SIGHT },
      },
      onTransaction: redraw,
      onUpdate: ({ editor: current }) => {
        shown.current = current.isEmpty ? '' : withNotes(current.getHTML());
        change.current(shown.current);
      },
    });
    setEditor(made);
    return () => made.destroy();
  }, []);

  useEffect(() => {
    // The form's value changed outside the editor: another version was taken, or a revision restored.
    if (!editor || editor.isDestroyed || value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(withFootnoteMarks(value), { emitUpdate: false });
  }, [editor, value]);

  // The attributes are a new object at each render; their serialisation shows whether one changed.
  const written = JSON.stringify(attributes);
  useEffect(() => {
    if (!editor || editor.isDestroyed) return;
    const changed = JSON.parse(written) as Record<string, string>;
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: changed } });
  }, [editor, written]);

  return [element, editor];
}
