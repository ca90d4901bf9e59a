import { chromiumOptions } from '../../scripts/test/chromium';

/** How the browser is launched for pictures that other machines compare theirs with: letters are drawn alike on all. */
export const PICTURE_BROWSER = {
  ...chromiumOptions(),
  args: [...(chromiumOptions().args ?? []), '--font-render-hinting=none', '--disable-lcd-text'],
};
