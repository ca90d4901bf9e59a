import { ENGLISH } from 'api-client';
import type { LiveRemote } from 'federation/browser';
import { EARLY_SCRIPT, messagesFile } from 'federation/naming';
import { SHELL, type ChosenVersions, type DiscoveryEntry } from 'federation/discovery';
import type { HeadTag } from '../app/head-tags';
import { ROOT_ID, SITE_DATA_ID, TEXTS_OF, type SiteData } from '../site-data';
import { isRightToLeft } from './page-language';
import type { InlineStyle } from './inline-styles';
import type { RenderedPage } from './rendering/messages';

type Page = Extract<RenderedPage, { kind: 'page' }>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Escapes text for use in an element or in a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);

/** JSON for use inside a script element: no `<` closes it, no line separator breaks it. */
export const scriptJson = (value: unknown): string => inScript(JSON.stringify(value));

function inScript(json: string): string {
  return json
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

interface LinkedFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

const linked = ({ extras }: DiscoveryEntry, file: string): LinkedFile => ({
  href: extras.folder + file,
  integrity: extras.integrity[file],
});

const unique = (files: readonly LinkedFile[]): LinkedFile[] => [
  ...new Map(files.map((file) => [file.href, file])).values(),
];

/** The files of the given chunks of one front end. */
function filesOf(entry: DiscoveryEntry, chunks: readonly string[], kind: 'js' | 'css'): LinkedFile[] {
  return chunks.flatMap((chunk) => entry.extras.assets.chunks[chunk]?.[kind] ?? []).map((file) => linked(entry, file));
}

/** An inlined style sheet; the chunk loader finds it by its address and does not load it again. */
const styleElement = ({ href }: LinkedFile, text: string): string =>
  `${open('style', { 'data-href': href })}${text}</style>`;

const scriptElement = (attributes: Parameters<typeof open>[1]): string =>
  `${open('script', { ...attributes, crossorigin: 'anonymous' })}</script>`;

/** Runs as soon as it has arrived, which is before the first paint: a style sheet that blocks it is larger. */
function earlyScript(shell: DiscoveryEntry): string[] {
  const { href, integrity } = linked(shell, EARLY_SCRIPT);
  if (!integrity) return [];
  return [scriptElement({ src: href, async: true, fetchpriority: 'high', integrity })];
}

/** The font of headings in Latin letters. */
const OF_LATIN_HEADINGS = /^archivo\./;

/** Behind the markup: in the head a browser would delay the first paint for them. */
const fontElements = (shell: DiscoveryEntry, language: string): string[] =>
  shell.extras.assets.fonts
    .filter((file) => language === ENGLISH || !OF_LATIN_HEADINGS.test(file))
    .map((file) => {
      const attributes = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous' };
      return open('link', { ...attributes, href: linked(shell, file).href });
    });

/** The elements that start every download of the page at once: no download waits for another file to be parsed. */
function linkElements(
  versions: ChosenVersions,
  shell: DiscoveryEntry,
  page: Page,
  inline: ReadonlyMap<string, InlineStyle>,
  shellFrom: string | undefined,
): string[] {
  const styles = filesOf(shell, [SHELL], 'css');
  /** Scripts that the shell starts, and scripts that may run on arrival. */
  const scripts: LinkedFile[] = [];
  const chunks: LinkedFile[] = [];
  for (const [name, entry] of versions) {
    const running = page.chunks[name] ?? [];
    if (running.length > 0 && name !== SHELL) scripts.push({ href: entry.url, integrity: entry.metadata.integrity });
    if (name !== SHELL) chunks.push(...filesOf(entry, running, 'js'));
    else if (!shellFrom) scripts.push(...filesOf(entry, running, 'js'));
    styles.push(...filesOf(entry, [...running, ...(page.styles[name] ?? [])], 'css'));
  }
  return [
    ...(page.rendered === 'still' ? [] : earlyScript(shell)),
    ...unique(styles).map((file) => {
      const style = inline.get(file.integrity ?? '');
      return style
        ? styleElement(file, style.text)
        : open('link', { rel: 'stylesheet', ...file, crossorigin: 'anonymous' });
    }),
    ...unique(page.rendered === 'still' ? [] : scripts).map((file) =>
      open('link', { rel: 'preload', as: 'script', ...file, crossorigin: 'anonymous' }),
    ),
    // A chunk only registers its modules: it waits for the entry, which then need not request it.
    ...unique(page.rendered === 'still' ? [] : chunks).map(({ href, integrity }) =>
      scriptElement({ src: href, async: true, fetchpriority: 'high', integrity }),
    ),
    ...(shellFrom ? [{ href: shellFrom }] : filesOf(shell, page.rendered === 'still' ? [] : [SHELL], 'js')).map(
      ({ href, integrity }: Partial<LinkedFile>) => scriptElement({ src: href, defer: true, integrity }),
    ),
  ];
}

/**
 * The texts of every remote in the language of the document; English is in their code. Those of a remote whose code the page does
 * not load are requested with its code (`remote-texts.ts`).
 */
const textsIn = (versions: ChosenVersions, page: Page, language: string): string[] =>
  [...versions].flatMap(([name, entry]) => {
    const { href, integrity } = linked(entry, messagesFile(language));
    const media = page.chunks[name]?.length ? undefined : 'not all';
    const attributes = { rel: 'modulepreload', href, integrity, crossorigin: 'anonymous', media, [TEXTS_OF]: name };
    return integrity ? [open('link', attributes)] : [];
  });

const ICONS = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
  '<meta name="theme-color" content="#0f3d4c">',
];

