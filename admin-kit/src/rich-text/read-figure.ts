/** Whether a figure has one picture, a caption with words, and no other content. */
export function hasOnlyPictureAndCaption(figure: HTMLElement): boolean {
  const captions = figure.querySelectorAll('figcaption');
  const words = captions[0]?.textContent?.trim();
  return (
    captions.length === 1 &&
    Boolean(words) &&
    words === figure.textContent?.trim() &&
    figure.querySelectorAll('img').length === 1 &&
    figure.querySelector('img[src]') !== null &&
    figure.querySelector('figcaption img, figure, table, hr, [data-video]') === null
  );
}

/** Reads an attribute of the picture in a figure; null without it. */
export const ofPicture =
  (attribute: string) =>
  (figure: HTMLElement): string | null =>
    figure.querySelector('img')?.getAttribute(attribute) ?? null;

/** An element with a copy of a figure's caption. Blocks in it become words of one line, as in a text below a picture. */
export function captionOf(figure: globalThis.Node): HTMLElement {
  const around = document.createElement('div');
  const caption = (figure as HTMLElement).querySelector('figcaption')?.cloneNode(true);
  if (caption) around.append(caption);
  for (const block of around.querySelectorAll('figcaption :is(p, div, li, ul, ol, blockquote, pre, h2, h3, h4)'))
    block.replaceWith(' ', ...block.childNodes, ' ');
  return around;
}
