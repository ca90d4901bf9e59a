import type { Right } from 'api-client';
import { useId, type ReactNode } from 'react';
import { CONTENT_ACTIONS, rightOf } from './role-words';
import type { NamedKind } from './use-granted-kinds';
import classes from './own-roles.module.css';

interface RightsTableProps {
  readonly kinds: readonly NamedKind[];
  readonly rights: readonly Right[];
  /** Without it, the rights cannot be changed. */
  readonly onChange?: ((rights: readonly Right[]) => void) | undefined;
}

/** A table of checkboxes: the kinds of content, with a column for each action. */
export function RightsTable({ kinds, rights, onChange }: RightsTableProps): ReactNode {
  const id = useId();
  const set = (right: Right, on: boolean): void =>
    onChange?.(on ? [...rights, right] : rights.filter((one) => one !== right));
  return (
    <table className={classes.rights}>
      <caption className={classes.caption}>
        Content. People with any of its first three rights also see what visitors do not see of it.
      </caption>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {CONTENT_ACTIONS.map(({ action, label }) => (
            <th key={action} scope="col" id={`${id}-${action}`}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ collection, label, presets }) => (
          <tr key={collection}>
            <th scope="row" id={`${id}-${collection}`}>
              {label}
            </th>
            {CONTENT_ACTIONS.map(({ action }) => {
              const right = rightOf(collection, action);
              return (
                <td key={action}>
                  {presets[action] ? (
                    <label className={classes.tick}>
                      <input
                        type="checkbox"
                        aria-labelledby={`${id}-${action} ${id}-${collection}`}
                        checked={rights.includes(right)}
                        disabled={!onChange}
                        onChange={({ target }) => set(right, target.checked)}
                      />
                    </label>
                  ) : (
                    <span aria-hidden="true" className={classes.none}>
                      –
                    </span>
                  )}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
