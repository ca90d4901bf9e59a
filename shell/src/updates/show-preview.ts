import type { VersionPreview } from '../site-data';
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
 * Shows which version this browser previews by a link, or that it could not be used, with a button to leave the
 * preview.
 *
 * @param running the versions on this page, by name
 * @param dates formats dates in the site's time zone
 */
export function showPreview(
  { name, title, version, expiresAt }: VersionPreview,
  running: Readonly<Record<string, string>>,
  dates: Dates,
): void {
  const text =
    running[name] === version
      ? `Preview: you see ${title} ${version} by a link that works until ${dates.moment(expiresAt)}.`
      : `${title} ${version} could not be shown. You see the version that visitors get.`;
  showNotice(text, { label: 'Leave the preview', onClick: leave });
}
