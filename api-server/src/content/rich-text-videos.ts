/** A video as texts keep it, or any other tag of sanitised HTML, where no value has a `<` or `>` of its own. */
const VIDEO_OR_TAG = /<figure><a href="[^"]+" data-video="\w+">[^<]*<\/a><\/figure>|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;
const MARK = / data-video="\w+"/;

/**
 * Sanitised HTML in which a marked link is a video that stands on its own: pages part the text there. Inside another
 * element, in a sentence or with formatting in its title, it loses the mark and stays a link.
 */
export function withVideosOnTheirOwn(html: string): string {
  if (!html.includes(' data-video=')) return html;
  let depth = 0;
  return html.replaceAll(VIDEO_OR_TAG, (found: string, slash?: string, name?: string) => {
    if (name === undefined && depth === 0) return found;
    if (name !== undefined && !found.endsWith('/>')) depth += slash ? -1 : 1;
    return found.replace(MARK, '');
  });
}
