import { Node, type Editor } from '@tiptap/core';
import { readVideo } from 'api-client';

/** A video in a text: its page on the other site, and its title. */
export interface VideoInText {
  readonly address: string;
  readonly title: string;
}

/** The video of a figure; false for a figure without one. */
function read(figure: HTMLElement): VideoInText | false {
  const link = figure.querySelector('a[data-video]');
  const video = readVideo(link?.getAttribute('href') ?? '');
  return video ? { address: video.watch, title: link?.textContent?.trim() || video.host } : false;
}

/** A video of YouTube or Vimeo, stored as a marked link: never as a frame. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({ address: { default: '', rendered: false }, title: { default: '', rendered: false } }),
  parseHTML: () => [{ tag: 'figure', getAttrs: read }],
  renderHTML({ node }) {
    const { address, title } = node.attrs as VideoInText;
    return ['figure', ['a', { href: address, 'data-video': readVideo(address)?.host ?? '' }, title]];
  },
  renderText: ({ node }) => (node.attrs as VideoInText).title,
});

/**
 * Changes the selected video, adds one below the block of the text cursor, or removes the selected one if `video` is
 * undefined. A new one is never inside a list, table or quotation, since a page shows it as a separate block.
 */
export function setVideo(editor: Editor, video: VideoInText | undefined): void {
  if (!video) editor.chain().focus().deleteSelection().run();
  else if (editor.isActive('video')) editor.chain().focus().updateAttributes('video', video).run();
  else {
    const { $to } = editor.state.selection;
    const block = $to.node(1);
    const isEmpty = block?.type.name === 'paragraph' && block.content.size === 0;
    const after = $to.depth === 0 ? $to.pos : $to.after(1);
    editor
      .chain()
      .focus()
      .insertContentAt(isEmpty ? { from: $to.before(1), to: after } : after, { type: 'video', attrs: video })
      .run();
  }
}
