import { chromiumOptions } from '../../scripts/test/chromium';

/**
 * How the browser is launched for pictures that other machines compare theirs with: letters are drawn alike on all, and
 * by the headless shell as by a Chromium that has windows.
 */
export const PICTURE_BROWSER = {
  ...chromiumOptions(),
  args: [...(chromiumOptions().args ?? []), '--font-render-hinting=slight', '--disable-lcd-text'],
};
