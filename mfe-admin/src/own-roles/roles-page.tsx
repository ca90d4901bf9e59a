import { deleteOwnRole, fetchOwnRoles, plural, ROLES, type OwnRole, type Role } from 'api-client';
import { CollectionScreen } from 'admin-kit';
import { useState, type ReactNode } from 'react';
import { useChange, useRead } from 'shared-store';
import { Button, Cluster, Heading, Panel, Stack } from 'ui-kit';
import { PRESETS } from '../admins/roles';
import { PresetDialog } from './preset-dialog';
import { RoleDialog } from './role-dialog';
import { rightsSummary } from './role-words';

/** The roles of every site, whose rights can be read, and those that owners make. */
export function Component(): ReactNode {
  const read = useRead(fetchOwnRoles, undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useChange(deleteOwnRole);
  const [edited, setEdited] = useState<OwnRole | 'new'>();
  const [shown, setShown] = useState<Role>();
  return (
    <>
      <CollectionScreen
        title="Roles"
        lead="What people who run the site may do. A role of your own has exactly the rights that you choose."
        noun={{ one: 'role', many: 'roles' }}
        items={read.data}
        read={read}
        defaultSort="name"
        onNew={() => setEdited('new')}
        onEdit={setEdited}
        above={
          <Panel>
            <Stack>
              <Heading level={2} size={5}>
                Roles of every site
              </Heading>
              <Cluster gap={1}>
                {ROLES.map((role) => (
                  <Button
                    key={role}
                    variant="secondary"
                    size="small"
                    aria-label={`Rights of ${PRESETS[role].name}`}
                    onClick={() => setShown(role)}
                  >
                    {PRESETS[role].name}
                  </Button>
                ))}
              </Cluster>
            </Stack>
          </Panel>
        }
        columns={[
          { id: 'name', header: 'Name', value: ({ name }) => name },
          { id: 'rights', header: 'Rights', cell: rightsSummary },
          { id: 'people', header: 'People', cell: ({ people }) => people.join(', ') || 'Nobody yet' },
        ]}
        keyOf={({ _id }) => _id}
        labelOf={({ name }) => name}
        searchText={({ name, people }) => `${name} ${people.join(' ')}`}
        purpose="Roles appear here when you add one, such as a press office that writes and publishes news only."
        deletion={{
          question: ({ length }, names) => ({
            title: `Delete ${plural(length, 'role', 'roles')}`,
            question: `Delete ${names}?`,
            warning: 'A role that people have is not deleted. You can’t undo this.',
            confirmLabel: 'Delete',
          }),
          each: ({ _id }) => remove({ params: { id: _id } }).unwrap(),
        }}
      />
      {edited !== undefined && (
        <RoleDialog role={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
      {shown && <PresetDialog role={shown} onClose={() => setShown(undefined)} />}
    </>
  );
}
