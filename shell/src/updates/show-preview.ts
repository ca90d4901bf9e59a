import type { VersionPreview } from '../site-data';
import type { Dates } from 'api-client';
import { showNotice } from './notice-bar';

/** Posts a form, as the page without scripts does. */
function leave(): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: '/version-preview/end' });
  document.body.append(form);
  form.submit();
}

/**
 * Says which version this browser has by a link, or that it could not be used; and lets its visitor leave it.
 *
 * @param running the versions in this page, by name
 * @param dates those of the site's time zone
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
