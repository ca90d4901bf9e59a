import { createVersionPreview } from 'api-client';
import { Link2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { callApi, useAppDispatch, useDates, usePermission } from 'shared-store';
import { useAttempt } from 'admin-kit';
import { IconButton, notify, TextInput } from 'ui-kit';
import type { VersionRow } from './version-rows';

/** Copies a link with which a browser gets this version; shows the link if the browser refuses to copy it. */
export function PreviewLink({ name, title, version, state }: VersionRow): ReactNode {
  const dispatch = useAppDispatch();
  const dates = useDates();
  const { busy, attempt } = useAttempt();
  const mayShare = usePermission(createVersionPreview);
  const [shown, setShown] = useState<string>();
  if (!mayShare || state === 'elsewhere' || state === 'revoked') return null;
  const copy = () =>
    attempt(async () => {
      const body = { versions: [{ remote: name, version }] };
      const { preview } = await dispatch(callApi(createVersionPreview, { body }));
      const address = location.origin + preview.path;
      try {
        await navigator.clipboard.writeText(address);
        notify.success(`Preview link copied. It works until ${dates.moment(preview.expiresAt)}`);
      } catch {
        setShown(address);
      }
    });
  if (shown !== undefined) {
    const label = `Preview link of ${title} ${version}`;
    return <TextInput label={label} value={shown} readOnly onFocus={({ target }) => target.select()} />;
  }
  return (
    <IconButton
      size="small"
      busy={busy}
      label={`Copy preview link of ${title} ${version}`}
      title="Copy preview link"
      onClick={() => void copy()}
    >
      <Link2 aria-hidden="true" />
    </IconButton>
  );
}
