import type { Editor } from '@tiptap/core';
import {
  Asterisk,
  Bold,
  Captions,
  FoldHorizontal,
  FoldVertical,
  Heading2,
  Heading3,
  Heading4,
  ImagePlus,
  Italic,
  Link2,
  List,
  ListOrdered,
  Minus,
  Quote,
  Redo2,
  Strikethrough,
  Subscript,
  Superscript,
  Table,
  TableColumnsSplit,
  TableRowsSplit,
  Trash2,
  Undo2,
  Video,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { Toolbar, ToolbarButton } from 'ui-kit/toolbar';
import { findCaptionedPicture, isOnPicture, toggleCaption } from './caption';
import classes from './rich-text.module.css';

interface RichTextToolbarProps {
  readonly editor: Editor;
  readonly onPicture: () => void;
  readonly onLink: () => void;
  readonly onVideo: () => void;
  readonly onFootnote: () => void;
}

interface Tool {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly run: () => unknown;
  readonly on?: boolean;
  readonly off?: boolean;
}

/** The toolbar of the editor; the tools for tables and pictures appear while the text cursor is in one. */
export function RichTextToolbar({ editor, onPicture, onLink, onVideo, onFootnote }: RichTextToolbarProps) {
  const chain = () => editor.chain().focus();
  const heading = (level: 2 | 3 | 4, Icon: LucideIcon): Tool => ({
    label: `Heading ${level}`,
    Icon,
    run: () => chain().toggleHeading({ level }).run(),
    on: editor.isActive('heading', { level }),
  });
  const script = (mark: 'subscript' | 'superscript', label: string, Icon: LucideIcon): Tool => ({
    label,
    Icon,
    run: () => chain().toggleMark(mark).run(),
    on: editor.isActive(mark),
  });
  const onAFootnote = editor.isActive('footnote');
  const onAVideo = editor.isActive('video');
  const inTable = editor.isActive('table');
  const inCaption = editor.isActive('caption');
  const groups: Tool[][] = [
    [heading(2, Heading2), heading(3, Heading3), heading(4, Heading4)],
    [
      { label: 'Bold', Icon: Bold, run: () => chain().toggleBold().run(), on: editor.isActive('bold') },
      { label: 'Italic', Icon: Italic, run: () => chain().toggleItalic().run(), on: editor.isActive('italic') },
      {
        label: 'Strikethrough',
        Icon: Strikethrough,
        run: () => chain().toggleStrike().run(),
        on: editor.isActive('strike'),
      },
      script('subscript', 'Subscript', Subscript),
      script('superscript', 'Superscript', Superscript),
      { label: 'Link', Icon: Link2, run: onLink, on: editor.isActive('link') },
      {
        label: onAFootnote ? 'Change the footnote' : 'Footnote',
        Icon: Asterisk,
        run: onFootnote,
        on: onAFootnote,
      },
    ],
    [
      {
        label: 'Bulleted list',
        Icon: List,
        run: () => chain().toggleBulletList().run(),
        on: editor.isActive('bulletList'),
      },
      {
        label: 'Numbered list',
        Icon: ListOrdered,
        run: () => chain().toggleOrderedList().run(),
        on: editor.isActive('orderedList'),
      },
      {
        label: 'Quotation',
        Icon: Quote,
        run: () => chain().toggleBlockquote().run(),
        on: editor.isActive('blockquote'),
      },
      { label: 'Line', Icon: Minus, run: () => chain().setHorizontalRule().run(), off: inCaption },
    ],
    [
      { label: 'Picture', Icon: ImagePlus, run: onPicture },
      {
        label: onAVideo ? 'Change the video' : 'Add video',
        Icon: Video,
        run: onVideo,
        on: onAVideo,
      },
      {
        label: 'Table',
        Icon: Table,
        run: () => chain().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
        off: inTable || inCaption,
      },
    ],
    isOnPicture(editor)
      ? [
          {
            label: 'Caption',
            Icon: Captions,
            run: () => toggleCaption(editor),
            on: findCaptionedPicture(editor) !== undefined,
          },
        ]
      : [],
    inTable
      ? [
          { label: 'Add a row', Icon: TableRowsSplit, run: () => chain().addRowAfter().run() },
          { label: 'Add a column', Icon: TableColumnsSplit, run: () => chain().addColumnAfter().run() },
          { label: 'Delete the row', Icon: FoldVertical, run: () => chain().deleteRow().run() },
          { label: 'Delete the column', Icon: FoldHorizontal, run: () => chain().deleteColumn().run() },
          { label: 'Delete the table', Icon: Trash2, run: () => chain().deleteTable().run() },
        ]
      : [],
    [
      { label: 'Undo', Icon: Undo2, run: () => chain().undo().run(), off: !editor.can().undo() },
      { label: 'Redo', Icon: Redo2, run: () => chain().redo().run(), off: !editor.can().redo() },
    ],
  ];
  return (
    <Toolbar
      label="Text tools"
      className={classes.toolbar}
      // Pressing a button keeps the focus in the text, so that typing continues there and a closing dialog returns the
      // focus there.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map((tools, index) => (
        <span key={index} className={classes.group}>
          {tools.map(({ label, Icon, run, on, off }) => (
            <ToolbarButton key={label} label={label} size="small" aria-pressed={on} disabled={off} onClick={run}>
              <Icon aria-hidden="true" />
            </ToolbarButton>
          ))}
        </span>
      ))}
    </Toolbar>
  );
}
