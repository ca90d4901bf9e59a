/** A video as texts store it, or any other tag of sanitised HTML, where no value has a `<` or `>`. */
const VIDEO_OR_TAG = /<figure><a href="[^"]+" data-video="\w+">[^<]*<\/a><\/figure>|<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/g;
const MARK = / data-video="\w+"/;

/**
 * Keeps the mark of links in sanitised HTML that are a whole video figure at the top level: pages split the text there.
 * Inside another element, in a sentence or with formatting in its title, the mark is removed and the link stays.
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
