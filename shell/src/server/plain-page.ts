import { createHash } from 'node:crypto';
import { escapeHtml } from './html-document';
import { documentPolicies } from './security-headers';

const STYLE =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui,sans-serif}' +
  'body{max-width:36rem;margin:15vh auto;padding:0 1.25rem}h1{font-size:1.75rem;line-height:1.25}' +
  'button{font:inherit;padding:.5rem 1.25rem}small{opacity:.75}a{color:inherit}';
const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** An answer for browsers or programs. */
export interface PlainPage {
  readonly type: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

/**
 * A self-contained page: it needs neither published files nor the API.
 *
 * @param parts the HTML below the title
 */
export function plainPage(title: string, parts: readonly string[]): PlainPage {
  const body = [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...parts,
    '</body>',
    '</html>',
  ].join('\n');
  return { type: 'text/html; charset=utf-8', body, headers: documentPolicies({ styles: [STYLE_HASH] }) };
}
