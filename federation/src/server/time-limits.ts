/**
 * How long a page may do nothing while it is rendered, in milliseconds; the content of a slot half as long. `verify` uses
 * the same limit as the server, whose `RENDER_TIMEOUT` can change it.
 */
export const RENDER_TIMEOUT = 300;
