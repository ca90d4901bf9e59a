import { ROLES, type Right } from 'api-client';
import { presetRights, type Kind } from 'api-client/rights';
import { useState, type ReactNode } from 'react';
import { Select } from 'ui-kit';
import { PRESETS } from '../admins/roles';

const NONE = '';

interface StartingRightsProps {
  /** The kinds to which owners give rights. */
  readonly kinds: readonly Kind[];
  readonly onChoose: (rights: readonly Right[]) => void;
}

/** Ticks the rights of a role of every site, to be changed. */
export function StartingRights({ kinds, onChoose }: StartingRightsProps): ReactNode {
  const [chosen, setChosen] = useState(NONE);
  return (
    <Select
      label="Begin with the rights of"
      value={chosen}
      options={[
        { value: NONE, label: 'None' },
        ...ROLES.filter((role) => role !== 'owner').map((role) => ({ value: role, label: PRESETS[role].name })),
      ]}
      onChange={({ target }) => {
        setChosen(target.value);
        const role = ROLES.find((one) => one === target.value);
        onChoose(role ? presetRights(role, kinds) : []);
      }}
    />
  );
}
