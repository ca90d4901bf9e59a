import { plural } from 'api-client';
import type { ReactNode } from 'react';
import type { Collection } from 'api-client';
import { Notice } from 'ui-kit';
import { usePresence } from './use-presence';

const inWords = (names: readonly string[]): string =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '');

interface PresenceNoticeProps {
  readonly collection: Collection;
  readonly id: string;
}

/** Names the other administrators who have an item open; renders nothing without any. */
export function PresenceNotice({ collection, id }: PresenceNoticeProps): ReactNode {
  const names = usePresence(collection, id).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <Notice tone="info" role="status">
      {`${inWords(names)} ${plural(names.length, 'has', 'have')} this open, too. If you both save, the second to save can compare both versions.`}
    </Notice>
  );
}