/** React writes preloads of pictures before the markup; in the head they start earlier. */
function splitPreloads(html: string): { readonly preloads: string; readonly markup: string } {
  const preloads = /^(?:<link rel="preload"[^>]*>)*/.exec(html)?.[0] ?? '';
  return { preloads, markup: html.slice(preloads.length) };
}

const DATA_BLOCK = `<script type="application/json" id="${SITE_DATA_ID}">`;

/** The content of the data block of a whole document; undefined if it has none. */
export function dataBlockOf(document: string): SiteData | undefined {
  const at = document.lastIndexOf(DATA_BLOCK);
  if (at < 0) return undefined;
  const start = at + DATA_BLOCK.length;
  return JSON.parse(document.slice(start, document.indexOf('</script>', start))) as SiteData;
}

/** The data block's JSON; the state is already JSON, so that it is not parsed and serialized again. */
const withState = (data: Omit<SiteData, 'state'>, state: string): string =>
  `${JSON.stringify(data).slice(0, -1)},"state":${state}}`;

/**
 * The whole document of a rendered page. It contains no inline script, only one data block.
 *
 * @param inline the style sheets that are inlined instead of linked, by their hash
 * @param language the language of its address; the body says that it is English, and marks what is not
 */
export function htmlDocument(
  versions: ChosenVersions,
  shell: DiscoveryEntry,
  remotes: readonly LiveRemote[],
  delivered: Pick<SiteData, 'revision' | 'discovery' | 'live' | 'overrides'>,
  page: Page,
  inline: ReadonlyMap<string, InlineStyle> = new Map(),
  language = ENGLISH,
): string {
  const { preloads, markup } = splitPreloads(page.html);
  const data: Omit<SiteData, 'state'> = {
    ...delivered,
    shell: shell.metadata.version,
    remotes,
    rendered: page.rendered === 'browser' ? 'browser' : 'server',
    errors: page.errors,
    actionData: page.actionData,
  };
  return [
    '<!doctype html>',
    `<html lang="${language}"${isRightToLeft(language) ? ' dir="rtl"' : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    ...ICONS,
    ...linkElements(versions, shell, page, inline, delivered.overrides?.accepted[SHELL]),
    ...(page.rendered === 'still' ? [] : textsIn(versions, page, language)),
    preloads,
    ...page.head.map(headElement),
    '</head>',
    language === ENGLISH ? '<body>' : `<body lang="${ENGLISH}">`,
    `<div id="${ROOT_ID}">${markup}</div>`,
    ...fontElements(shell, language),
    ...(page.rendered === 'still' ? [] : [`${DATA_BLOCK}${inScript(withState(data, page.state))}</script>`]),
    '</body>',
    '</html>',
  ].join('\n');
}
