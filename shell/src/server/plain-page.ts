import { createHash } from 'node:crypto';
import { escapeHtml } from './html-document';
import type { ChosenTheme } from './page-body';
import { plainStyle, type FontFiles } from './plain-style';
import { documentPolicies } from './security-headers';

/** An answer for browsers or programs. */
export interface PlainPage {
  readonly type: string;
  readonly body: string;
  readonly headers: Record<string, string>;
}

interface Surroundings {
  /** Beside the mark. */
  readonly siteName?: string | undefined;
  readonly theme?: ChosenTheme;
  /** Without them, the page has the fonts of the device. */
  readonly fonts?: FontFiles | undefined;
}

const MARK =
  '<svg viewBox="0 0 40 40" width="40" height="40" fill="none" stroke-width="4.6" aria-hidden="true">' +
  '<path class="inner" d="M28 4v13c0 9 3 16 9 16"/><path class="middle" d="M17 4v9c0 12 5 20 16 20"/>' +
  '<path class="outer" d="M6 4v9c0 12 8 20 20 20h11"/></svg>';

/**
 * A page in the site's look that needs no script; without fonts it needs neither published files nor the API.
 *
 * @param parts the HTML below the title
 */
export function plainPage(
  title: string,
  parts: readonly string[],
  { siteName, theme, fonts }: Surroundings = {},
): PlainPage {
  const style = plainStyle(fonts);
  const hash = createHash('sha256').update(style).digest('base64');
  const name = siteName ? `<span>${escapeHtml(siteName)}</span>` : '';
  const body = [
    '<!doctype html>',
    `<html lang="en"${theme ? ` data-theme="${theme}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    `<header><a href="/" aria-label="${escapeHtml(siteName || 'Home page')}">${MARK}${name}</a></header>`,
    '<main>',
    `<h1>${escapeHtml(title)}</h1>`,
    ...parts,
    '</main>',
    '</body>',
    '</html>',
  ].join('\n');
  return { type: 'text/html; charset=utf-8', body, headers: documentPolicies({ styles: [`sha256-${hash}`] }) };
}
