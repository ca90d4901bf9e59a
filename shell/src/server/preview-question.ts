import { datesOf, DEFAULT_TIME_ZONE, type AnswerOf, type fetchLogo } from 'api-client';
import { SHELL, type DiscoveryDocument, type DiscoveryEntry } from 'federation/discovery';
import { escapeHtml } from './html-document';
import type { ChosenTheme } from './page-body';
import { plainPage, type PlainPage } from './plain-page';
import { fontFilesOf } from './plain-style';
import { fetchApi } from './repeated-calls';

const ANSWER_TIMEOUT = 1_000;

type Settings = Partial<AnswerOf<typeof fetchLogo>['logos'][number]>;

/** The settings of the site; empty if they cannot be read now. */
async function settingsOf(api: string): Promise<Settings> {
  try {
    const answer = await fetchApi(`${api}/api/v1/logos`, { signal: AbortSignal.timeout(ANSWER_TIMEOUT) });
    return answer.ok ? (((await answer.json()) as AnswerOf<typeof fetchLogo>).logos[0] ?? {}) : {};
  } catch {
    return {};
  }
}

interface Asked {
  readonly versions: readonly DiscoveryEntry[];
  /** The name of the release; undefined for a link to versions. */
  readonly release?: string | undefined;
  readonly expiresAt: string;
}

interface Asker {
  readonly api: string;
  /** The path that gets the answer. */
  readonly action: string;
  readonly token: string;
  readonly theme: ChosenTheme;
}

const fact = (name: string, value: string): string => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`;

/**
 * Asks for confirmation before anything changes: the sender of a link must not choose the versions of other visitors.
 */
export async function previewQuestion(
  { api, action, token, theme }: Asker,
  { microFrontends }: DiscoveryDocument,
  { versions, release, expiresAt }: Asked,
): Promise<PlainPage> {
  const { title, timeZone = DEFAULT_TIME_ZONE } = await settingsOf(api);
  const subject = release ? 'release' : 'version';
  const shell = microFrontends[SHELL]?.find(({ deployment }) => deployment.default) ?? microFrontends[SHELL]?.[0];
  const parts = [
    '<p>This browser shows it in place of what visitors get, until you leave the preview or the link ends.</p>',
    '<dl>',
    ...(release ? [fact('Release', release)] : []),
    ...versions.map(({ extras, metadata }) => fact(extras.manifest.title, metadata.version)),
    fact('Link ends', datesOf(timeZone).moment(expiresAt)),
    '</dl>',
    `<form method="post" action="${action}"><input type="hidden" name="token" value="${escapeHtml(token)}">`,
    `<div class="actions"><button>Show this ${subject}</button>`,
    '<a href="/">Go to the home page without it</a></div></form>',
  ];
  return plainPage(`Show this ${subject}?`, parts, { siteName: title, theme, fonts: shell && fontFilesOf(shell) });
}
