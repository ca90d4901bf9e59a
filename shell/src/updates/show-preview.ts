import type { VersionPreview } from '../site-data';
import { showNotice } from './notice-bar';

/** The form in which the administration writes moments too. */
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/**
 * Says which version this browser has by a link, or that it could not be used; and lets its visitor leave it.
 *
 * @param running the versions in this page, by name
 */
export function showPreview(
  { name, title, version, expiresAt }: VersionPreview,
  running: Readonly<Record<string, string>>,
): void {
  const text =
    running[name] === version
      ? `Preview: you see ${title} ${version} by a link that works until ${moment.format(new Date(expiresAt))}.`
      : `${title} ${version} could not be shown. You see the version that visitors get.`;
  showNotice(text, { label: 'Leave the preview', onClick: () => location.assign('/version-preview/end') });
}
