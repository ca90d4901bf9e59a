import type { LiveRemote } from 'federation/browser';
import type { DiscoveryEntry } from 'federation/discovery';
import type { HeadTag } from '../app/head-tags';
import type { PageResult } from '../render/page-result';
import { ROOT_ID, SITE_DATA_ID, type SiteData } from '../site-data';

type Page = Extract<PageResult, { kind: 'page' }>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** JSON that can stand inside a script element: no `<` ends it, no line separator breaks it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}

type Attributes = Readonly<Record<string, string | true | undefined>>;

function open(tag: string, attributes: Attributes): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`));
  return `<${tag}${written.join('')}>`;
}

function headElement({ tag, attributes, text }: HeadTag): string {
  const marked = { ...attributes, 'data-page': '' };
  if (tag === 'title') return `${open('title', marked)}${escapeHtml(text ?? '')}</title>`;
  if (tag === 'script') return `${open('script', marked)}${(text ?? '').replaceAll('<', String.raw`\u003c`)}</script>`;
  return open(tag, marked);
}

/** The elements that start every download of the page at once: nothing waits for something else to be parsed. */
function linkElements(shell: DiscoveryEntry, remotes: readonly LiveRemote[], page: Page): string[] {
  const { folder, assets, integrity } = shell.extras;
  const styles = new Set<string>();
  const scripts = new Map<string, string | undefined>();
  for (const remote of remotes) {
    const running = page.chunks[remote.name] ?? [];
    if (running.length > 0) scripts.set(remote.entry, remote.integrity);
    for (const chunk of running) remote.chunks[chunk]?.js.forEach((file) => scripts.set(file, undefined));
    for (const chunk of [...running, ...(page.styles[remote.name] ?? [])]) {
      remote.chunks[chunk]?.css.forEach((file) => styles.add(file));
    }
  }
  const main = assets.chunks['shell'] ?? { js: [], css: [] };
  return [
    ...main.css.map((file) =>
      open('link', { rel: 'stylesheet', href: folder + file, integrity: integrity[file], crossorigin: 'anonymous' }),
    ),
    ...[...styles].map((href) => open('link', { rel: 'stylesheet', href, crossorigin: 'anonymous' })),
    ...assets.fonts.map((file) =>
      open('link', { rel: 'preload', as: 'font', type: 'font/woff2', href: folder + file, crossorigin: 'anonymous' }),
    ),
    ...[...scripts].map(([href, hash]) =>
      open('link', { rel: 'preload', as: 'script', href, integrity: hash, crossorigin: 'anonymous' }),
    ),
    ...main.js.map(
      (file) =>
        `${open('script', { src: folder + file, defer: true, integrity: integrity[file], crossorigin: 'anonymous' })}</script>`,
    ),
  ];
}

/** The whole document of a rendered page. It carries no inline script, only one block of data. */
export function htmlDocument(shell: DiscoveryEntry, remotes: readonly LiveRemote[], revision: number, page: Page): string {
  const data: SiteData = { revision, remotes, rendered: page.rendered, errors: page.errors, state: page.state };
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...linkElements(shell, remotes, page),
    ...page.head.map(headElement),
    '</head>',
    '<body>',
    `<div id="${ROOT_ID}">${page.html}</div>`,
    `<script type="application/json" id="${SITE_DATA_ID}">${scriptJson(data)}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}
