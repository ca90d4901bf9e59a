import type { MenuContributor } from 'federation/contract';
import shell from '../remote';

/** The front ends that contribute menu entries: the live remotes, and the shell. */
export const menuContributors = (remotes: readonly MenuContributor[]): readonly MenuContributor[] => [
  ...remotes,
  shell,
];
