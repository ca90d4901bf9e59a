import { mergeAttributes, Node } from '@tiptap/core';
import { captionKeys } from './caption-keys';
import { captionOf, hasOnlyPictureAndCaption, ofPicture } from './read-figure';

function imageOf(attributes: Readonly<Record<string, unknown>>): HTMLImageElement {
  const image = document.createElement('img');
  for (const [name, value] of Object.entries(attributes)) if (value != null) image.setAttribute(name, String(value));
  return image;
}

/** The text below a picture. It is always inside a captioned picture, so it cannot become a heading or a list. */
export const Caption = Node.create({
  name: 'caption',
  content: 'inline*',
  isolating: true,
  selectable: false,
  parseHTML: () => [{ tag: 'figcaption', context: 'captionedPicture/' }],
  renderHTML: ({ HTMLAttributes }) => ['figcaption', HTMLAttributes, 0],
});

/** A picture with a caption, stored as a figure; with an empty caption, as the picture alone. */
export const CaptionedPicture = Node.create({
  name: 'captionedPicture',
  group: 'block',
  content: 'caption',
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    src: { isRequired: true, parseHTML: ofPicture('src') },
    alt: { default: null, parseHTML: ofPicture('alt') },
    width: { default: null, parseHTML: ofPicture('width') },
    height: { default: null, parseHTML: ofPicture('height') },
  }),
  parseHTML: () => [
    { tag: 'figure', getAttrs: (figure) => hasOnlyPictureAndCaption(figure) && null, contentElement: captionOf },
  ],
  renderHTML({ node, HTMLAttributes }) {
    if (node.textContent.trim() === '') return ['img', mergeAttributes(HTMLAttributes)];
    const dom = document.createElement('figure');
    dom.append(imageOf(HTMLAttributes));
    return { dom, contentDOM: dom };
  },
  addNodeView() {
    return ({ node: first, editor, getPos }) => {
      const dom = document.createElement('figure');
      const contentDOM = document.createElement('div');
      let image: HTMLImageElement | undefined;
      const select = () => {
        const at = getPos();
        if (at !== undefined && editor.isEditable) editor.commands.setNodeSelection(at);
      };
      const update = (node: typeof first) => {
        if (node.type !== first.type) return false;
        image?.remove();
        image = imageOf(node.attrs);
        image.addEventListener('click', select);
        dom.prepend(image);
        dom.toggleAttribute('data-empty', node.content.firstChild?.content.size === 0);
        return true;
      };
      dom.append(contentDOM);
      update(first);
      return { dom, contentDOM, update };
    };
  },
  addKeyboardShortcuts: captionKeys,
});
