import { fetchOwnRoles, type Role } from 'api-client';
import { useRead } from 'shared-store';

/** The roles of every site with their permissions. */
export const PRESETS: Readonly<Record<Role, { readonly name: string; readonly summary: string }>> = {
  editor: { name: 'Editor', summary: 'Content and messages, no applications' },
  author: { name: 'Author', summary: 'Writes content and sends it for review, publishes nothing' },
  recruiter: { name: 'Recruiter', summary: 'Jobs and applications only' },
  translator: { name: 'Translator', summary: 'Translations only' },
  owner: { name: 'Owner', summary: 'Everything' },
};

const presetOf = (role: string) => Object.entries(PRESETS).find(([name]) => name === role)?.[1];

/** The permissions of a role that every site has, in a sentence. */
export const roleHint = (role: string): string | undefined => presetOf(role)?.summary;

/** The roles that an administrator can get: those of every site, and those that owners made. */
export function useRoleOptions(): readonly { readonly value: string; readonly label: string }[] {
  const { data: own = [] } = useRead(fetchOwnRoles);
  return [
    ...Object.entries(PRESETS).map(([value, { name }]) => ({ value, label: name })),
    ...own.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
}

/** The name of a role: one of every site, or one that owners made. */
export function useRoleName(): (role: string) => string {
  const { data: own = [] } = useRead(fetchOwnRoles);
  return (role) => (own.find(({ _id }) => _id === role) ?? presetOf(role))?.name ?? role;
}
