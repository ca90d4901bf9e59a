import type { NotedPreview } from '../site-data';
import type { Dates } from 'api-client';
import { showNotice } from './notice-bar';

/** Posts a form, as on the page without scripts. */
function leave(): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/version-preview/end' });
  document.body.append(form);
  form.submit();
}

/**
 * Shows which versions this browser previews by a link, and which could not be used, with a button to leave the
 * preview.
 *
 * @param running the versions on this page, by name
 * @param dates formats dates in the site's time zone
 */
export function showPreview(
  { versions, release, expiresAt }: NotedPreview,
  running: Readonly<Record<string, string>>,
  dates: Dates,
): void {
  const named = (isShown: boolean): string =>
    versions
      .filter(({ name, version }) => (running[name] === version) === isShown)
      .map(({ title, version }) => `${title} ${version}`)
      .join(', ');
  const released = release ? `the release “${release}”` : '';
  const [shown, missing] = [[named(true), released].filter(Boolean).join(', '), named(false)];
  const text = [
    ...(shown ? [`Preview: you see ${shown} by a link that works until ${dates.moment(expiresAt)}.`] : []),
    ...(missing ? [`${missing} could not be shown. You see the version that visitors get.`] : []),
  ];
  showNotice(text.join(' '), { label: 'Leave the preview', onClick: leave });
}
