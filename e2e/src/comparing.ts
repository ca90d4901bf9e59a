import { chromiumOptions } from '../../scripts/test/chromium';

/**
 * Launch options of the browser for screenshots that other machines compare: letters are rendered the same on all, in
 * the headless shell as well as in a full Chromium.
 */
export const PICTURE_BROWSER = {
  ...chromiumOptions(),
  args: [...(chromiumOptions().args ?? []), '--font-render-hinting=slight', '--disable-lcd-text'],
};
