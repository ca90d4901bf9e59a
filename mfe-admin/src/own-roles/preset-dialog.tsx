import type { Role } from 'api-client';
import { presetRights } from 'api-client/rights';
import type { ReactNode } from 'react';
import { Heading, Stack } from 'ui-kit';
import { Dialog } from 'ui-kit/dialog';
import { PRESETS } from '../admins/roles';
import { RightsTable } from './rights-table';
import { partWords, rightOf } from './role-words';
import { useGrantedKinds } from './use-granted-kinds';

/** The rights of a role that every site has; they cannot be changed. */
export function PresetDialog({ role, onClose }: { readonly role: Role; readonly onClose: () => void }): ReactNode {
  const kinds = useGrantedKinds();
  const rights = presetRights(role, kinds);
  const parts = kinds.filter(({ collection }) => rights.includes(rightOf(collection, 'handle')));
  return (
    <Dialog
      unsaved={false}
      size="large"
      onClose={onClose}
      title={PRESETS[role].name}
      description={`${PRESETS[role].summary}. Every site has this role; its rights stay as they are.`}
    >
      <Stack>
        <RightsTable kinds={kinds.filter(({ presets }) => !presets.handle)} rights={rights} />
        {parts.length > 0 && (
          <>
            <Heading level={3} size={6}>
              Other parts
            </Heading>
            <ul>
              {parts.map(({ collection }) => (
                <li key={collection}>{partWords(collection)}</li>
              ))}
            </ul>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
