/**
 * Whether the site's scripts may run in this browser, by the newest features that the site requires. An older browser
 * shows the server's page, which can be read and whose forms can be sent: it would fail on some of the scripts and
 * break the page halfway.
 */
export const isSupportedBrowser = (): boolean =>
  CSS.supports('color', 'light-dark(black, white)') && CSS.supports('selector(:popover-open)');
