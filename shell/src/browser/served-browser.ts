/**
 * Whether the site's scripts may run in this browser, by the youngest feature of styles that the site is built on. An older
 * browser keeps the page as the server made it, which can be read and whose forms can be sent: it would refuse some of the
 * scripts and lose the page half way.
 */
export const isServedBrowser = (): boolean => CSS.supports('color', 'light-dark(black, white)');
