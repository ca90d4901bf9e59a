import { isAllowed, ROLES, type Action, type Right, type Role } from 'api-client';
import { isRemoteCollection } from 'api-client/content-types';
import { completeRights, contentPresets, presetRights } from 'api-client/rights';
import type { Grants } from './role-rights';

/** A kind of content, or another part of the administration. */
export interface Guarded {
  readonly collection: string;
  /** Of a collection of a remote: the roles that its definition names. */
  readonly roles?: readonly Role[] | undefined;
}

/** The rights to a collection of a remote follow from its definition for the roles of every site. */
function rightsToRemote({ role }: Pick<Grants, 'role'>, { collection, roles }: Guarded): readonly Right[] {
  const preset = ROLES.find((one) => one === role);
  return preset ? completeRights(role, presetRights(preset, [{ collection, presets: contentPresets(roles) }])) : [];
}

/** Whether an account may do this to this kind. Every permission of the API is an answer of this function. */
export function may(
  account: Pick<Grants, 'role' | 'rights'>,
  kind: Guarded,
  action: Action | 'read' | 'change',
): boolean {
  const needed = [`${kind.collection}:${action}`] as const;
  return (
    isAllowed(account.rights, needed) ||
    (isRemoteCollection(kind.collection) && isAllowed(rightsToRemote(account, kind), needed))
  );
}
